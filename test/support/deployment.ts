import assert from 'node:assert/strict';
import { chmodSync, chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

import { findInstalled } from '../../tools/installed.mjs';
import { ROOT } from '../../tools/run.mjs';
import { freePort } from './free-port.ts';
import { startOwnServer } from './own-server.ts';
import { PGBOUNCER_READY } from './pgbouncer.ts';
import { accountForPostgres } from './private-postgres.ts';

const FOLDER = path.join(ROOT, 'demo/deploy');

/** The part of a service of compose.yaml that tests read. */
export interface Service {
  readonly image: string;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly depends_on?: readonly string[] | Readonly<Record<string, unknown>>;
  readonly build?: { readonly context: string; readonly dockerfile: string };
}

/**
 * Reads a file of the deployment.
 * @param name in demo/deploy
 */
export function readDeployed(name: string): string {
  return readFileSync(path.join(FOLDER, name), 'utf8');
}

/**
 * Reads the services, as Compose does.
 * @param env the variables of `.env`
 * @returns service by name
 */
export function readServices(env: Readonly<Record<string, string>>): Readonly<Record<string, Service>> {
  const text = readDeployed('compose.yaml').replaceAll(
    /\$\{(\w+)(?::([?-])([^}]*))?\}/g,
    (_, name: string, kind?: string, fallback?: string) => {
      const value = env[name] ?? (kind === '-' ? fallback : undefined);
      assert.ok(value !== undefined, `${name} is set`);
      return value;
    },
  );
  return (parse(text) as { readonly services: Readonly<Record<string, Service>> }).services;
}

/**
 * Replaces addresses of containers with those of this machine, and nothing else.
 * @param text of a file
 * @param places place in a container → place here; each occurs in the text
 */
export function moveHere(text: string, places: Readonly<Record<string, string>>): string {
  let moved = text;
  for (const [there, here] of Object.entries(places)) {
    assert.ok(moved.includes(there), `the file has ${there}`);
    moved = moved.replaceAll(there, here);
  }
  return moved;
}

/** A server of the deployment that runs on this machine. */
export interface DeployedServer {
  readonly port: number;
  readonly end: () => Promise<void>;
}

/**
 * Runs PgBouncer as its container does: by the command of its image, with its file.
 * @param folder for its files
 * @param databaseUrl of the PostgreSQL
 * @param password of the role `store`
 */
export async function startDeployedPgBouncer(
  folder: string,
  databaseUrl: string,
  password: string,
): Promise<DeployedServer> {
  const port = await freePort();
  const { pathname, port: serverPort, searchParams } = new URL(databaseUrl);
  const account = accountForPostgres();
  const own = path.join(folder, 'pgbouncer');
  mkdirSync(own);
  const [file, users] = [path.join(own, 'pgbouncer.ini'), path.join(own, 'users.txt')];
  const config = moveHere(readDeployed('pgbouncer.ini'), {
    'host=postgres port=5432 dbname=store': `host=${searchParams.get('host')} port=${serverPort} dbname=${pathname.slice(1)}`,
    'listen_addr = 0.0.0.0': 'listen_addr = 127.0.0.1',
    'listen_port = 6432': `listen_port = ${port}`,
    '/dev/shm/users.txt': users,
  });
  writeFileSync(file, config);
  if (account !== undefined) for (const each of [folder, own]) chownSync(each, account.uid, account.gid);
  const [, command = ''] = /^CMD (.*)$/m.exec(readDeployed('pgbouncer.Dockerfile')) ?? [];
  const [program, ...args] = (JSON.parse(command) as readonly string[]).map((part) =>
    part.replaceAll('/dev/shm/users.txt', users).replaceAll('/etc/pgbouncer/pgbouncer.ini', file),
  );
  const PATH = `${process.env['PATH'] ?? ''}:${path.dirname(findInstalled('pgbouncer'))}`;
  const env = { PATH, POSTGRES_PASSWORD: password };
  return {
    port,
    end: await startOwnServer({ program: program!, args, env, account, ready: PGBOUNCER_READY }),
  };
}

/**
 * Runs nginx with its file.
 * @param folder for its files
 * @param port to listen on
 * @param storePorts the ports of store-1, store-2 …
 */
export async function startDeployedNginx(
  folder: string,
  port: number,
  storePorts: readonly string[],
): Promise<DeployedServer> {
  const own = path.join(folder, 'nginx');
  mkdirSync(own);
  // Its workers have an account of their own, if we are root.
  chmodSync(folder, 0o711);
  const file = path.join(own, 'nginx.conf');
  const stores = storePorts.map((each, index) => [`store-${index + 1}:4173`, `127.0.0.1:${each}`] as const);
  const places = {
    'listen 8080;': `listen 127.0.0.1:${port};`,
    '/run/': `${own}/`,
    '/var/cache/nginx/': `${own}/`,
  };
  writeFileSync(file, moveHere(readDeployed('nginx.conf'), { ...places, ...Object.fromEntries(stores) }));
  const args = ['-p', own, '-c', file, '-e', 'stderr', '-g', 'daemon off;'];
  const ready = 'start worker process ';
  return { port, end: await startOwnServer({ program: findInstalled('nginx'), args, ready }) };
}
