import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { escapeAttribute, escapeQuotes, escapeText } from '../../core/template/values/escape.ts';
import { stripTags } from '../../core/template/values/strip-tags.ts';

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

describe('of all characters', () => {
  it('text has three escaped', () => {
    assertEscapesOnly(escapeText, MARKUP);
  });

  it('an attribute has the double quote escaped too', () => {
    assertEscapesOnly(escapeAttribute, { ...MARKUP, '"': '&quot;' });
  });

  it('an attribute of strict mode has both quotes escaped', () => {
    assertEscapesOnly(escapeQuotes, { ...MARKUP, '"': '&quot;', "'": '&#39;' });
  });
});

describe('tags', () => {
  it('leave nothing behind', () => {
    assert.equal(stripTags('<p>one <b\n>two</b></p>'), 'one two');
  });

  it("leave the caller's replacement", () => {
    assert.equal(stripTags('<p>one</p><p>two</p>', ' '), ' one  two ');
  });

  it('that are unclosed stay', () => {
    assert.equal(stripTags('one <b>two <i'), 'one two <i');
  });
});
