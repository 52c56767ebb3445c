import { describe, test } from 'node:test';

import { findPostgres } from '../../tools/postgres.mjs';

/**
 * Declares a suite that needs an installed PostgreSQL. Without one a single test of the suite's name is skipped, so
 * that it is counted and printed: a skipped suite would not be.
 * @param name what is tried
 * @param suite declares the tests
 */
export function describeWithPostgres(name: string, suite: () => void): void {
  if (findPostgres() === undefined) test(name, { skip: 'PostgreSQL is not installed (no initdb)' });
  else describe(name, suite);
}
