import { isUnreachable } from './platform/database/is-unreachable.ts';
import type { DatabaseVariable } from './platform/database/open-database.ts';
import { placeOfDatabase } from './platform/database/place-of-database.ts';
import { StartFailure } from './platform/shared/start-failure.ts';
import { START_FAILURES } from './platform/shared/start-failures.ts';

/** The port, folder and database of the settings. */
export interface StartPlace {
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** The environment variable of `databaseUrl`. */
  readonly variable?: DatabaseVariable;
}

const FOLDER_TROUBLE: readonly unknown[] = [
  'EACCES',
  'EPERM',
  'EROFS',
  'ENOSPC',
  'ENOTDIR',
  'EEXIST',
  'ENOENT',
  // file systems without locks
  'ENOLCK',
  'ENOTSUP',
];

/**
 * Turns an error of the start into one sentence, if the person at the terminal can fix it.
 * @param error what was thrown
 * @param place port, folder and database of the settings
 * @returns a StartFailure; any other error as it is
 * Source: docs/behaviour/reference-store.md §1.2
 */
export function toStartFailure(error: unknown, place: StartPlace): unknown {
  if (error instanceof StartFailure || !(error instanceof Error)) return error;
  const code = 'code' in error ? error.code : undefined;
  const { port, databaseUrl, dataDir } = place;
  if ('syscall' in error && error.syscall === 'listen') return toPortFailure(error, code, port);
  if (databaseUrl !== undefined) return toDatabaseFailure(error, code, place);
  return FOLDER_TROUBLE.includes(code)
    ? new StartFailure(START_FAILURES.unusableFolder(dataDir, error.message))
    : error;
}

function toPortFailure(error: Error, code: unknown, port: number): Error {
  if (code === 'EADDRINUSE') return new StartFailure(START_FAILURES.usedPort(port));
  return code === 'EACCES' ? new StartFailure(START_FAILURES.refusedPort(port)) : error;
}

function toDatabaseFailure(
  error: Error,
  code: unknown,
  { databaseUrl = '', variable = 'DATABASE_URL' }: StartPlace,
): Error {
  const place = placeOfDatabase(databaseUrl) ?? '';
  if (isUnreachable(error)) return new StartFailure(START_FAILURES.unreachableDatabase(place, variable));
  // Wrong passwords and TLS problems are plain errors; our own mistakes have other names.
  const isForeign = error.name === 'Error' || typeof code === 'string';
  if (!isForeign) return error;
  const reason = error.message.replaceAll(/\s+/g, ' ').replace(/\.$/, '');
  return new StartFailure(START_FAILURES.refusedDatabase(place, reason), { cause: error });
}
