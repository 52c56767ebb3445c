import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packed } from '../../../tools/packed.mjs';
import { ROOT, run } from '../../../tools/run.mjs';
import { OUTSIDE } from '../empty-folder.ts';
import { makeTemporaryFolder } from '../temporary-folder.ts';

/** The example apps of demo/hosts that a tool builds. */
export const HOSTS = ['react', 'vue', 'svelte', 'solid', 'lit', 'angular'] as const;

/** The name of an example app. */
export type Host = (typeof HOSTS)[number];

/** The programs of test/hosts that need packages of their own. */
export const PROGRAMS = ['astro', 'runtimes'] as const;

/** An app or a program with a lock file. */
export type Locked = Host | (typeof PROGRAMS)[number];

/** How the tool of an app is told about its store. */
export interface HostStore {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

// Only stops a hanging program; a slow registry needs minutes for Angular.
const LIMIT_MS = 30 * 60_000;
const ARCHIVE = 'storefront-elements.tgz';
const OURS = 'node_modules/storefront-elements';
/** As the lock files are complete, npm asks the registry only for archives that it has not kept. */
const INSTALL = ['ci', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
const LOCK = ['install', '--package-lock-only', '--no-audit', '--no-fund', '--loglevel=error'];

const installed = new Map<Locked, Promise<string>>();

/**
 * Names the lock file of an app, which is not part of the example: it names our archive.
 * @param host which
 * @returns its absolute path
 */
export function lockOf(host: Locked): string {
  return path.join(ROOT, 'test/hosts', host, 'package-lock.json');
}

/**
 * Names the folder of an app's sources.
 * @param host which
 * @returns its absolute path
 */
export function sourceOf(host: Locked): string {
  return path.join(ROOT, PROGRAMS.some((name) => name === host) ? 'test/hosts' : 'demo/hosts', host);
}

/**
 * Copies an app into an empty folder and installs its packages, with ours from the packed archive. All tests of a process share
 * the folder; it is removed at its end.
 * @param host which
 * @returns the absolute path
 */
export function installHost(host: Locked): Promise<string> {
  const folder = installed.get(host) ?? install(host);
  installed.set(host, folder);
  return folder;
}

async function install(host: Locked): Promise<string> {
  const folder = await copyHost(host);
  cpSync(lockOf(host), path.join(folder, 'package-lock.json'));
  await npm(folder, INSTALL);
  return folder;
}

/**
 * Writes the lock file of an app, after a change of its packages or of ours.
 * @param host which
 */
export async function lockHost(host: Locked): Promise<void> {
  const folder = await copyHost(host);
  await npm(folder, LOCK);
  const lock = JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { integrity?: string }>;
  };
  // Every build has another one.
  delete lock.packages[OURS]!.integrity;
  mkdirSync(path.dirname(lockOf(host)), { recursive: true });
  writeFileSync(lockOf(host), `${JSON.stringify(lock, null, 2)}\n`);
}

async function copyHost(host: Locked): Promise<string> {
  const folder = makeTemporaryFolder();
  process.once('exit', () => {
    removeLater(folder);
  });
  const source = sourceOf(host);
  // What a developer has installed or built there stays there.
  const isSource = (file: string): boolean =>
    !/^(node_modules|dist|\.angular|package-lock\.json)\b/.test(path.relative(source, file));
  cpSync(source, folder, { recursive: true, filter: isSource });
  cpSync(await packed(), path.join(folder, ARCHIVE));
  const place = path.join(folder, 'package.json');
  const written = readFileSync(place, 'utf8');
  writeFileSync(place, written.replace(/("storefront-elements": )"[^"]+"/, `$1"file:${ARCHIVE}"`));
  return folder;
}

// Tens of thousands of files: some disks need minutes to free them.
function removeLater(folder: string): void {
  const script = 'fs.rmSync(process.argv[1], { recursive: true, force: true })';
  spawn(process.execPath, ['-e', script, folder], { detached: true, stdio: 'ignore' }).unref();
}

/**
 * Says how an app is built for a store.
 * @param host which
 * @param url of the store
 */
export function storeOf(host: Host, url: string): HostStore {
  return host === 'angular'
    ? { args: ['--define', `API_ROOT='${url}'`], env: {} }
    : { args: [], env: { VITE_API_ROOT: url } };
}

/**
 * Runs a script of an app's package.json, as `npm run` does.
 * @param folder of the app
 * @param script its name
 * @param how arguments and variables for its program
 * @returns what it printed
 * @throws Error with what it printed if it fails
 */
export function runScript(folder: string, script: string, { args, env }: HostStore): Promise<string> {
  return npm(folder, ['run', script, '--', ...args], env);
}

async function npm(
  cwd: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { code, output } = await run('npm', [...args], {
    cwd,
    env: { ...OUTSIDE, ...env },
    timeLimitMs: LIMIT_MS,
  });
  if (code !== 0) throw new Error(`npm ${args.join(' ')} in ${cwd}:\n${output}`);
  return output;
}
