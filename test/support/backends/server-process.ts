import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';

import { makeTemporaryFolder, removeFolder } from '../temporary-folder.ts';
import { SEED } from './catalog.ts';
import { type Backend, installPackages, sourcesOf } from './packages.ts';

// Only stop a server that hangs: on a busy machine it needs minutes.
const START_LIMIT_MS = 15 * 60_000;
const STOP_LIMIT_MS = 30_000;
const READY = 'ready ';
const END_WITH_PARENT = path.join(import.meta.dirname, '../../backends/end-with-parent.cjs');

/** A running server. */
export interface BackendProcess {
  /** What follows `ready` in its output. */
  readonly answer: string;
  readonly pid: number;
  /** What it printed, for the message of a failed test. */
  readonly output: () => string;
  /** Ends it; a second call does nothing. */
  readonly stop: () => Promise<void>;
}

/** Which program of a backend runs, and how. */
export interface BackendProgram {
  readonly backend: Backend;
  /** Relative to the backend's folder. */
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** 0 for a free one. */
  readonly port: number;
}

/**
 * Runs a program of a backend in a folder of its own, with a copy of the backend's sources, and waits until it prints that it
 * is ready. It ends with this process, however that ends.
 * @param program what
 * @returns the running server
 * @throws Error with its output if it ends before or takes too long
 */
export async function runBackend({ backend, args, env, port }: BackendProgram): Promise<BackendProcess> {
  const { folder, remove } = await makeBackendFolder(backend);
  const child = spawn(process.execPath, ['--require', END_WITH_PARENT, ...args], {
    cwd: folder,
    env: { ...withoutSettings(), ...env, PORT: String(port) },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit').then(remove);
  const output: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => output.push(text));
  const stop = (): Promise<void> => end(child, exited);
  try {
    const answer = await untilReady(child, output);
    return { answer, pid: child.pid!, output: () => output.join(''), stop };
  } catch (error) {
    await stop();
    throw new Error(`${backend}: ${(error as Error).message}\n${output.join('')}`, { cause: error });
  }
}

/**
 * Makes a folder with a copy of a backend's sources, its packages and the catalog.
 * @param backend which
 * @returns the folder
 */
export async function makeBackendFolder(
  backend: Backend,
): Promise<{ readonly folder: string; readonly remove: () => void }> {
  const packages = await installPackages(backend);
  const folder = makeTemporaryFolder();
  // Packages that somebody installed by hand stay there.
  const isOurs = (file: string): boolean => path.basename(file) !== 'node_modules';
  cpSync(sourcesOf(backend), folder, { recursive: true, filter: isOurs });
  symlinkSync(path.join(packages, 'node_modules'), path.join(folder, 'node_modules'));
  writeFileSync(path.join(folder, 'catalog.json'), JSON.stringify(SEED));
  const remove = (): void => {
    removeFolder(folder);
  };
  return { folder, remove };
}

// Settings of this machine that would reach the server.
function withoutSettings(): NodeJS.ProcessEnv {
  const { DATABASE_URL: _url, REDIS_URL: _redis, NODE_OPTIONS: _options, ...others } = process.env;
  return others;
}

async function untilReady(child: ChildProcess, output: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => {
      reject(new Error(`not ready after ${START_LIMIT_MS / 60_000} minutes`));
    }, START_LIMIT_MS);
    createInterface({ input: child.stdout! }).on('line', (line) => {
      output.push(`${line}\n`);
      if (!line.startsWith(READY)) return;
      clearTimeout(limit);
      resolve(line.slice(READY.length));
    });
    child.once('error', reject).once('exit', (code) => {
      clearTimeout(limit);
      reject(new Error(`ended with ${code} before it was ready`));
    });
  });
}

async function end(child: ChildProcess, exited: Promise<void>): Promise<void> {
  const limit = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
  child.stdin!.end();
  await exited;
  clearTimeout(limit);
}
