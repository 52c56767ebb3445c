import { expect } from '@open-wc/testing';
import {
  checkForm,
  countCharacters,
  gatherAnswers,
  gatherValues,
  parseForm,
} from '../../../core/forms/index.ts';

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

describe('characters that nobody sees', () => {
  it('are removed from an address, whose characters get their usual width', () => {
    const texts = [
      '\u200Eada@example.com',
      'ada@exam\u00ADple.com\u00A0',
      'ada＠example．com',
      '\uFEFFada@example。com\u2800',
    ];
    for (const text of texts) {
      const form = parseForm({ id: 'contact', fields: [{ id: 'f', type: 'email' }] }, () => undefined)!;
      expect(checkForm(form, () => [text]).get('f'), JSON.stringify(text)).to.equal(undefined);
      expect(gatherValues(form, () => [text])).to.deep.equal({ f: 'ada@example.com' });
    }
  });

  it('are kept in any other text', () => {
    const form = parseForm({ id: 'contact', fields: [{ id: 'f', type: 'text' }] }, () => undefined)!;
    expect(gatherValues(form, () => ['ｆｕｌｌ 👨\u200D👩\u200D👧'])).to.deep.equal({
      f: 'ｆｕｌｌ 👨\u200D👩\u200D👧',
    });
  });

  it('do not turn a number, a date or a URL into an error', () => {
    expect(check({ type: 'number' }, { f: ['\u200F12\u200B'] })).to.equal(undefined);
    expect(check({ type: 'website' }, { f: ['\u200Eexample.com'] })).to.equal(undefined);
    const day = { 'f.Month': ['\u200E2'], 'f.Day': ['29\u200B'], 'f.Year': ['2028'] };
    expect(check({ type: 'date' }, day)).to.equal(undefined);
  });

  it('are no text of the choice "other"', () => {
    const field = { type: 'radio', required: true, options: ['a'], otherOption: true };
    expect(check(field, { f: ['__other'], 'f.Other': ['\u200B'] })).to.equal('Required');
  });
});

describe('an e-mail field for several addresses', () => {
  const field = { type: 'email', multiple: true };
  const MESSAGE = 'Email addresses should follow the format user@domain.com.';

  it('accepts addresses with spaces around the commas, and sends them as a browser does', () => {
    const form = parseForm({ id: 'contact', fields: [{ id: 'f', ...field }] }, () => undefined)!;
    expect(check(field, { f: [' ada@example.com , bo＠example.com,'] })).to.equal(undefined);
    expect(gatherValues(form, () => [' ada@example.com , bo＠example.com,'])).to.deep.equal({
      f: 'ada@example.com,bo@example.com',
    });
    expect(check({ ...field, required: true }, { f: [' , '] })).to.equal('Required');
  });

  it('checks each of them', () => {
    expect(check(field, { f: ['ada@example.com, bo'] })).to.equal(MESSAGE);
    expect(check({ type: 'email' }, { f: ['ada@example.com, bo@example.com'] })).to.equal(MESSAGE);
  });
});

describe('a date that has been started', () => {
  const MESSAGE = 'Please enter a date that exists, with a year of four digits.';
  const on = (month: string, day: string, year: string) =>
    check({ type: 'date' }, { 'f.Month': [month], 'f.Day': [day], 'f.Year': [year] });

  it('exists in the calendar', () => {
    for (const [month, day, year] of [
      ['2', '29', '2028'],
      ['02', '29', '2000'],
      ['12', '31', '1999'],
      ['٢', '٢٨', '٢٠٢٦'],
      ['１', '１', '２０２６'],
    ] as const)
      expect(on(month, day, year), `${month}/${day}/${year}`).to.equal(undefined);
    for (const [month, day, year] of [
      ['13', '40', '20'],
      ['2', '31', '2026'],
      ['2', '29', '2026'],
      ['2', '29', '1900'],
      ['4', '31', '2026'],
      ['0', '1', '2026'],
      ['1', '0', '2026'],
      ['1', '1', '26'],
      ['1', '1', '0000'],
      ['1', '1', '20260'],
      ['May', '1', '2026'],
      ['1.5', '1', '2026'],
      ['-1', '1', '2026'],
      ['99', 'soon', '2026'],
    ] as const)
      expect(on(month, day, year), `${month}/${day}/${year}`).to.equal(MESSAGE);
  });

  it('is whole', () => {
    expect(on('2', '', '')).to.equal(MESSAGE);
    expect(on('', '', '2026')).to.equal(MESSAGE);
    expect(on('2', '\u200B', '2026')).to.equal(MESSAGE);
  });
});

