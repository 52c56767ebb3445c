import { expect } from '@open-wc/testing';
import { formatMessage, intlLocale } from '../../../engine/i18n/index.ts';

const context = { locale: intlLocale('en-US'), timeZone: () => 'UTC' };
const write = (text: string, ...positional: unknown[]) => formatMessage(text, { positional }, context);

describe('a message', () => {
  it('is filled by number and by name', () => {
    const args = { positional: ['a', 'b'], named: new Map([['who', 'Ann']]) };
    expect(formatMessage('{1}{0} {who} {nobody}', args, context)).to.equal('ba Ann ');
  });

  it('ignores inherited members of its arguments', () => {
    expect(write('[{constructor}{__proto__}{toString}]')).to.equal('[]');
  });

  it('chooses plural forms', () => {
    const text = '{0 plural =0{none} one{# item} other{# items}}';
    expect([0, 1, 2, '1.0', 'x', '1e3'].map((count) => write(text, count))).to.deep.equal([
      'none',
      '1 item',
      '2 items',
      '1.0 items',
      'none',
      '1000 items',
    ]);
  });

  it('is cached, and renders with other arguments, languages and zones', () => {
    const text = '{0 decimal} {1 datetime date:short time:short}';
    const args = { positional: ['1234.5', 0] };
    const german = { locale: intlLocale('de'), timeZone: () => 'Europe/Berlin' };
    expect(formatMessage(text, args, context).replace(/\s/g, ' ')).to.equal('1,234.5 1/1/70, 12:00 AM');
    expect(formatMessage(text, args, german)).to.equal('1.234,5 01.01.70, 01:00');
  });

  it('reads the zone only if it has a date', () => {
    const timeZone = () => expect.fail('asked');
    expect(formatMessage('{0}', { positional: [1] }, { ...context, timeZone })).to.equal('1');
  });

  it('prints values unchanged', () => {
    expect(write('<b>{0}</b>', '<i>"&\'')).to.equal('<b><i>"&\'</b>');
  });
});

describe('a hostile message', () => {
  const DEPTH = 100_000;
  const LENGTH = 1_000_000;

  it('may nest deeper than the call stack', () => {
    const text = '{0 plural other{'.repeat(DEPTH) + '#' + '}a}'.repeat(DEPTH);
    expect(write(text, 7)).to.equal('7');
  });

  it('may nest as deep in a branch that is never printed', () => {
    expect(write(`{0 plural =1{${'{'.repeat(DEPTH)}${'}'.repeat(DEPTH)}} other{o}}`, 7)).to.equal('o');
  });

  for (const [name, text, printed] of [
    ['tags without an end', '{'.repeat(LENGTH), '{'.repeat(LENGTH)],
    ['ends without a tag', '}'.repeat(LENGTH), '}'.repeat(LENGTH)],
    ['apostrophes', "'".repeat(LENGTH), "'".repeat(LENGTH / 2)],
    ['empty tags', '{}'.repeat(LENGTH / 2), ''],
    ['separators', `{0${' ,'.repeat(LENGTH / 2)}}`, '7'],
    ['a long name', `{${'a'.repeat(LENGTH)}}`, ''],
    ['many arguments', `{${'0;'.repeat(LENGTH / 2)}}`, '7'],
    ['many branches', `{0 plural ${'=1{a}'.repeat(LENGTH / 5)}}`, ''],
    ['a huge offset', `{0 plural offset:${'9'.repeat(1000)} =7{b}}`, 'b'],
  ] as const) {
    it(`is read in one pass: ${name}`, () => {
      expect(write(text, 7) === printed).to.equal(true);
    });
  }
});
