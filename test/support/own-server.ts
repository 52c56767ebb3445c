import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';

import { type Account, endWithParent } from './private-postgres.ts';

/** A server program, and how to know that it has started. */
export interface OwnServerOptions {
  readonly program: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Undefined for our own account. */
  readonly account?: Account | undefined;
  /** A part of the line of its output that says so. */
  readonly ready: string;
}

/**
 * Starts an installed server in the foreground, and waits until it is ready.
 * @param options the program
 * @returns ends it
 * @throws Error with its output when it ends before
 */
export async function startOwnServer({
  program,
  args,
  env = {},
  account,
  ready,
}: OwnServerOptions): Promise<() => Promise<void>> {
  const server = spawn(program, args, {
    ...account,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  endWithParent(server, account);
  const said: string[] = [];
  const output = new PassThrough();
  server.stdout.pipe(output, { end: false });
  server.stderr.pipe(output);
  for await (const line of createInterface({ input: output })) {
    said.push(line);
    if (!line.includes(ready)) continue;
    // Keeps reading: a full pipe would block the server.
    output.resume();
    return async () => {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    };
  }
  throw new Error(`${program} did not start:\n${said.join('\n')}`);
}
