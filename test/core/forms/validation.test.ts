import { expect } from '@open-wc/testing';
import { checkForm, countCharacters, parseForm } from '../../../core/forms/index.ts';

type Filled = Readonly<Record<string, readonly string[]>>;

const check = (field: object, filled: Filled) => {
  const form = parseForm({ id: 'contact', fields: [{ id: 'f', ...field }] }, () => undefined)!;
  return checkForm(form, (name) => filled[name] ?? []).get('f');
};

const PLAIN = ['text', 'textarea', 'email', 'website', 'password', 'twitter'];
const PLAIN_TEXTS: Readonly<Record<string, string>> = { email: 'a@b.example', website: 'b.example' };
const FILLED: Readonly<Record<string, Filled>> = {
  date: { 'f.Month': ['1'], 'f.Day': ['2'], 'f.Year': ['2026'] },
  time: { 'f.Hour': ['1'], 'f.Minute': ['2'], 'f.Ampm': ['AM'] },
  name: { 'f.First': ['Ada'], 'f.Last': ['Byron'] },
  address: { 'f.Line1': ['1 Road'], 'f.City': ['Leeds'], 'f.Country': ['England'] },
  phone: { 'f.Areacode': ['555'], 'f.Prefix': ['010'], 'f.Line': ['0199'] },
  checkbox: { f: ['a'] },
  radio: { f: ['a'] },
  select: { f: ['a'] },
  number: { f: ['3'] },
  currency: { f: ['3'] },
  ...Object.fromEntries(PLAIN.map((type) => [type, { f: [PLAIN_TEXTS[type] ?? 'x'] }])),
};

const BLANKS = [
  ' ',
  '\u00A0',
  '\u200B',
  '\u200C\u200D',
  '\uFEFF',
  '\u2800',
  '\u115F\u3164\uFFA0',
  '\u00AD\u2060\u180E',
];

describe('a required field', () => {
  for (const [type, filled] of Object.entries(FILLED)) {
    const field = { type, required: true, options: ['a', 'b'] };

    it(`of kind ${type} gives "Required" if it is empty`, () => {
      expect(check(field, {})).to.equal('Required');
      for (const text of BLANKS) {
        const blank = Object.fromEntries(Object.keys(filled).map((name) => [name, [text]]));
        if (type === 'checkbox' || type === 'radio') continue;
        expect(check(field, blank), JSON.stringify(text)).to.equal('Required');
        if (type !== 'select') expect(check({ ...field, required: false }, blank)).to.equal(undefined);
      }
    });

    it(`of kind ${type} is valid if it is filled in`, () => {
      expect(check(field, filled)).to.equal(undefined);
    });

    it(`of kind ${type} may be empty if it is optional`, () => {
      expect(check({ ...field, required: false }, {})).to.equal(undefined);
    });
  }

  for (const [type, lacking] of [
    ['name', 'f.Last'],
    ['date', 'f.Year'],
    ['time', 'f.Minute'],
    ['address', 'f.City'],
    ['phone', 'f.Line'],
  ] as const) {
    it(`of kind ${type} gives "Required" without ${lacking}`, () => {
      expect(check({ type, required: true }, { ...FILLED[type], [lacking]: [''] })).to.equal('Required');
    });
  }

  it('needs the text of the choice "other"', () => {
    const field = { type: 'checkbox', required: true, options: ['a'], otherOption: true };
    expect(check(field, { f: ['__other'], 'f.Other': [''] })).to.equal('Required');
    expect(check(field, { f: ['__other'], 'f.Other': ['b'] })).to.equal(undefined);
  });

  it('is never a likert field, a section or a hidden one', () => {
    for (const type of ['likert', 'section', 'hidden'])
      expect(check({ type, required: true, options: ['a?'] }, {}), type).to.equal(undefined);
  });
});

