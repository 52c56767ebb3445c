import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { OUTSIDE } from '../empty-folder.ts';
import { freePort } from '../free-port.ts';

/** The development server of an app. */
export interface DevServer {
  readonly url: string;
  /** Ends it, with the programs that it has started. */
  readonly close: () => Promise<void>;
}

const HOST = '127.0.0.1';
// Only stops a server that hangs: Angular's first build takes half a minute on a busy machine.
const START_LIMIT_MS = 10 * 60_000;
const POLL_MS = 100;

/**
 * Runs the development server of an app, or another one, and waits until its page is served.
 * @param folder of the app, with its packages
 * @param script of its package.json, which takes a port and a host
 * @returns the server; the caller closes it
 * @throws Error with what it printed if it ends or takes too long
 */
export async function startDevServer(folder: string, script = 'dev'): Promise<DevServer> {
  const port = await freePort(HOST);
  const args = ['run', script, '--', '--port', String(port), '--host', HOST];
  const child = spawn('npm', args, {
    cwd: folder,
    env: { ...process.env, ...OUTSIDE },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: npm does not pass a signal on to the programs that it has started.
    detached: true,
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => output.push(text));
  const exited = once(child, 'exit');
  const kill = (): void => {
    if (child.exitCode === null) process.kill(-child.pid!, 'SIGKILL');
  };
  process.once('exit', kill);
  const close = async (): Promise<void> => {
    process.off('exit', kill);
    kill();
    await exited;
  };
  const url = `http://${HOST}:${port}/`;
  const end = Date.now() + START_LIMIT_MS;
  while (!(await isServed(url))) {
    if (child.exitCode !== null || Date.now() > end) {
      await close();
      throw new Error(`npm run ${script} in ${folder}:\n${output.join('')}`);
    }
    await delay(POLL_MS);
  }
  return { url, close };
}

async function isServed(url: string): Promise<boolean> {
  const answer = await fetch(url).catch(() => null);
  await answer?.body?.cancel();
  return answer?.ok ?? false;
}
