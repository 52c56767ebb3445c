import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { findPostgres } from '../../../tools/postgres.mjs';
import { run } from '../../../tools/run.mjs';
import { type PrivatePostgres, startPrivatePostgres } from '../private-postgres.ts';
import { SEED } from './catalog.ts';
import { medusaOwner } from './medusa-owner.ts';
import { openLoopbackPort } from './loopback-port.ts';
import type { BackendOwner } from './owner.ts';
import { hashOf, keep, sourcesOf } from './packages.ts';
import { makeBackendFolder, runBackend } from './server-process.ts';

/** What a page needs to know of a Medusa server, and what its owner knows. */
interface MedusaSettings {
  /** In the header `x-publishable-api-key` of every request. */
  readonly publishableKey: string;
  /** Of the Admin API: the name of HTTP basic authentication, without a password. */
  readonly secretKey: string;
  /** Currency → the region that sells in it. */
  readonly regions: { readonly usd: string; readonly jpy: string };
}

/** A Medusa server with the catalog of the cart suite. */
export interface Medusa {
  /** Its origin. */
  readonly url: string;
  readonly settings: MedusaSettings;
  readonly owner: BackendOwner;
  readonly pid: number;
  /** What it printed. */
  readonly output: () => string;
  /** Ends it and its database, with the data. */
  readonly stop: () => Promise<void>;
}

// Of a step of the preparation, on a busy machine.
const STEP_LIMIT_MS = 30 * 60_000;
const ENV = { NODE_ENV: 'production', MEDUSA_DISABLE_TELEMETRY: 'true', LOG_LEVEL: 'warn' };
/** Every PostgreSQL has it. */
const DATABASE = 'postgres';
const CLI = 'node_modules/@medusajs/cli/cli.js';

/**
 * Starts Medusa with a PostgreSQL of its own, on a free port of this machine. Migrations and seed are kept between runs: each
 * start works on a copy. Every cart that a page creates belongs to a new visitor.
 * @param options how
 * @param options.port default: a free one
 * @returns the server; the caller stops it
 */
export async function startMedusa({ port = 0 } = {}): Promise<Medusa> {
  const seeded = await keepSeededData();
  const settings = read(path.join(seeded, 'settings.json')) as MedusaSettings;
  const database = await openDatabase(path.join(seeded, 'data'));
  try {
    const { answer: url, ...server } = await runBackend({
      backend: 'medusa',
      port,
      args: ['server.mjs'],
      env: { ...ENV, DATABASE_URL: database.address },
    });
    const stop = async (): Promise<void> => {
      await server.stop();
      await database.close();
    };
    return { url, settings, owner: medusaOwner(url, settings.secretKey), ...server, stop };
  } catch (error) {
    await database.close();
    throw error;
  }
}

interface OpenDatabase {
  /** Names a port, as Medusa cannot use socket files. */
  readonly address: string;
  readonly stopAndCopyData: PrivatePostgres['stopAndCopyData'];
  readonly close: () => Promise<void>;
}

async function openDatabase(copiedData?: string): Promise<OpenDatabase> {
  const postgres = await startPrivatePostgres({ copiedData });
  const { port, close } = await openLoopbackPort(postgres.socketFile);
  return {
    address: `postgres://store@127.0.0.1:${port}/${DATABASE}`,
    stopAndCopyData: postgres.stopAndCopyData,
    close: async () => {
      close();
      await postgres.close();
    },
  };
}

function keepSeededData(): Promise<string> {
  const sources = ['package-lock.json', 'medusa-config.js', 'seed.js'].map((file) =>
    readFileSync(path.join(sourcesOf('medusa'), file)),
  );
  // A PostgreSQL of another version cannot read the data.
  const version = execFileSync(path.join(findPostgres()!, 'postgres'), ['--version']);
  return keep('medusa-data', hashOf(...sources, JSON.stringify(SEED), version), seedInto);
}

async function seedInto(target: string): Promise<void> {
  console.error('Migrating and seeding medusa for the tests, once…');
  const database = await openDatabase();
  const { folder, remove } = await makeBackendFolder('medusa');
  try {
    for (const args of [['db:migrate'], ['exec', './seed.js']]) {
      const env = { ...ENV, DATABASE_URL: database.address };
      const options = { cwd: folder, env, timeLimitMs: STEP_LIMIT_MS };
      const { code, output } = await run(process.execPath, [CLI, ...args], options);
      if (code !== 0) throw new Error(`medusa ${args.join(' ')} ended with ${code}:\n${output}`);
    }
    mkdirSync(target);
    await database.stopAndCopyData(path.join(target, 'data'));
    cpSync(path.join(folder, 'settings.json'), path.join(target, 'settings.json'));
  } finally {
    remove();
    await database.close();
  }
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
