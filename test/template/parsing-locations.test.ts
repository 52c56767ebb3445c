import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { formatError } from '../../engine/template/diagnostics/format-error.ts';
import { placesIn } from '../../engine/template/diagnostics/locate.ts';
import { parse } from '../../engine/template/source/parse.ts';
import type { TemplateError } from '../../engine/template/diagnostics/template-error.ts';
import type { Span } from '../../engine/template/diagnostics/error-at.ts';
import type { Body, TreeNode } from '../../engine/template/tree/tree.ts';
import { knownNames } from './support/known-names.ts';
import { templateTexts } from './support/template-texts.ts';

function textAt(source: string, { offset, length }: Span): string {
  return source.slice(offset, offset + length);
}

function errorIn(source: string, text: string, template = ''): TemplateError {
  const offset = source.indexOf(text);
  const place = { offset, length: text.length, ...placesIn(source)(offset) };
  return { code: 'unexpected', type: 'engine', severity: 'error', message: 'no', template, ...place };
}

describe('places of nodes', () => {
  it('are those of their tags', () => {
    const source = 'a{b}\n{.section c}{# d }{.or}{e f}{.end}{##g##}';
    const { tree, spans } = parse(source, knownNames());
    const section = tree[2][3];
    const or = (section as readonly unknown[])[3] as TreeNode;
    const nodes = [...tree[2].slice(0, 3), or, ...((or as readonly unknown[])[3] as Body)];
    assert.deepEqual(
      nodes.map((node) => textAt(source, spans.get(node)!)),
      ['a', '{b}', '\n', '{.or}', '{e f}'],
    );
    const [last] = tree[2].slice(-1);
    assert.equal(textAt(source, spans.get(last!)!), '{##g##}');
  });

  it('are unknown for nodes of another tree', () => {
    const other = parse('{a}', knownNames()).tree[2][0]!;
    assert.equal(parse('{a}', knownNames()).spans.get(other), undefined);
  });

  it('cover exactly their texts', () => {
    fc.assert(
      fc.property(templateTexts, (source) => {
        const { tree, spans } = parse(source, knownNames());
        for (const node of tree[2]) {
          if (typeof node === 'number' || node[0] !== 0) continue;
          assert.equal(textAt(source, spans.get(node)!), node[1]);
        }
      }),
      { seed: 7, numRuns: 500 },
    );
  });

  it('are those of the tags in diagnostics', () => {
    const source = '{.end}{a|nope}{.section a}{.section b}{.end}{.nope?}x';
    const { diagnostics } = parse(source, knownNames());
    assert.deepEqual(
      diagnostics.map((diagnostic) => [diagnostic.code, textAt(source, diagnostic)]),
      [
        ['not-at-root', '{.end}'],
        ['unknown-formatter', '{a|nope}'],
        ['unknown-predicate', '{.nope?}'],
        ['unclosed-block', '{.nope?}'],
      ],
    );
  });
});

describe('an unclosed block', () => {
  it('is located, even if {.eof} reported it before', () => {
    const source = '{.section a}{.eof}x{.if b}{.or}y';
    const { diagnostics } = parse(source, knownNames());
    assert.deepEqual(
      diagnostics.map((diagnostic) => textAt(source, diagnostic)),
      ['{.section a}', '{.or}'],
    );
  });
});

describe('lines and columns', () => {
  it('count from 1, and only LF ends a line', () => {
    const source = 'a\r\n\n\u2028b';
    const places = Array.from({ length: source.length }, (_, offset) =>
      Object.values(placesIn(source)(offset)).join(':'),
    );
    assert.deepEqual(places, ['1:1', '1:2', '1:3', '2:1', '3:1', '3:2']);
    assert.deepEqual(placesIn('')(0), { line: 1, column: 1 });
  });
});

describe('a formatted error', () => {
  it('shows the line and carets under the tag', () => {
    const source = 'first\r\n\t<b>{.nope}</b>\r\nlast';
    assert.equal(
      formatError(errorIn(source, '{.nope}', 'a.html'), source),
      'a.html:2:5 no\n\t<b>{.nope}</b>\n\t   ^^^^^^^',
    );
  });

  it('is one line for a template without name and source', () => {
    assert.equal(formatError(errorIn('{a}', '{a}')), '1:1 no');
  });

  it('underlines the first line of a multi-line tag', () => {
    const source = '{## a\nb ##}';
    assert.equal(formatError(errorIn(source, source), source), '1:1 no\n{## a\n^^^^^');
  });

  it('truncates a long line around the tag', () => {
    const source = `${'x'.repeat(300)}{a}${'y'.repeat(300)}`;
    const [head, line, carets] = formatError(errorIn(source, '{a}'), source).split('\n');
    assert.equal(head, '1:301 no');
    assert.equal(line, `…${'x'.repeat(40)}{a}${'y'.repeat(77)}…`);
    assert.equal(carets, `${' '.repeat(41)}^^^`);
  });

  it('contains no control characters, and its carets are under the tag', () => {
    const source = 'a\rb\u001b[2J\u0085\u2028{x}';
    assert.equal(
      formatError(errorIn(source, '{x}'), source),
      '1:10 no\na\ufffdb\ufffd[2J\ufffd\ufffd{x}\n         ^^^',
    );
    const told = { ...errorIn('{x}', '{x}', 'a\u001bb'), message: "no 'a\nb\r\u001b'" };
    assert.equal(formatError(told, '{x}'), "a\ufffdb:1:1 no 'a\ufffdb\ufffd\ufffd'\n{x}\n^^^");
  });

  it('is formatted even if the source has changed', () => {
    assert.equal(formatError(errorIn('{a}\n\n{b}', '{b}'), 'x').split('\n')[0], '3:1 no');
  });
});
