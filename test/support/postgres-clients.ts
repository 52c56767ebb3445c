import { execFileSync } from 'node:child_process';
import path from 'node:path';

import { findPostgresWithClients } from '../../tools/postgres.mjs';

/**
 * Dumps a database as statements that any client can run, without comments, commands of psql and `COPY`.
 * @param databaseUrl of a server of `findPostgresWithClients`
 * @param unfilled tables whose rows are left out
 */
export function dumpStatements(databaseUrl: string, unfilled: readonly string[] = []): string {
  const program = path.join(findPostgresWithClients(), 'pg_dump');
  const sections = ['pre-data', 'data', 'post-data'].map((section) => {
    const args = ['--no-owner', '--no-privileges', '--no-comments', '--rows-per-insert=1000'];
    const left = unfilled.map((table) => `--exclude-table-data=${table}`);
    const all = [...args, ...left, `--section=${section}`, databaseUrl];
    const text = execFileSync(program, all, { encoding: 'utf8' })
      .replaceAll(/^\\(?:un)?restrict .*\n/gm, '')
      .replaceAll(/^--\n(?:-- .*\n)+--\n/gm, '')
      .replaceAll(/^-- Dumped .*\n/gm, '');
    // Rows may have empty lines and indented ones of their own.
    return section === 'data' ? text : text.replaceAll(/\n\s+/g, '\n');
  });
  return sections.join('');
}
