import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { globSync } from 'tinyglobby';
import { ROOT } from '../../tools/run.mjs';
import { trackedFiles } from '../support/tracked-files.ts';

const DECISIONS = 'docs/decisions/README.md';
const DECISION = /^docs\/decisions\/(?!README)(.+)\.md$/;
const DECISION_HEADINGS = ['Context', 'Decision', 'Consequence', 'Figure'];
const DECISION_MAX_LINES = 40;

/** Document → its maximum number of lines. */
const MAX_LINES: Readonly<Record<string, number>> = { 'CONTRIBUTING.md': 150, 'docs/architecture.md': 250 };

const RECIPE = 'docs/adding-a-tag.md';
/** The files that a contributor creates for a new tag. */
const OF_THE_RECIPE = /\bhello\.ts$|\/store-hello\//;

const ENDINGS = 'ts|tsx|mjs|cjs|js|json|md|css|html';
const TOP_FOLDERS = 'bench|core|demo|docs|elements|engine|entries|owner|test|tools|\\.ci';
/** A path in a folder of the repository, or the name of a source file. */
const PATH = new RegExp(`^(?:(?:${TOP_FOLDERS})/[\\w./*{},-]*|\\.?[\\w./*{},-]+\\.(?:${ENDINGS}))$`);
/** Written by a build, or by the store at run time. */
const NOT_TRACKED =
  /^(?:dist\/|\.data\/|(?:\.\.\/)?storefront(?:\.all)?\.js$|(?:early|on-interaction)\.js$|manifest\.json$)/;

const files = trackedFiles();
const decisions = files.filter((file) => DECISION.test(file)).sort();
const documents = [
  ...Object.keys(MAX_LINES),
  ...[RECIPE, 'docs/bundles.md', 'docs/glossary.md', 'docs/testing.md', DECISIONS],
  ...['engine/README.md', 'owner/README.md'],
  ...decisions,
];

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

function isThere(named: string): boolean {
  if (named.includes('*') || named.includes('{')) {
    return globSync(named, { cwd: ROOT, onlyFiles: false, dot: true }).length > 0;
  }
  const name = named.replace(/\/$/, '');
  return files.some((file) => file === name || file.startsWith(`${name}/`) || file.endsWith(`/${name}`));
}

/** The paths in backticks, and those in the arguments of commands. */
function pathsIn(text: string): readonly string[] {
  const commands = [...text.matchAll(/^ *```sh\n([^]*?)^ *```$/gm)].flatMap(([, block = '']) =>
    block
      .replaceAll(/(?<=\s)#.*$/gm, '')
      .split(/[\s'"]+/)
      .filter((word) => word.includes('/')),
  );
  const inBackticks = [...text.replaceAll(/^ *```[^]*?^ *```$/gm, '').matchAll(/`([^`\n]+)`/g)].map(
    ([, named = '']) => named,
  );
  return [...commands, ...inBackticks].filter((named) => PATH.test(named) && !NOT_TRACKED.test(named));
}

const missingOf = (text: string): readonly string[] => pathsIn(text).filter((named) => !isThere(named));

describe('the check of paths', () => {
  it('finds paths in backticks and in commands', () => {
    assert.deepEqual(
      pathsIn("`core/cart`, `writes.ts`, `npm test` and `a/b`\n```sh\nnpx wtr --files 'test/x/*.ts'\n```"),
      ['test/x/*.ts', 'core/cart', 'writes.ts'],
    );
  });

  it('reports paths that do not exist', () => {
    for (const dead of ['core/shed/', 'core/cart/shed.ts', 'shed.ts', 'test/shed/*.test.ts', 'art.ts']) {
      assert.deepEqual(missingOf(`see \`${dead}\``), [dead]);
    }
  });
});

for (const document of documents) {
  describe(document, () => {
    it('names only existing files and folders', () => {
      const missing = missingOf(read(document));
      assert.deepEqual(
        missing.filter((named) => document !== RECIPE || !OF_THE_RECIPE.test(named)),
        [],
      );
    });

    const maxLines = DECISION.test(document) ? DECISION_MAX_LINES : MAX_LINES[document];
    if (maxLines !== undefined)
      it(`has at most ${maxLines} lines`, () => {
        const { length } = read(document).trimEnd().split('\n');
        assert.ok(length <= maxLines, `${length} lines`);
      });
  });
}

describe('a decision', () => {
  it('exists', () => {
    assert.ok(decisions.length > 0);
  });

  for (const file of decisions)
    it(`has the four headings: ${file}`, () => {
      const headings = [...read(file).matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
      assert.deepEqual(headings, DECISION_HEADINGS);
    });

  it('has a number of its own, without gaps', () => {
    const numbers = decisions.map((file) => Number(/\/(\d{3})-/.exec(file)?.[1]));
    assert.deepEqual(
      numbers,
      decisions.map((_, index) => index + 1),
    );
  });

  it('has one line in the list', () => {
    const listed = [...read(DECISIONS).matchAll(/^- \[\d{3}\]\(([\w.-]+)\): /gm)].map(
      ([, name]) => `docs/decisions/${name}`,
    );
    assert.deepEqual(listed, decisions);
  });
});
