import { Hono } from 'hono';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import {
  checkForm,
  controlsByName,
  gatherValues,
  parseForm,
  type Form,
  type ReadControl,
} from '../../core/forms/index.ts';
import { checkValues } from '../../demo/server/features/forms/check-values.ts';
import { toPostedForm } from '../../demo/server/features/forms/posted-form.ts';
import type { StoreEnv } from '../../demo/server/platform/http/store-env.ts';

/** A text per control, in the order of the form. */
type Typed = readonly string[];

const REFUSED = {
  required: 'Required',
  email: 'Email addresses should follow the format user@domain.com.',
  number: 'Please enter a number.',
  date: 'Please enter a valid date with a four-digit year.',
  time: 'Please enter a time such as 2:30 PM.',
  phone: 'Please enter a complete phone number.',
  website: 'Please enter a web address such as example.com.',
} as const;

const JOINED = '\u0646\u0627\u0645\u0647\u200C\u0627\u06CC';
const FAMILY = '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}';

/** What is typed → the sent value; a name of a sentence where it is refused. */
const CASES: readonly (readonly [
  field: object,
  rows: readonly (readonly [typed: string | Typed, sent: string | Typed | { no: keyof typeof REFUSED }])[],
])[] = [
  [
    { type: 'email' },
    [
      ['ada+shop@example.com', 'ada+shop@example.com'],
      [' ada@example.com\t', 'ada@example.com'],
      ['ada@ex\u00ADample.com\u061C', 'ada@example.com'],
      ['ada@example.com\u0000\u0007', 'ada@example.com'],
      ['ａｄａ＠ｅｘａｍｐｌｅ｡ｃｏｍ', 'ada@example.com'],
      [`ada@${JOINED}.com`, `ada@${JOINED}.com`],
      ['ada@xn--bcher-kva.example', 'ada@xn--bcher-kva.example'],
      ['\u200B\u2800\u3164', ''],
      ['"ada b"@example.com', { no: 'email' }],
      ['ada@example.com.', { no: 'email' }],
      ['Ada <ada@example.com>', { no: 'email' }],
      ['ada@example.com, bo@example.com', { no: 'email' }],
      ['ada@example', { no: 'email' }],
      ['ada @example.com', { no: 'email' }],
    ],
  ],
  [
    { type: 'email', multiple: true, required: true },
    [
      [' ada@example.com ,\u200B, bo@example.com\u2028', 'ada@example.com,bo@example.com'],
      ['ada@example.com，bo@example.com', 'ada@example.com,bo@example.com'],
      [' , \u200B,', { no: 'required' }],
      ['ada@example.com; bo@example.com', { no: 'email' }],
      ['ada@example.com, bo', { no: 'email' }],
    ],
  ],
  [
    { type: 'number' },
    [
      ...[
        '1e5',
        '１２',
        '1,000',
        '-0',
        '−5',
        '.5',
        '٣٫٥',
        '１，０００．５',
        '－５',
        '＋５',
        '\u200E12\u0000',
      ].map((text) => [text, text] as const),
      ...['Infinity', 'NaN', '0x10', '½', '²', '1/2', '12%', '1e', '+', '--1', '12 apples'].map(
        (text) => [text, { no: 'number' }] as const,
      ),
    ],
  ],
  [
    { type: 'currency', currencySymbol: 'US$' },
    [
      ...['12.345', '$12', '12 €', 'US$ 12', 'us$12', 'ＵＳ＄ １２', '0', '-$1'].map(
        (text) => [text, text] as const,
      ),
      ...['$', 'free', '12 + 3', '$1$'].map((text) => [text, { no: 'number' }] as const),
    ],
  ],
  [
    { type: 'website' },
    [
      ['EXAMPLE.com', 'EXAMPLE.com'],
      [' https://example.com/a?b=c#d\u200B', 'https://example.com/a?b=c#d'],
      ['ｈｔｔｐｓ：／／ｅｘａｍｐｌｅ。ｃｏｍ／ａ', 'https://example.com/ａ'],
      ['\u200Eexa\u00ADmple.com', 'example.com'],
      [`https://example.com/${FAMILY}`, `https://example.com/${FAMILY}`],
      [`https://${JOINED}.example/${JOINED}`, `https://${JOINED}.example/${JOINED}`],
      ['https://my_shop.example.com', 'https://my_shop.example.com'],
      ['https://example.com./', 'https://example.com./'],
      ['https://example.com/some\u00ADpath\u{1F44D}\uFE0F', 'https://example.com/somepath\u{1F44D}\uFE0F'],
      ...['javascript:alert(1)', 'java\u200Bscript:alert.x', 'data:text/html,x.y', '//example.com'].map(
        (text) => [text, { no: 'website' }] as const,
      ),
      ...[
        'example',
        'ada@example.com',
        'https://',
        'https://a.example b',
        '_',
        'a_.1',
        '_a.example',
        'example.com..',
      ].map((text) => [text, { no: 'website' }] as const),
    ],
  ],
  [
    { type: 'date' },
    [
      ...[
        ['2', '29', '2024'],
        ['02', '29', '2000'],
        ['１２', '31', '９９９９'],
        ['12', '31', '0001'],
      ].map((parts) => [parts, parts] as const),
      [
        [' ', '\u200B', ''],
        ['', '', ''],
      ],
      ...[
        ['2', '29', '2026'],
        ['2', '29', '2100'],
        ['1', '1', '26'],
        ['1', '1', '10000'],
        ['1', '1', '0000'],
        ['', '0', ''],
        ['', '1', '2026'],
        ['1', '', '2026'],
        ['1e0', '1', '2026'],
        ['²', '1', '2026'],
      ].map((parts) => [parts, { no: 'date' }] as const),
    ],
  ],
  [
    { type: 'time' },
    [
      [
        ['12', '00', '', 'AM'],
        ['12', '00', '', 'AM'],
      ],
      [
        ['\u200B', '', '', 'AM'],
        ['', '', '', ''],
      ],
      ...[
        ['24', '00', '', 'AM'],
        ['0', '30', '', 'AM'],
        ['12', '00', '60', 'AM'],
        ['2', '30', '', 'pm'],
        ['2:30', '', '', 'PM'],
        ['', '', '9', 'PM'],
      ].map((parts) => [parts, { no: 'time' }] as const),
    ],
  ],
  [
    { type: 'phone', showCountryCode: true },
    [
      ...[
        ['＋４４', '（20）', '7946', '0958'],
        ['+1', '555', '010', '0199 extension 5'],
        ['', '555', '0100', '199x2'],
      ].map((parts) => [parts, parts] as const),
      ...[
        ['', '800', 'FLO', 'WERS'],
        ['+1', '', '', ''],
        ['', '', '', '5550100199'],
        ['DE', '30', '901', '820'],
      ].map((parts) => [parts, { no: 'phone' }] as const),
    ],
  ],
  [
    { type: 'text', required: true },
    [
      [`Ada \u200E${FAMILY}`, `Ada \u200E${FAMILY}`],
      ...['\u200D', '\u00AD\u0000', '\u{16FE4}', '\uFE0F\u034F', ' \u3164 '].map(
        (text) => [text, { no: 'required' }] as const,
      ),
    ],
  ],
  [
    { type: 'textarea', required: true },
    [
      [' a\n', ' a\n'],
      ['\n\u200B\n', { no: 'required' }],
    ],
  ],
  [
    { type: 'address', required: true },
    [
      [
        ['1 Road', '\u200B', 'Leeds', '', '', 'UK'],
        ['1 Road', '\u200B', 'Leeds', '', '', 'UK'],
      ],
      [['\u200B', '', 'Leeds', '', '', 'UK'], { no: 'required' }],
    ],
  ],
];

