import { FIRST_LANGUAGES } from '../site/website.ts';
import { OWNER_URLS } from './platform/http/urls.ts';
import { StartFailure } from './platform/shared/start-failure.ts';
import { newOwnerLine } from './platform/shared/strings.ts';
import { readSettings } from './read-settings.ts';
import { startServer, type StoreServer } from './start-server.ts';

async function main(): Promise<void> {
  const server = await startServer({
    languages: FIRST_LANGUAGES,
    ...readSettings(process.argv.slice(2), process.env),
  });
  // Handlers before the message: its reader may stop the process immediately.
  stopOnSignal(server);
  const { url, newOwner } = server;
  if (newOwner !== undefined) {
    const { name, password } = newOwner;
    process.stdout.write(`${newOwnerLine(`${url}${OWNER_URLS.home}`, name, password)}\n`);
  }
  process.stdout.write(`ready ${url}\n`);
}

function stopOnSignal(server: StoreServer): void {
  const stop = (): void => {
    server.close().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

function fail(error: unknown): never {
  const text =
    error instanceof StartFailure ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${text ?? ''}\n`);
  process.exit(1);
}

main().catch(fail);
