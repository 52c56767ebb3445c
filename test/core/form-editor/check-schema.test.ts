import { expect } from '@open-wc/testing';
import { checkSchema } from '../../../owner/forms/check-schema.ts';
import { readSchema } from '../../../owner/forms/schema.ts';

const LISTS = [{ id: 'news', name: 'News' }];
const messagesOf = (json: object, lists = LISTS) =>
  checkSchema(readSchema({ id: 'f', fields: [], ...json })!, lists).map(({ message }) => message);
const choices = (...options: readonly unknown[]) => ({ fields: [{ id: 'c', type: 'radio', options }] });

const CASES: readonly (readonly [situation: string, json: object, messages: readonly string[]])[] = [
  ['nothing at all', {}, []],
  ['good choices', choices('a', 'b'), []],
  ['choices that differ only by case', choices('a', 'A'), []],
  ['no choices', choices(), ['Your dataset must have at least one row']],
  ['a choice without a text', choices('a', ' '), ['One or more rows was missing data']],
  ['a choice that shows nothing', choices('a', '\u200B\u3164'), ['One or more rows was missing data']],
  ['two choices alike', choices('a', { value: 'x', label: 'a ' }), ['This choice already exists']],
  [
    'two choices that send the same',
    choices('a', { value: 'x', label: 'b' }, { value: 'x', label: 'c' }, { value: 'x', label: 'd' }),
    ['Two choices have the same value: “x”'],
  ],
  [
    'a choice that sends the text of another',
    choices({ value: 'a', label: 'b' }, 'a'),
    ['Two choices have the same value: “a”'],
  ],
  ['choices that send nothing of their own', choices({ label: 'b' }, { label: 'c' }), []],
  ['choices of a field that has none', { fields: [{ id: 't', type: 'text', options: [] }] }, []],
  ['good addresses', { storage: { emails: ['a@b.c', 'd@e.f'] } }, []],
  ['a word for an address', { storage: { emails: ['a@b.c', 'ann'] } }, ['Please enter a valid email']],
  ['no address', { storage: { emails: ['ann@'] } }, ['Emails must be formatted as user@domain.com']],
  ['a list of the site', { storage: { mailingListId: 'news' } }, []],
  ['no list chosen', { storage: { mailingListId: '' } }, ['A List must be selected']],
  ['a list that is gone', { storage: { mailingListId: 'old' } }, ['old is not one of the expected options']],
  ['a page of the site', { successUrl: '/thank-you?a=b#c' }, []],
  ['another site', { successUrl: 'https://shop.example/thanks' }, []],
  ['a page that is none', { successUrl: '//evil' }, ['//evil is not a valid page URL']],
  [
    'a page that browsers read as one of another site',
    { successUrl: '/\\evil' },
    ['/\\evil is not a valid page URL'],
  ],
  ['a page with a gap', { successUrl: '/thank you' }, ['/thank you is not a valid page URL']],
  [
    'a script',
    { successUrl: 'javascript:alert(1)' },
    ['Links must be formatted as https://example.com or http://example.com'],
  ],
  [
    'a word for a page',
    { successUrl: 'thanks' },
    ['Links must be formatted as https://example.com or http://example.com'],
  ],
];

describe('checkSchema', () => {
  for (const [situation, json, messages] of CASES)
    it(`with ${situation}`, () => {
      expect(messagesOf(json)).to.deep.equal(messages);
    });

  it('finds no mailing list on a site without lists', () => {
    expect(messagesOf({ storage: { mailingListId: '' } }, [])).to.deep.equal([
      "You don't have any mailing lists. Please create one before continuing",
    ]);
    expect(messagesOf({}, [])).to.deep.equal([]);
  });

  it('names tab, field and property of each problem', () => {
    const schema = readSchema({ id: 'f', ...choices(), successUrl: 'x', storage: { emails: ['x'] } })!;
    expect(
      checkSchema(schema, LISTS).map(({ tab, fieldId, property }) => [tab, fieldId, property]),
    ).to.deep.equal([
      ['build', 'c', 'options'],
      ['storage', null, 'emails'],
      ['advanced', null, 'successUrl'],
    ]);
  });
});
