import { readSettings } from './read-settings.ts';
import { StartFailure } from './start-failure.ts';
import { startServer, type StoreServer } from './start-server.ts';

async function main(): Promise<void> {
  const server = await startServer(readSettings(process.argv.slice(2), process.env));
  process.stdout.write(`ready ${server.url}\n`);
  stopOnSignal(server);
}

function stopOnSignal(server: StoreServer): void {
  const stop = (): void => {
    server.close().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

function fail(error: unknown): never {
  const text =
    error instanceof StartFailure ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${text ?? ''}\n`);
  process.exit(1);
}

main().catch(fail);
