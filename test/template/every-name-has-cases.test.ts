import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import * as door from '../../engine/template/index.ts';
import type { Area } from '../../engine/template/index.ts';
import { FORMATTERS } from './support/generate/formatters.ts';
import { PREDICATES } from './support/generate/predicates.ts';

const SITUATIONS = ['empty.case', 'normal.case', 'hostile.case'];
// The generator writes `apply` with the partials that it needs.
const KINDS = {
  formatters: [...Object.keys(FORMATTERS), 'apply'],
  predicates: Object.keys(PREDICATES),
};

/** How many the language has. Source: docs/behaviour/template-language.md §9, §10, §11, §12, §13, §14. */
const COUNTS = { formatters: 95, predicates: 101 };

type Kind = keyof typeof KINDS;

/** Names that the registries hold. */
function namesOf(kind: Kind): string[] {
  const exports: readonly object[] = Object.values(door);
  const areas = exports.filter((value): value is Area => 'formatters' in value && 'predicates' in value);
  // `i18nArea` holds all of `numberArea`.
  const whole = areas.filter((area) => area !== door.numberArea);
  return whole.flatMap((area) => Object.keys(area[kind])).sort();
}

function folderOf(kind: Kind, name: string): string {
  return path.join(import.meta.dirname, 'cases', kind, name.replace('?', ''));
}

for (const kind of ['formatters', 'predicates'] as const) {
  describe(`the registries' ${kind}`, () => {
    const names = namesOf(kind);

    it(`are ${COUNTS[kind]}`, () => {
      assert.equal(new Set(names).size, COUNTS[kind]);
    });

    it('are those of the language, each once', () => {
      assert.deepEqual(names, [...KINDS[kind]].sort());
    });

    it('have an empty, a normal and a hostile case', () => {
      const lacking = names.flatMap((name) =>
        SITUATIONS.map((situation) => path.join(folderOf(kind, name), situation)),
      );
      assert.deepEqual(
        lacking.filter((file) => !existsSync(file)).map((file) => path.relative(import.meta.dirname, file)),
        [],
      );
    });

    it('have the only folders of cases', () => {
      const folders = readdirSync(folderOf(kind, ''));
      const known = names.map((name) => name.replace('?', ''));
      assert.deepEqual(
        folders.filter((folder) => !known.includes(folder)),
        [],
      );
    });
  });
}
