import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';

import { findPostgres } from '../../tools/postgres.mjs';
import { makeMemoryFolder, makeTemporaryFolder, removeFolder } from './temporary-folder.ts';

/** The account of PostgreSQL if we are root: its own, or one that every Linux has. */
const ACCOUNTS = ['postgres', 'nobody'];
const PORT = 54_329;
const READY = /ready to accept (?:read-only )?connections/;

/** A PostgreSQL that copies another one. */
export interface PrivateReplica extends PrivatePostgres {
  /** Names its copy of a database of the primary. */
  readonly urlOf: (address: string) => string;
}

/** A PostgreSQL for one test: its own folder, reachable only through a socket in that folder. */
export interface PrivatePostgres {
  /** Creates a database, empty or a copy of another without connections; resolves to its URL. */
  readonly createDatabase: (original?: string) => Promise<string>;
  /** Where it listens. */
  readonly socketFile: string;
  /** Its server process. */
  readonly pid: () => number;
  /** Drops the database of a URL, even with connections. */
  readonly dropDatabase: (address: string) => Promise<void>;
  /** Ends the server at once as a crash would, and starts it again. */
  readonly crashAndRestart: () => Promise<void>;
  /** Ends it as an administrator would. */
  readonly stop: () => Promise<void>;
  /** Starts it again after `stop`. */
  readonly start: () => Promise<void>;
  /** Ends it and copies its data, for another server that starts with them. */
  readonly stopAndCopyData: (folder: string) => Promise<void>;
  /** Ends it and removes its folder. */
  readonly close: () => Promise<void>;
}

interface PrivatePostgresOptions {
  readonly isDurable?: boolean;
  readonly copiedData?: string;
  readonly programs?: string;
  readonly primary?: PrivatePostgres;
}

/**
 * Starts a PostgreSQL in a folder of its own.
 * @param options how
 * @param options.isDurable true keeps fsync on, as tests of crashes need it
 * @param options.primary the server whose data were copied, if this is its replica
 * @param options.copiedData a folder that `stopAndCopyData` wrote; default: without databases
 * @param options.programs the folder of its programs; default: that of `findPostgres`
 * @returns the running server; close it in the end
 */
