import { expect } from '@open-wc/testing';
import { checkForm, gatherAnswers, gatherValues, parseForm } from '../../../core/forms/index.ts';

type Filled = Readonly<Record<string, readonly string[]>>;

const check = (field: object, filled: Filled) => {
  const form = parseForm({ id: 'contact', fields: [{ id: 'f', ...field }] }, () => undefined)!;
  return checkForm(form, (name) => filled[name] ?? []).get('f');
};

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
  const MESSAGE = 'Please enter a valid date with a four-digit year.';
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
      ['', '555', '010', `0199${'ext.'.repeat(200)}!`],
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
