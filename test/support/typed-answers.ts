/** A text, or one per control, in the order of the form. */
export type Typed = string | readonly string[];

/** The messages of answers that are refused. */
const REFUSED = {
  required: 'Required',
  email: 'Email addresses should follow the format user@domain.com.',
  number: 'Please enter a number.',
  date: 'Please enter a valid date with a four-digit year.',
  time: 'Please enter a time such as 2:30 PM.',
  phone: 'Please enter a complete phone number.',
  website: 'Please enter a web address such as example.com.',
} as const;

/** What a visitor types → the value that is sent, or the message. */
export type TypedAnswer = readonly [typed: Typed, sent: Typed | { readonly problem: string }];

const kept = (...answers: readonly Typed[]) => answers.map((typed): TypedAnswer => [typed, typed]);
const sentAs = (sent: Typed, ...answers: readonly Typed[]) =>
  answers.map((typed): TypedAnswer => [typed, sent]);
const refused = (rule: keyof typeof REFUSED, ...answers: readonly Typed[]) =>
  answers.map((typed): TypedAnswer => [typed, { problem: REFUSED[rule] }]);

const JOINED = '\u0646\u0627\u0645\u0647\u200C\u0627\u06CC';
const FAMILY = '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}';

/** The rules for what is typed into a form of one field; the field's id is `f`. */
export const TYPED_ANSWERS: readonly {
  readonly rule: string;
  readonly field: object;
  readonly answers: readonly TypedAnswer[];
}[] = [
  {
    rule: 'an address has no unseen characters, and those of usual width',
    field: { type: 'email' },
    answers: [
      ...kept('ada+shop@example.com', `ada@${JOINED}.com`, 'ada@xn--bcher-kva.example'),
      ...sentAs(
        'ada@example.com',
        ...[' ada@example.com\t', '\u200Eada@example.com', 'ada@ex\u00ADample.com\u061C'],
        ...['ada@exam\u00ADple.com\u00A0', 'ada@example.com\u0000\u0007', '\uFEFFada@example。com\u2800'],
        ...['ada＠example．com', 'ａｄａ＠ｅｘａｍｐｌｅ｡ｃｏｍ'],
      ),
      ...sentAs('', '\u200B\u2800\u3164'),
      ...refused('email', '"ada b"@example.com', 'ada@example.com.', 'Ada <ada@example.com>'),
      ...refused('email', 'ada@example.com, bo@example.com', 'ada@example', 'ada @example.com'),
    ],
  },
  {
    rule: 'several addresses are separated by commas, and each is checked',
    field: { type: 'email', multiple: true, required: true },
    answers: [
      ...sentAs(
        'ada@example.com,bo@example.com',
        ...[' ada@example.com ,\u200B, bo@example.com\u2028', 'ada@example.com，bo@example.com'],
        ' ada@example.com , bo＠example.com,',
      ),
      ...refused('required', ' , ', ' , \u200B,'),
      ...refused('email', 'ada@example.com; bo@example.com', 'ada@example.com, bo'),
    ],
  },
  {
    rule: 'a number has any notation, and no words',
    field: { type: 'number' },
    answers: [
      ...kept('1e5', '１２', '1,000', '-0', '−5', '.5', '٣٫٥', '１，０００．５', '－５', '＋５'),
      ...kept('\u200E12\u0000', '\u200F12\u200B'),
      ...refused('number', 'Infinity', 'NaN', '0x10', '½', '²', '1/2', '12%', '1e', '+', '--1', '12 apples'),
    ],
  },
  {
    rule: 'an amount may have its sign',
    field: { type: 'currency', currencySymbol: 'US$' },
    answers: [
      ...kept('12.345', '$12', '12 €', 'US$ 12', 'us$12', 'ＵＳ＄ １２', '0', '-$1'),
      ...refused('number', '$', 'free', '12 + 3', '$1$'),
    ],
  },
  {
    rule: 'a website has a domain, with or without a scheme',
    field: { type: 'website' },
    answers: [
      ...kept('example.com', 'EXAMPLE.com', 'www.example.com/shop?x=1#y', 'https://example.com'),
      ...kept('bücher.example', '例え.テスト', 'https://xn--bcher-kva.example/'),
      ...kept(`https://example.com/${FAMILY}`, `https://${JOINED}.example/${JOINED}`),
      ...kept('https://my_shop.example.com', 'https://example.com./', 'HTTP://Example.com:8080/a'),
      ...sentAs('example.com', ' example.com ', '\u200Eexa\u00ADmple.com', 'ｅｘａｍｐｌｅ．ｃｏｍ'),
      [' https://example.com/a?b=c#d\u200B', 'https://example.com/a?b=c#d'],
      ['ｈｔｔｐｓ：／／ｅｘａｍｐｌｅ。ｃｏｍ／ａ', 'https://example.com/ａ'],
      ['https://example.com/some\u00ADpath\u{1F44D}\uFE0F', 'https://example.com/somepath\u{1F44D}\uFE0F'],
      ...refused('website', 'javascript:alert(1)', 'java\u200Bscript:alert.x', 'data:text/html,x.y'),
      ...refused(
        'website',
        '//example.com',
        'mailto:ada@example.com',
        'ftp://example.com',
        'ada@example.com',
      ),
      ...refused('website', 'HTTP://Example.com:8080/a b', 'https://a.example b', 'not a url', 'example'),
      ...refused('website', 'https://', 'http://localhost', 'https://example..com', 'https://-example.com'),
      ...refused('website', '_', 'a_.1', '_a.example', 'example.com..', '12', '1.2.3'),
      ...refused('website', 'https://user:word@example.com', 'http://example.com:99999'),
      ...refused('website', 'example.com, example.org'),
    ],
  },
  {
    rule: 'a date exists in the calendar, and is whole',
    field: { type: 'date' },
    answers: [
      ...kept(['2', '29', '2024'], ['02', '29', '2000'], ['12', '31', '1999'], ['12', '31', '0001']),
      ...kept(['１２', '31', '９９９９'], ['٢', '٢٨', '٢٠٢٦'], ['\u200E2', '29\u200B', '2028']),
      ...sentAs(['', '', ''], [' ', '\u200B', '']),
      ...refused('date', ['2', '29', '2026'], ['2', '29', '2100'], ['2', '31', '2026'], ['4', '31', '2026']),
      ...refused('date', ['0', '1', '2026'], ['1', '0', '2026'], ['13', '40', '20'], ['-1', '1', '2026']),
      ...refused('date', ['1', '1', '26'], ['1', '1', '10000'], ['1', '1', '0000']),
      ...refused(
        'date',
        ['', '0', ''],
        ['2', '', ''],
        ['', '', '2026'],
        ['', '1', '2026'],
        ['1', '', '2026'],
      ),
      ...refused('date', ['2', '\u200B', '2026'], ['1e0', '1', '2026'], ['²', '1', '2026']),
      ...refused('date', ['1.5', '1', '2026'], ['May', '1', '2026'], ['99', 'soon', '2026']),
    ],
  },
  {
    rule: 'a time exists on a clock of twelve hours; the half of the day alone is none',
    field: { type: 'time' },
    answers: [
      ...kept(
        ['12', '00', '', 'AM'],
        ['12', '00', '', 'PM'],
        ['1', '59', '59', 'PM'],
        ['02', '5', '0', 'PM'],
      ),
      ...kept(['٢', '٣٠', '', 'PM']),
      ...sentAs(['', '', '', ''], ['\u200B', '', '', 'AM'], ['\u200B', '\u200B', '\u200B', 'AM']),
      ...refused('time', ['24', '00', '', 'AM'], ['13', '00', '', 'PM'], ['0', '30', '', 'AM']),
      ...refused('time', ['1', '60', '', 'AM'], ['12', '00', '60', 'AM'], ['1', '00', 'x', 'AM']),
      ...refused('time', ['2', '30', '', 'pm'], ['1', '00', '', 'XM'], ['99', 'soon', '', 'AM']),
      ...refused(
        'time',
        ['2:30', '', '', 'PM'],
        ['1', '', '', 'AM'],
        ['', '30', '', 'AM'],
        ['', '', '9', 'PM'],
      ),
    ],
  },
  {
    rule: 'a telephone number is whole, and has digits',
    field: { type: 'phone', showCountryCode: true },
    answers: [
      ...kept(['＋４４', '（20）', '7946', '0958'], ['+44', '(20)', '7946', '0018']),
      ...kept(['+1', '555', '010', '0199 extension 5'], ['0049', '30', '90-18', '20 ext. 5']),
      ...kept(['', '555', '0100', '199x2'], ['', '555', '010', '0199'], ['', '٥٥٥', '٠١٠', '٠١٩٩']),
      ...refused('phone', ['+1', '', '', ''], ['', '555', '', ''], ['', '555', '010', '']),
      ...refused('phone', ['', '', '', '5550100199'], ['', '1', '2', '3'], ['', '-', '-', '-']),
      ...refused('phone', ['', '800', 'FLO', 'WERS'], ['', 'call', 'me', 'soon'], ['DE', '30', '901', '820']),
      ...refused('phone', ['', '555', '010', '0'.repeat(30)]),
      ...refused('phone', ['', '555', '010', `0199${'ext.'.repeat(200)}!`]),
    ],
  },
  {
    rule: 'a text keeps its unseen characters and widths, and is not made of the former',
    field: { type: 'text', required: true },
    answers: [
      ...kept(`Ada \u200E${FAMILY}`, `ｆｕｌｌ ${FAMILY}`),
      ...refused('required', '\u200D', '\u00AD\u0000', '\u{16FE4}', '\uFE0F\u034F', ' \u3164 '),
    ],
  },
  {
    rule: 'a longer text keeps its lines',
    field: { type: 'textarea', required: true },
    answers: [...kept(' a\n'), ...refused('required', '\n\u200B\n')],
  },
  {
    rule: 'unseen characters are no text of the choice "other"',
    field: { type: 'radio', required: true, options: ['a'], otherOption: true },
    answers: refused('required', ['__other', '\u200B']),
  },
  {
    rule: 'unseen characters are no first line of an address',
    field: { type: 'address', required: true },
    answers: [
      ...kept(['1 Road', '\u200B', 'Leeds', '', '', 'UK']),
      ...refused('required', ['\u200B', '', 'Leeds', '', '', 'UK']),
    ],
  },
];

/**
 * Assigns an answer to the controls of a form.
 * @param names the controls of the form, in order
 * @param typed the answer
 * @returns name and text of each control
 */
export function typedEntries(names: readonly string[], typed: Typed): readonly (readonly [string, string])[] {
  return [typed].flat().map((text, index) => [names[index] ?? '', text] as const);
}