export async function startPrivatePostgres({
  isDurable = false,
  copiedData,
  programs: chosen,
  primary,
}: PrivatePostgresOptions = {}): Promise<PrivatePostgres> {
  const account = accountForPostgres();
  const folder = makeTemporaryFolder();
  // In memory if it need not be durable: on a disk, dropping dozens of databases takes a minute.
  const home = isDurable ? folder : makeMemoryFolder();
  const folders = new Set([folder, home]);
  if (account !== undefined) for (const each of folders) chownSync(each, account.uid, account.gid);
  const programs = programsFor(account, folder, chosen ?? findPostgres()!);
  const data = path.join(home, 'data');
  const initdb = [
    `--pgdata=${data}`,
    '--username=store',
    '--auth=trust',
    '--no-sync',
    '--encoding=UTF8',
    '--locale=C',
  ];
  if (copiedData !== undefined) copyWithOwners(copiedData, data);
  else execFileSync(path.join(programs, 'initdb'), initdb, { ...account, stdio: 'ignore' });
  if (primary) writeFileSync(path.join(data, 'standby.signal'), '');
  const settings = {
    listen_addresses: '',
    unix_socket_directories: folder,
    port: PORT,
    fsync: isDurable,
    max_connections: 50,
    max_wal_size: '128MB',
    lc_messages: 'C',
    ...(primary && { primary_conninfo: conninfoOf(primary) }),
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  let server: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    server = spawn(path.join(programs, 'postgres'), ['-D', data, ...args], {
      ...account,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    endWithParent(server, account);
    await untilReady(server);
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const ended = server;
    server = undefined;
    if (ended === undefined) return;
    const gone = once(ended, 'exit');
    ended.kill(signal);
    await gone;
  };
  // SIGQUIT: immediate shutdown; the folder is removed anyway.
  const endWithTest = (): unknown => server?.kill('SIGQUIT');
  process.once('exit', endWithTest);
  await start();
  return {
    createDatabase: (original) => createDatabase(folder, original),
    socketFile: path.join(folder, `.s.PGSQL.${PORT}`),
    pid: () => server!.pid!,
    dropDatabase: (address) => command(folder, `drop database ${nameIn(address)} with (force)`),
    start,
    stop: () => end('SIGINT'),
    stopAndCopyData: async (target) => {
      await end('SIGINT');
      copyWithOwners(data, target);
    },
    crashAndRestart: async () => {
      await end('SIGQUIT');
      await start();
    },
    close: async () => {
      await end('SIGQUIT');
      process.off('exit', endWithTest);
      folders.forEach(removeFolder);
    },
  };
}

/**
 * Starts a streaming replica of a PostgreSQL, which it restarts to copy its data.
 * @param primary without connections
 * @returns the running replica; close it before the primary
 */
export async function startReplica(primary: PrivatePostgres): Promise<PrivateReplica> {
  const copies = makeTemporaryFolder();
  const copiedData = path.join(copies, 'data');
  await primary.stopAndCopyData(copiedData);
  await primary.start();
  const replica = await startPrivatePostgres({ copiedData, primary });
  removeFolder(copies);
  const folder = path.dirname(replica.socketFile);
  return { ...replica, urlOf: (address) => addressOf(folder, nameIn(address)) };
}

/**
 * Ends a server with the test process: a killed one could not end it. This shell outlives it, and its input closes.
 * @param server to end, by SIGQUIT
 * @param account of the server
 */
export function endWithParent(server: ChildProcess, account: Account | undefined): void {
  const watch = spawn('sh', ['-c', 'read line; kill -QUIT "$0"', String(server.pid)], {
    ...account,
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watch.unref();
  server.once('exit', () => watch.kill('SIGKILL'));
}

/** An account of the system. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/**
 * Finds an account for PostgreSQL and PgBouncer, which refuse to run as root.
 * @returns undefined unless we are root
 */
export function accountForPostgres(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const name = ACCOUNTS.find((each) => spawnSync('id', [each]).status === 0);
  if (name === undefined) throw new Error(`PostgreSQL needs an account of ${ACCOUNTS.join(' or ')}`);
  const idOf = (flag: string): number => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

// Other users cannot read a clone in root's home, so its programs are copied out of node_modules.
function programsFor(account: Account | undefined, folder: string, programs: string): string {
  const initdb = path.join(programs, 'initdb');
  if (account === undefined || spawnSync(initdb, ['--version'], account).status === 0) return programs;
  const copy = path.join(folder, 'programs');
  cpSync(path.dirname(programs), copy, { recursive: true, verbatimSymlinks: true });
  return path.join(copy, 'bin');
}

// cpSync of Node gives the copies to us, but PostgreSQL demands that it owns its data.
function copyWithOwners(from: string, to: string): void {
  execFileSync('cp', ['-a', from, to]);
}

async function untilReady(server: ChildProcess): Promise<void> {
  const lines = createInterface({ input: server.stderr! });
  const said: string[] = [];
  for await (const line of lines) {
    said.push(line);
    if (READY.test(line)) {
      // Keeps reading: a full pipe would block the server.
      server.stderr!.resume();
      return;
    }
  }
  throw new Error(`PostgreSQL did not start:\n${said.join('\n')}`);
}

let databaseCount = 0;

async function createDatabase(folder: string, original?: string): Promise<string> {
  databaseCount += 1;
  const name = `store${databaseCount}`;
  const template = original === undefined ? '' : `template ${nameIn(original)}`;
  await command(folder, `create database ${name} ${template}`);
  return addressOf(folder, name);
}

async function command(folder: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: addressOf(folder, 'postgres') });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

function conninfoOf({ socketFile }: PrivatePostgres): string {
  return `host=${path.dirname(socketFile)} port=${PORT} user=store`;
}

function nameIn(address: string): string {
  return new URL(address).pathname.slice(1);
}

function addressOf(folder: string, name: string): string {
  return `postgres://store@localhost:${PORT}/${name}?host=${encodeURIComponent(folder)}`;
}
