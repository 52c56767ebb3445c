import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../../tools/run.mjs';
import { BRITISH_SPELLING, RETIRED_COPY } from '../support/retired-copy.ts';
import { RETIRED_PHRASES, type RetiredPhrase } from '../support/retired-phrases.ts';
import { trackedFiles } from '../support/tracked-files.ts';

const TEXT = /\.(ts|tsx|mjs|cjs|md)$/;
/** The table itself, and what others have written. */
const NOT_READ = /^test\/(support\/retired-(phrases|copy)\.ts|template\/cases\/)/;

function linesWith({ pattern }: RetiredPhrase, text: string): readonly string[] {
  return text
    .split('\n')
    .flatMap((line, index) => (pattern.test(line) ? [`${index + 1}: ${line.trim()}`] : []));
}

describe('retired phrases', () => {
  const files = trackedFiles().filter((file) => TEXT.test(file) && !NOT_READ.test(file));
  const texts = new Map(files.map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')]));

  it('are looked for in all sources and documents', () => {
    for (const folder of ['core/', 'elements/', 'demo/', 'test/', 'tools/', 'bench/', 'docs/'])
      assert.ok(
        files.some((file) => file.startsWith(folder)),
        folder,
      );
  });

  for (const phrase of RETIRED_PHRASES) {
    const { example, use, allowed = [] } = phrase;

    it(`are refused in “${example}”`, () => {
      assert.deepEqual(linesWith(phrase, `fine\n// ${example}\n`), [`2: // ${example}`]);
    });

    it(`are not written: “${example}” is “${use}”`, () => {
      const found = [...texts].flatMap(([file, text]) =>
        allowed.some((start) => file.startsWith(start))
          ? []
          : linesWith(phrase, text).map((line) => `${file}:${line}`),
      );
      assert.deepEqual(found, []);
    });

    it(`are allowed only where they are used: “${example}”`, () => {
      const unused = allowed.filter(
        (start) =>
          ![...texts].some(([file, text]) => file.startsWith(start) && linesWith(phrase, text).length > 0),
      );
      assert.deepEqual(unused, []);
    });
  }
});

/** Files with texts that visitors or owners read. */
const COPY = /^(core\/words\/english\/|demo\/(server|site)\/).*\.(ts|html)$/;
/** Streets in Canada and Scotland. */
const BRITISH_NAMES = 'demo/server/features/places/seed-towns.ts';

/** The texts of a file: of a template all but its comments and tags, of a module its strings with a space or a capital. */
function copyOf(file: string, source: string): readonly string[] {
  if (file.endsWith('.html'))
    return [source.replace(/\{##[\s\S]*?##\}|\{[^{}\n]*\}/g, ' ').replace(/<(?!img)[^<>]*>/g, ' ')];
  const code = source.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*/g, '');
  return (code.match(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g) ?? []).filter((text) => /\s|^.[A-Z]/.test(text));
}

describe('copy', () => {
  const files = trackedFiles().filter((file) => COPY.test(file));
  const texts = files.map((file): [string, string] => [file, readFileSync(path.join(ROOT, file), 'utf8')]);

  it('says nothing that was retired because it sounded translated', () => {
    const found = texts.flatMap(([file, source]) =>
      Object.entries(RETIRED_COPY).flatMap(([retired, use]) =>
        copyOf(file, source).some((text) => text.includes(retired))
          ? [`${file}: “${retired}” is “${use}”`]
          : [],
      ),
    );
    assert.deepEqual(found, []);
  });

  it('has American spelling', () => {
    assert.match('your favourite colour', BRITISH_SPELLING);
    const found = texts.flatMap(([file, source]) =>
      file === BRITISH_NAMES
        ? []
        : copyOf(file, source).flatMap((text) => {
            const [word] = BRITISH_SPELLING.exec(text) ?? [];
            return word === undefined ? [] : [`${file}: ${word}`];
          }),
    );
    assert.deepEqual(found, []);
  });
});