describe('a field with a maximum length', () => {
  const field = { type: 'textarea', maxLength: 5 };
  const TOO_LONG = 'You have exceeded the character limit.';

  it('accepts texts up to that length', () => {
    expect(check(field, { f: ['12345'] })).to.equal(undefined);
    expect(check(field, { f: ['123456'] })).to.equal(TOO_LONG);
  });

  it('may be empty if it is optional', () => {
    expect(check(field, { f: [''] })).to.equal(undefined);
  });

  it('counts UTF-16 code units, a line break as one, as HTML does', () => {
    const counts = ['a\r\nb', 'a\rb', '👍🏽', '👨‍👩‍👧'].map((text) => countCharacters(text, 9).text);
    expect(counts).to.deep.equal(['3 / 9', '3 / 9', '4 / 9', '8 / 9']);
    expect(check(field, { f: ['12\r\n45'] })).to.equal(undefined);
  });
});

describe('an e-mail field', () => {
  const MESSAGE = 'Email addresses should follow the format user@domain.com.';

  it('requires a valid address', () => {
    expect(check({ type: 'email' }, { f: ['nobody'] })).to.equal(MESSAGE);
    expect(check({ type: 'email', required: true }, { f: ['nobody'] })).to.equal(MESSAGE);
    expect(check({ type: 'email' }, { f: [' a@b.example '] })).to.equal(undefined);
  });

  it('may be empty if it is optional', () => {
    expect(check({ type: 'email' }, { f: [''] })).to.equal(undefined);
  });
});

describe('a field for a number', () => {
  const MESSAGE = 'Please enter a number.';
  const NUMBERS = [
    ...['0', '-3', '\u22123', '+3', ' 12 ', '007', '.5', '1.5', '1,5', '1e3', '2E-7'],
    ...['1,200.50', '1.200,50', '1 200', '1\u202F200', '1’200', '12,00,000', '٣٫٥', '１２'],
  ];
  const TEXTS = ['twelve', '12 pieces', '-', '.', '1..2', '1-2', '--1', '12a', 'NaN', 'Infinity', '0x10'];

  for (const type of ['number', 'currency']) {
    it(`accepts a number in any notation (${type})`, () => {
      for (const text of NUMBERS) expect(check({ type }, { f: [text] }), text).to.equal(undefined);
    });

    it(`rejects anything else (${type})`, () => {
      for (const text of TEXTS) expect(check({ type }, { f: [text] }), text).to.equal(MESSAGE);
      expect(check({ type, required: true }, { f: ['twelve'] })).to.equal(MESSAGE);
    });

    it(`accepts 100 characters (${type})`, () => {
      expect(check({ type }, { f: [` ${'1'.repeat(100)} `] })).to.equal(undefined);
      expect(check({ type }, { f: ['1'.repeat(101)] })).to.equal(MESSAGE);
    });

    // The store parses them, too, and quadratic time would mean hours.
    it(`rejects text of any length in linear time (${type})`, () => {
      for (const piece of [' ', '1', '1 ', '$', ' $', '1e', '-'])
        expect(check({ type }, { f: [`x${piece.repeat(1_000_000)}x`] }), piece).to.equal(MESSAGE);
    });

    it(`may be empty if it is optional (${type})`, () => {
      expect(check({ type }, { f: [' '] })).to.equal(undefined);
    });
  }

  it('accepts a currency sign with the amount', () => {
    for (const text of ['$12', '12 $', '-$12.50', '€ 12', '- € 12', '12 €'])
      expect(check({ type: 'currency', currencySymbol: '$' }, { f: [text] }), text).to.equal(undefined);
    expect(check({ type: 'currency', currencySymbol: 'CHF' }, { f: ['CHF 12.–'] })).to.equal(MESSAGE);
    expect(check({ type: 'currency', currencySymbol: 'CHF' }, { f: ['CHF 12'] })).to.equal(undefined);
    expect(check({ type: 'currency' }, { f: ['$1$2'] })).to.equal(MESSAGE);
    expect(check({ type: 'number' }, { f: ['$12'] })).to.equal(MESSAGE);
  });
});

describe('the problems of a form', () => {
  it('have the order of its fields', () => {
    const fields = ['c', 'a', 'b'].map((id) => ({ id, type: 'text', required: true }));
    const form = parseForm({ id: 'contact', fields }, () => undefined)!;
    expect([...checkForm(form, () => []).keys()]).to.deep.equal(['c', 'a', 'b']);
  });
});
