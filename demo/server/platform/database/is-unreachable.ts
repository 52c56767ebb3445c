/** Node's codes for connections that failed or broke. */
const SYSTEM_CODES: readonly unknown[] = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  'ENOENT',
];
/** PostgreSQL's: connection exceptions, too many connections, shutting down, starting up. */
const POSTGRES_CODES = /^(08\w{3}|53300|57P0[1-3])$/;
/** Errors of pg without a code. */
const MESSAGES_WITHOUT_CODE =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|not queryable/i;

/**
 * Checks whether a database could not be reached, or the connection was lost.
 * @param error what was thrown
 * @returns true when trying again later may help
 */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isUnreachable);
  const code = 'code' in error ? error.code : undefined;
  if (SYSTEM_CODES.includes(code)) return true;
  if (typeof code === 'string' && POSTGRES_CODES.test(code)) return true;
  return MESSAGES_WITHOUT_CODE.test(error.message);
}
