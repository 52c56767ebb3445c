import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

import { bundle } from '../../tools/bundle.mjs';
import { ROOT } from '../../tools/run.mjs';

/** How a store runs as a process of its own. */
export interface StoreProcessOptions {
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** The program, relative to the repository; the store's own by default. */
  readonly program?: string;
}

/** A store that runs as a process of its own. */
export interface StoreProcess {
  readonly url: string;
  readonly pid: number;
  /** Its standard output, line by line. */
  readonly lines: readonly string[];
  /** Sends a signal and waits for the exit; resolves to the exit code, or null when the signal ended it. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
}

const MAIN = 'demo/server/main.ts';

/** These stores run for seconds: optimising the code of their database costs more time than it saves. */
const SET_FLAG = "import v8 from 'node:v8';v8.setFlagsFromString('--liftoff-only')";
/** An option of Node that fits into NODE_OPTIONS, too; a Node that does not know the flag ignores it. */
export const COMPILED_ONCE = `--import=data:text/javascript,${encodeURIComponent(SET_FLAG)}`;

/** Bundled programs by their source: a test starts the same program several times. */
const bundles: Record<string, Promise<string>> = {};

/**
 * Runs a store as a process and waits until it is ready.
 * @param options how
 * @returns the running process; the caller ends it
 */
export async function runStore(options: StoreProcessOptions): Promise<StoreProcess> {
  const child = await launch(options);
  const errors: string[] = [];
  child.stderr!.setEncoding('utf8').on('data', (text: string) => errors.push(text));
  const endWithTest = (): boolean => child.kill('SIGKILL');
  process.once('exit', endWithTest);
  const exited = once(child, 'exit');
  void exited.then(() => process.off('exit', endWithTest));
  const lines: string[] = [];
  const output = createInterface({ input: child.stdout! });
  const url = await new Promise<string>((resolve, reject) => {
    output.on('line', (line) => {
      lines.push(line);
      if (line.startsWith('ready ')) resolve(line.slice('ready '.length));
    });
    child.once('exit', (code) => {
      reject(new Error(`the store ended with ${code} before it was ready:\n${errors.join('')}`));
    });
  });
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal);
    const [code] = (await exited) as [number | null];
    return code;
  };
  return { url, pid: child.pid!, lines, end };
}

/**
 * Runs a store that is expected not to start.
 * @param options how
 * @returns its exit code and its output
 */
export async function runStoreToItsEnd(
  options: StoreProcessOptions,
): Promise<{ readonly code: number | null; readonly output: string; readonly errors: string }> {
  const child = await launch(options);
  const said = { output: '', errors: '' };
  child.stdout!.setEncoding('utf8').on('data', (text: string) => (said.output += text));
  child.stderr!.setEncoding('utf8').on('data', (text: string) => (said.errors += text));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, ...said };
}

async function launch({ args = [], env = {}, program = MAIN }: StoreProcessOptions): Promise<ChildProcess> {
  const file = await (bundles[program] ??= bundle(program));
  return spawn(process.execPath, [COMPILED_ONCE, '--enable-source-maps', file, ...args], {
    cwd: ROOT,
    // An empty setting counts as none: this machine's settings must not reach the store.
    env: {
      ...process.env,
      DATABASE_URL: '',
      DATA_DIR: '',
      OWNER_PASSWORD: '',
      PUBLIC_URL: '',
      TRUSTED_PROXIES: '',
      REVIEWS: '',
      SMTP_URL: '',
      MAIL_FROM: '',
      PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
