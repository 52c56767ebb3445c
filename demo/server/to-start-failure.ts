import { StartFailure } from './start-failure.ts';
import { START_FAILURES } from './strings.ts';

/** What the server was told to use. */
export interface StartPlace {
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}

const UNREACHABLE: readonly unknown[] = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'ECONNRESET',
  'ENOENT',
];
const FOLDER_TROUBLE: readonly unknown[] = [
  'EACCES',
  'EPERM',
  'EROFS',
  'ENOSPC',
  'ENOTDIR',
  'EEXIST',
  'ENOENT',
];
/** PostgreSQL's codes have five characters, Node's begin with an E. */
const POSTGRES_CODE = /^[0-9A-Z]{5}$/;

/**
 * Turns what went wrong at the start into one sentence, where it is something that the person at the terminal can
 * mend; everything else stays as it is.
 * @param error what was thrown
 * @param place what the server was told to use
 * @returns a StartFailure, or the error itself
 * Source: design §5.7
 */
export function toStartFailure(error: unknown, place: StartPlace): unknown {
  if (error instanceof StartFailure || !(error instanceof Error)) return error;
  const code = 'code' in error ? error.code : undefined;
  const { port, databaseUrl, dataDir } = place;
  if ('syscall' in error && error.syscall === 'listen') return toPortFailure(error, code, port);
  if (databaseUrl !== undefined) return toDatabaseFailure(error, code, databaseUrl);
  return FOLDER_TROUBLE.includes(code)
    ? new StartFailure(START_FAILURES.unusableFolder(dataDir, error.message))
    : error;
}

function toPortFailure(error: Error, code: unknown, port: number): Error {
  if (code === 'EADDRINUSE') return new StartFailure(START_FAILURES.usedPort(port));
  return code === 'EACCES' ? new StartFailure(START_FAILURES.refusedPort(port)) : error;
}

function toDatabaseFailure(error: Error, code: unknown, databaseUrl: string): Error {
  const where = placeOf(databaseUrl);
  if (where === undefined) return new StartFailure(START_FAILURES.badDatabaseUrl);
  if (UNREACHABLE.includes(code) || /timeout|terminated/i.test(error.message)) {
    return new StartFailure(START_FAILURES.unreachableDatabase(where));
  }
  if (typeof code === 'string' && POSTGRES_CODE.test(code)) {
    return new StartFailure(START_FAILURES.refusedDatabase(where, error.message));
  }
  return error;
}

/** Host and name only: an address may carry a password. */
function placeOf(databaseUrl: string): string | undefined {
  if (!/^postgres(ql)?:\/\//.test(databaseUrl)) return undefined;
  if (!URL.canParse(databaseUrl)) return undefined;
  const { host, pathname, searchParams } = new URL(databaseUrl);
  return `${host || (searchParams.get('host') ?? '')}${pathname}`;
}
