import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createEngine, lint } from '../../engine/template/index.ts';

const engine = createEngine();

/** What carries braces and means no tag. */
const INNOCENT: readonly string[] = [
  'a { color: red }',
  '@media print {.foo{color:red}}',
  '@media print{.end{color:red}}',
  '@media print{.section { color: red; }}',
  '{}',
  '{ }',
  '{"a":1}',
  'the set {x | x > 0}',
  'function f() { return x; }',
  '<script>import { a } from "b"</script>',
  '<script>const { a } = b; if (a) { end } else { or }</script>',
  '<script type="application/ld+json">{"@type": "Product", "offers": { "price": 1 }, "name": "{title}"}</script>',
  '<style>{ a }</style>',
  '<style>@media print{.end{color:red}.section{.a{b:c}}.or .tab {color:{color}}}</style>',
  '<style type="text/less">.a{.tab;}.b{.section();}.c{.rounded(3px);}</style>',
  '<STYLE media="print">{ a }</STYLE>',
  '<button onclick="if (a) { b }">x</button>',
  "<button onclick='x = { a }'>x</button>",
  '<div x-data="{ open }" :class="{ active }" @click="{ go }" v-bind:style="{ color }"></div>',
  '<a href="javascript:void(function () { a })">x</a>',
  '<!-- { a } {.sectoin b} {.else} {{a}} -->',
  '<pre>while (a) { b }</pre>',
  '<pre class="x"><code>{ title }</code> { title }</pre>',
  '<p>Write <code>{ title |html}</code> and <code>{{ title }}</code></p>',
  '<textarea>{ a }</textarea>',
  '{a}{.section b}{# a | b }{.end}',
  '{## { a } {{a}} {.else} ##}',
  '{# {{ never closed }',
  '{.meta-left}{a}{.meta-right}',
  '{a,b|datetime-interval yMMMd}{@}{@index}{$m}{a.0.b}{.eval (1 + 2) * a}',
  '<a href="/{path}">{.if a && b || c}x{.or}y{.end}</a>',
];

/** Instructions that are wrong wherever they stand. */
const WRONG_IN_CODE: Readonly<Record<string, string>> = {
  '<script>{.sectoin a}</script>': '{.sectoin a}',
  '<script>var a = {.if};</script>': '{.if}',
  '<style>{.section a }</style>': '{.section a }',
  '<style>a{.else}</style>': '{.else}',
  '<style>{.section a{b}</style>': '{.section a',
  '<script>{.end\n</script>': '{.end',
  '<textarea>{.repeat section a}</textarea>': '{.repeat section a}',
};

describe('lint', () => {
  for (const source of INNOCENT) {
    it(`ignores ${source}`, () => {
      assert.deepEqual(lint(engine, source), []);
    });
  }

  for (const [source, mistake] of Object.entries(WRONG_IN_CODE)) {
    it(`warns about an instruction in ${source}`, () => {
      const warnings = lint(engine, source);
      assert.deepEqual(
        warnings.map(({ offset, length, code }) => [source.slice(offset, offset + length), code]),
        [[mistake, 'text-like-tag']],
      );
    });
  }

  const LARGE = 200_000;
  const hostile: Readonly<Record<string, string>> = {
    'scripts that never end': '<script'.repeat(LARGE),
    'comments that never end': '<!--'.repeat(LARGE),
    'handlers that never end': ` onclick="{ a } onclick='`.repeat(LARGE / 5),
    'scripts in addresses': '=" javascript:'.repeat(LARGE / 10) + '= '.repeat(LARGE) + ' '.repeat(LARGE),
    'braces only': '{'.repeat(LARGE),
    'double braces': '{{a'.repeat(LARGE),
    'formatters nobody knows': Array.from(
      { length: LARGE / 10 },
      (_, at) => `{a|htm${at.toString(36)}}`,
    ).join(''),
    'instructions nobody knows': Array.from(
      { length: LARGE / 10 },
      (_, at) => `{.x${at.toString(36)} y}`,
    ).join(''),
    'one long name': `{a|${'x'.repeat(LARGE)}}{.${'x'.repeat(LARGE)}?}`,
    'white space': `{.if${' '.repeat(LARGE)}`.repeat(5),
  };
  for (const [what, source] of Object.entries(hostile)) {
    it(`takes linear time for ${what}`, () => {
      const startMs = process.cpuUsage().user / 1000;
      lint(engine, source);
      const tookMs = process.cpuUsage().user / 1000 - startMs;
      assert.ok(tookMs < 4000, `${tookMs} ms`);
    });
  }
});