describe('a time that has been started', () => {
  const MESSAGE = 'Please enter a time such as 2:30 PM.';
  const at = (hour: string, minute: string, second: string, half: string) =>
    check(
      { type: 'time' },
      { 'f.Hour': [hour], 'f.Minute': [minute], 'f.Second': [second], 'f.Ampm': [half] },
    );

  it('exists on a clock of twelve hours', () => {
    for (const [hour, minute, second] of [
      ['12', '00', ''],
      ['1', '59', '59'],
      ['02', '5', '0'],
      ['٢', '٣٠', ''],
    ] as const)
      expect(at(hour, minute, second, 'PM'), `${hour}:${minute}:${second}`).to.equal(undefined);
    for (const [hour, minute, second, half] of [
      ['13', '00', '', 'PM'],
      ['0', '30', '', 'AM'],
      ['99', 'soon', '', 'AM'],
      ['1', '60', '', 'AM'],
      ['1', '00', '60', 'AM'],
      ['1', '00', 'x', 'AM'],
      ['1', '00', '', 'XM'],
      ['1', '', '', 'AM'],
      ['', '30', '', 'AM'],
      ['', '', '30', 'AM'],
    ] as const)
      expect(at(hour, minute, second, half), `${hour}:${minute}:${second} ${half}`).to.equal(MESSAGE);
  });

  it('is no answer while nobody has typed: the half of the day is a default', () => {
    const form = parseForm({ id: 'contact', fields: [{ id: 'f', type: 'time' }] }, () => undefined)!;
    const read = (name: string) => (name === 'f.Ampm' ? ['AM'] : ['\u200B']);
    expect(checkForm(form, read).size).to.equal(0);
    expect(gatherValues(form, read)).to.deep.equal({ f: ['', '', '', ''] });
    expect(gatherAnswers(form, read)).to.deep.equal({ f: { Hour: '', Minute: '', Second: '', Ampm: '' } });
  });

  it('has its default again when it is edited without an answer', () => {
    const form = parseForm({ id: 'contact', fields: [{ id: 'f', type: 'time' }] }, () => undefined)!;
    const controls = form.fields[0]!.spread(['', '', '', '']);
    expect(controls?.get('f.Ampm')).to.deep.equal(['AM']);
  });
});

describe('a telephone number that has been started', () => {
  const MESSAGE = 'Please enter a complete phone number.';
  const call = (...parts: readonly string[]) => {
    const names = ['f.Country', 'f.Areacode', 'f.Prefix', 'f.Line'];
    const filled = Object.fromEntries(names.map((name, index) => [name, [parts[index] ?? '']]));
    return check({ type: 'phone', showCountryCode: true }, filled);
  };

  it('is whole, and has digits', () => {
    for (const parts of [
      ['', '555', '010', '0199'],
      ['+44', '(20)', '7946', '0018'],
      ['0049', '30', '90-18', '20 ext. 5'],
      ['', '٥٥٥', '٠١٠', '٠١٩٩'],
    ])
      expect(call(...parts), parts.join('-')).to.equal(undefined);
    for (const parts of [
      ['+1', '', '', ''],
      ['', '555', '', ''],
      ['', '555', '010', ''],
      ['', 'call', 'me', 'soon'],
      ['', '-', '-', '-'],
      ['', '1', '2', '3'],
      ['', '555', '010', '0'.repeat(30)],
    ])
      expect(call(...parts), parts.join('-')).to.equal(MESSAGE);
  });
});

describe('a website that has been started', () => {
  const MESSAGE = 'Please enter a web address such as example.com.';

  it('has a domain, with or without a scheme', () => {
    for (const text of [
      ...['example.com', 'www.example.com/shop?x=1#y', 'https://example.com', 'HTTP://Example.com:8080/a b'],
      ...[
        'bücher.example',
        '例え.テスト',
        'ｅｘａｍｐｌｅ．ｃｏｍ',
        'https://xn--bcher-kva.example/',
        ' example.com ',
      ],
    ])
      expect(check({ type: 'website' }, { f: [text] }), text).to.equal(
        text.includes('a b') ? MESSAGE : undefined,
      );
    for (const text of [
      ...[
        'not a url',
        'example',
        'https://',
        'http://localhost',
        'javascript:alert(1)',
        'mailto:ada@example.com',
      ],
      ...[
        'ada@example.com',
        'https://example..com',
        'https://-example.com',
        'ftp://example.com',
        '12',
        '1.2.3',
      ],
      ...[
        'https://user:word@example.com',
        'http://example.com:99999',
        '//example.com',
        'example.com, example.org',
      ],
    ])
      expect(check({ type: 'website' }, { f: [text] }), text).to.equal(MESSAGE);
  });

  it('is rejected in linear time', () => {
    for (const piece of ['a', 'a.', '-', '/', ':', '\u200B'])
      expect(check({ type: 'website' }, { f: [`${piece.repeat(300_000)} x`] }), piece).to.equal(MESSAGE);
  });
});

describe('the problems of a form', () => {
  it('have the order of its fields', () => {
    const fields = ['c', 'a', 'b'].map((id) => ({ id, type: 'text', required: true }));
    const form = parseForm({ id: 'contact', fields }, () => undefined)!;
    expect([...checkForm(form, () => []).keys()]).to.deep.equal(['c', 'a', 'b']);
  });
});