/** Reads a form that the browser has posted without a script. */
async function postedReader(form: Form, entries: readonly (readonly [string, string])[]) {
  const app = new Hono<StoreEnv>();
  let read: ReadControl = () => [];
  app.post('/', async (context) => {
    ({ read } = toPostedForm(context, form, new URLSearchParams(await context.req.text())));
    return context.text('');
  });
  await app.request('http://store.example/', {
    method: 'POST',
    body: new URLSearchParams(entries.map(([name, text]) => [name, text])).toString(),
  });
  return read;
}

describe('page and store', () => {
  for (const [field, rows] of CASES) {
    it(`decide alike about ${JSON.stringify(field)}`, async () => {
      const form = parseForm({ id: 'contact', fields: [{ id: 'f', ...field }] }, () => undefined)!;
      for (const [typed, sent] of rows) {
        const names = [...controlsByName(form).keys()];
        const entries = [typed].flat().map((text, index) => [names[index] ?? '', text] as const);
        const read = (name: string) => entries.filter((entry) => entry[0] === name).map(([, text]) => text);
        const about = JSON.stringify(typed);
        const problem = checkForm(form, read).get('f');
        const values = gatherValues(form, read);
        if (typeof sent === 'object' && 'no' in sent) assert.equal(problem, REFUSED[sent.no], about);
        else {
          assert.equal(problem, undefined, about);
          assert.deepEqual(values, { f: sent }, about);
        }
        const posted = gatherValues(form, await postedReader(form, entries));
        assert.deepEqual(posted, values, `${about} without a script`);
        const check = () => gatherValues(form, checkValues(form, values));
        if (problem === undefined) assert.deepEqual(check(), values, `${about} in the store`);
        else assert.throws(check, (error: { fields?: object }) => JSON.stringify(error).includes(problem));
      }
    });
  }
});
