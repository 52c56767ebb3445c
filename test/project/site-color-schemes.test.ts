import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';

import { contrastRatio } from '../support/contrast-ratio.ts';

const SITE = path.join(import.meta.dirname, '../../demo/site');
const STYLES = path.join(SITE, 'styles');
const read = (...parts: string[]) =>
  readFileSync(path.join(...parts), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
const SHEETS: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync(STYLES).map((file) => [file, read(STYLES, file)]),
);
const TEXT_RATIO = 4.5;
const CONTROL_RATIO = 3;

type Tokens = Readonly<Record<string, string>>;

const tokensIn = (css: string): Tokens =>
  Object.fromEntries([...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!]));

const [always, whenDark] = SHEETS['tokens.css']!.split('@media screen and (prefers-color-scheme: dark)');
const LIGHT = tokensIn(always!);
const OVERRIDES = tokensIn(whenDark ?? '');
const SCHEMES: Readonly<Record<string, Tokens>> = { light: LIGHT, dark: { ...LIGHT, ...OVERRIDES } };

const LITERAL = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(|:\s*(?:white|black)\b/i;
const isColor = (value: string) => /^#[\da-f]{3,6}$/i.test(value);

/** The colour of a token, through references to others. */
function colorOf(tokens: Tokens, name: string): string {
  const value = tokens[name];
  assert.ok(value, `${name} is a token`);
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (reference) return colorOf(tokens, reference);
  assert.ok(isColor(value), `${name} is a colour: ${value}`);
  return value.length === 4 ? value.replaceAll(/[\da-f]/gi, '$&$&') : value;
}

function ratio(tokens: Tokens, ...names: readonly [string, string]): number {
  const [one, other] = names.map((name) => {
    const hex = colorOf(tokens, name);
    return [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16)) as [number, number, number];
  });
  return contrastRatio(one!, other!);
}

/** Those pairs of tokens that are too close to each other. */
const tooClose = (tokens: Tokens, pairs: Iterable<readonly [string, string]>, least: number) =>
  [...pairs]
    .map(([one, other]) => [one, other, ratio(tokens, one, other)] as const)
    .filter(([, , found]) => found < least)
    .map(([one, other, found]) => `${one} on ${other}: ${found.toFixed(2)} < ${least}`);

const on = (surfaces: readonly string[], colors: readonly string[]) =>
  surfaces.flatMap((surface) => colors.map((color) => [color, surface] as const));

const SURFACES = ['--paper', '--card', '--plaster', '--store-surface', '--store-field'];

const TEXTS = [
  ...on(SURFACES, ['--ink', '--muted', '--clay', '--clay-deep', '--error', '--good']),
  ...on(SURFACES, ['--store-ink', '--store-muted', '--store-error', '--store-field-ink']),
  ...on(['--error-soft'], ['--ink', '--error']),
  ...on(['--clay', '--clay-deep', '--error', '--ink', '--good'], ['--on-fill']),
  ...on(['--store-accent', '--store-accent-hover'], ['--store-on-accent']),
  ...on(['--forest'], ['--on-dark', '--on-dark-muted', '--error-on-dark']),
  ...on(['--marked'], ['--ink']),
  ...on(['--footer-field'], ['--ink', '--muted']),
];

const CONTROLS = [
  ...on(SURFACES, ['--field-line', '--clay', '--clay-deep', '--focus', '--good', '--error', '--ink']),
  ...on(SURFACES, ['--store-line', '--store-accent', '--store-accent-hover', '--store-focus']),
  ...on(['--forest'], ['--on-dark', '--on-dark-muted']),
];

/** Text and background that a rule sets together, as tokens. */
const together = Object.values(SHEETS).flatMap((css) =>
  [...css.matchAll(/\{([^{}]*)\}/g)].flatMap(([, rule]) => {
    const color = /(?:^|[\s;])color:\s*var\((--[\w-]+)\)/.exec(rule!)?.[1];
    const background = /(?:^|[\s;])background(?:-color)?:\s*var\((--[\w-]+)\)/.exec(rule!)?.[1];
    return color && background ? [[color, background] as const] : [];
  }),
);

for (const [scheme, tokens] of Object.entries(SCHEMES)) {
  describe(`the site's colors, ${scheme}`, () => {
    test('keep text at 4.5:1', () => {
      assert.deepEqual(tooClose(tokens, TEXTS, TEXT_RATIO), []);
    });

    test('keep controls and focus at 3:1', () => {
      assert.deepEqual(tooClose(tokens, CONTROLS, CONTROL_RATIO), []);
    });

    test('keep the text of every rule legible on its background', () => {
      assert.ok(together.length > 10);
      assert.deepEqual(tooClose(tokens, together, TEXT_RATIO), []);
    });
  });
}

describe('the site has two color schemes', () => {
  test('each color has a value in both', () => {
    const colors = (tokens: Tokens) => Object.keys(tokens).filter((name) => LITERAL.test(tokens[name]!));
    assert.deepEqual(colors(OVERRIDES), colors(LIGHT));
  });

  test('the browser knows which one is shown', () => {
    assert.match(always!, /color-scheme: light;/);
    assert.match(whenDark ?? '', /color-scheme: dark;/);
  });

  test('colors are in the tokens alone, but for those of print', () => {
    const others = Object.entries(SHEETS).filter(([file]) => !['tokens.css', 'paper.css'].includes(file));
    const literal = others.flatMap(([file, css]) =>
      css
        .split('\n')
        .filter((line) => LITERAL.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
    assert.deepEqual(literal, []);
  });

  test('every token that is used exists', () => {
    const own = new Set(Object.values(SHEETS).flatMap((css) => Object.keys(tokensIn(css))));
    const missing = Object.entries(SHEETS).flatMap(([file, css]) =>
      [...css.matchAll(/var\((--[\w-]+)\)/g)]
        .filter(([, name]) => !own.has(name!))
        .map(([, name]) => `${file}: ${name}`),
    );
    assert.deepEqual(missing, []);
  });

  for (const template of ['frame/frame.html', 'frame/screen.html', 'owner/owner-frame.html'])
    test(`the browser's own surfaces have the colors of the header: ${template}`, () => {
      const html = read(SITE, 'templates', template);
      for (const [scheme, tokens] of Object.entries(SCHEMES))
        assert.ok(
          html.includes(
            `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${tokens['--card']}">`,
          ),
          scheme,
        );
    });
});
