import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { escapeAttribute, escapeQuotes, escapeText } from '../../engine/template/values/escape.ts';
import { stripTags } from '../../engine/template/values/strip-tags.ts';

const MARKUP = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function assertEscapesOnly(
  escape: (text: string) => string,
  entities: Readonly<Record<string, string>>,
): void {
  for (let code = 0; code <= 0xffff; code++) {
    const character = String.fromCharCode(code);
    const expected = entities[character] ?? character;
    assert.equal(escape(character), expected);
    assert.equal(escape(`a${character}<${character}`), `a${expected}&lt;${expected}`);
  }
}

describe('escaping of characters', () => {
  it('escapes three in text', () => {
    assertEscapesOnly(escapeText, MARKUP);
  });

  it('escapes the double quote, too, in an attribute', () => {
    assertEscapesOnly(escapeAttribute, { ...MARKUP, '"': '&quot;' });
  });

  it('escapes both quotes in an attribute of strict mode', () => {
    assertEscapesOnly(escapeQuotes, { ...MARKUP, '"': '&quot;', "'": '&#39;' });
  });
});

describe('stripped tags', () => {
  it('leave nothing by default', () => {
    assert.equal(stripTags('<p>one <b\n>two</b></p>'), 'one two');
  });

  it("leave the caller's replacement", () => {
    assert.equal(stripTags('<p>one</p><p>two</p>', ' '), ' one  two ');
  });

  it('stay if they are unclosed', () => {
    assert.equal(stripTags('one <b>two <i'), 'one two <i');
  });
});
