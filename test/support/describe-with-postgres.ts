import { describe, test } from 'node:test';

import { findPostgres } from '../../tools/postgres.mjs';

/** Cached, because it starts a program. */
let isThere: boolean | undefined;

/**
 * Declares a suite that needs an installed PostgreSQL. Without one a single test of the suite's name is skipped, so
 * that it is counted and printed: a skipped suite would not be.
 * @param name what is tried
 * @param suite declares the tests
 */
export function describeWithPostgres(name: string, suite: () => void): void {
  if (hasPostgres()) describe(name, suite);
  else test(name, { skip: 'PostgreSQL is not installed (no initdb)' });
}

/** Returns whether a PostgreSQL is installed. */
export function hasPostgres(): boolean {
  return (isThere ??= findPostgres() !== undefined);
}
