import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { colonAfter, lineAnswers, questionsOf, shortAnswers } from '../../../core/answers/index.ts';
import { catalogItems } from '../../../core/memory-store/catalog-items.ts';
import { parseProduct } from '../../../core/product/index.ts';
import { openCartPage, type OpenCartPage } from './cart-page.ts';

const EVERY_KIND = [
  { id: 'who', type: 'name', title: 'Participant' },
  { id: 'source', type: 'hidden', title: 'Source' },
  { id: 'pin', type: 'password', title: 'PIN' },
  { id: 'terms', type: 'checkbox', title: 'Terms', required: true, options: ['I agree'] },
  { id: 'diet', type: 'checkbox', title: 'Diet', options: ['Vegan', 'No nuts'] },
  { id: 'day', type: 'date', title: 'Day' },
  { id: 'hour', type: 'time', title: 'Time' },
  { id: 'home', type: 'address', title: 'Home' },
  { id: 'tel', type: 'phone', title: 'Phone' },
  { id: 'mood', type: 'likert', title: 'Mood', options: ['Tired?', 'Glad?'] },
  { id: 'untitled', type: 'text' },
];

const SENT = {
  gone: 'kept',
  untitled: ' x ',
  who: ['Ada', 'Byron'],
  source: 'campaign',
  pin: '1234',
  terms: ['I agree'],
  diet: ['Vegan', '', 'No nuts'],
  day: ['12', '24', '2026'],
  hour: ['2', '30', '', 'PM'],
  home: ['1 Elm', '', 'Oslo', '', '0150', 'Norway'],
  tel: ['', '555', '12', '34'],
  mood: { 'Tired?': '-2', 'Glad?': '2' },
};

function shown(values: unknown, fields: unknown = EVERY_KIND): readonly string[] {
  const answers = shortAnswers(JSON.stringify(values), questionsOf({ id: 'f', fields }) ?? null);
  return answers.map(({ title, lines }) => `${title}${colonAfter(title)} ${lines.join(' / ')}`.trim());
}

describe('the answers of a cart line', () => {
  let page: OpenCartPage | undefined;
  afterEach(() => {
    page?.close();
    page = undefined;
  });

  it('stand beside their questions, in the order of the form and in words of their kind', () => {
    assert.deepEqual(shown(SENT), [
      'Participant: Ada Byron',
      'Diet: Vegan, No nuts',
      'Day: 12/24/2026',
      'Time: 2:30:00 PM',
      'Home: 1 Elm / Oslo, 0150 Norway',
      'Phone: 555-12-34',
      'Mood: Tired?: Strongly Disagree / Glad?: Strongly Agree',
      'untitled: x',
      'gone: kept',
    ]);
  });

  it('are split at every kind of line break, also within their parts', () => {
    const typed = {
      who: ['Ada\nTotal: $0', 'Byron'],
      home: ['1 Elm\r\nTotal: $0', '', 'Oslo', '', '', ''],
      mood: { 'Tired?\nTotal: $0': '2' },
      untitled: 'x\u2028Total: $0\vTotal: $1\u0085Total: $2',
    };
    const answers = lineAnswers(JSON.stringify(typed), questionsOf({ fields: EVERY_KIND }) ?? null);
    assert.deepEqual(
      answers.map(({ lines }) => lines),
      [
        ['Ada', 'Total: $0 Byron'],
        ['1 Elm', 'Total: $0', 'Oslo'],
        ['Tired?', 'Total: $0: Strongly Agree'],
        ['x', 'Total: $0', 'Total: $1', 'Total: $2'],
      ],
    );
  });

  it('leave out what visitors do not see, what everyone ticks, and what is blank', () => {
    const empty = {
      who: ['', ' '],
      diet: [],
      day: ['', '', ''],
      hour: ['', '', '', 'AM'],
      mood: {},
      untitled: '\u200b',
    };
    assert.deepEqual(shown({ ...empty, source: 'a', pin: 'b', terms: ['I agree'] }), []);
    const choice = [{ id: 'wrap', type: 'checkbox', title: 'Gift wrap', options: ['Yes'] }];
    assert.deepEqual(shown({ wrap: ['Yes'] }, choice), ['Gift wrap: Yes']);
  });

  it('are unchanged where the form has changed, and without names of objects', () => {
    const fields = [
      { id: 'who', type: 'date', title: 'Who' },
      { id: 'constructor', type: 'toString', title: 'Maker' },
      { id: 'mood', type: 'likert', title: 'Mood' },
      { id: 'who', type: 'name', title: 'Again' },
      { title: 'No id' },
      'nothing',
    ];
    const values = { who: ['Ada', 'Byron'], mood: { toString: '7' }, n: 0, yes: true, no: null };
    assert.deepEqual(shown(values, fields), ['Who: Ada, Byron', 'Mood: toString: 7', 'n: 0', 'yes: true']);
  });

  it('end a question with its own mark, or a colon', () => {
    assert.deepEqual(['Who', 'Who?', '参加者は？', 'من؟', ''].map(colonAfter), [':', '', '', '', '']);
  });

  it('are shortened by characters and lines', () => {
    const [family, ...others] = shown({ a: '👩‍👩‍👧'.repeat(121), b: '1\n2\r\n3\n4\n5', c: 'x'.repeat(120) }, []);
    assert.equal(family, `a: ${'👩‍👩‍👧'.repeat(120)}…`);
    assert.deepEqual(others, ['b: 1 / 2 / 3 / 4…', `c: ${'x'.repeat(120)}`]);
    assert.match(shown({ a: 'x\u0301\u0301'.repeat(500_000) }, [])[0]!, /^a: x.{1,1300}…$/u);
  });

  it('are values alone where the store does not tell the questions, and none where they are unreadable', () => {
    const values = (text: string) => shortAnswers(text, null).map(({ title, lines }) => [title, lines]);
    assert.deepEqual(values('{"who":["Ada","Byron"],"note":" ","age":0}'), [
      ['', ['Ada, Byron']],
      ['', ['0']],
    ]);
    for (const none of ['', '{}', 'null', '{"who":', '[]', '{"who":null,"diet":[],"sub":{}}'])
      assert.deepEqual(values(none), [], none);
  });

  it('come with the questions of the store', async () => {
    page = await openCartPage();
    const json = await page.gateway.load();
    const additionalFields = JSON.stringify({ who: ['Ada', 'Byron'], source: 'ad' });
    let version = json.version ?? 0;
    const show = async (questions: unknown) => {
      version += 1;
      const entries = json.entries.map((entry) => ({ ...entry, additionalFields, questions }));
      page!.gateway.load = async () => Promise.resolve({ ...json, version, entries } as typeof json);
      await page!.shop.cart.refresh();
      return page!.lineOf('mug').answers.map(({ title, lines }) => [title, ...lines]);
    };
    const participant = { id: 'who', type: 'name', title: 'Participant' };
    const hidden = { id: 'source', type: 'hidden', title: '', isHidden: true };
    assert.deepEqual(await show([participant, hidden]), [['Participant', 'Ada Byron']]);
    const alone = [
      ['', 'Ada, Byron'],
      ['', 'ad'],
    ];
    assert.deepEqual(await show(undefined), alone);
    assert.deepEqual(await show('questions'), alone);
    assert.deepEqual(await show([null, { id: 'who', title: 7 }, hidden]), [['who', 'Ada, Byron']]);
  });

  it('have the questions of the product in the memory store', () => {
    const product = parseProduct(
      {
        id: 'seat',
        title: 'Seat',
        structuredContent: {
          productType: 1,
          variants: [{ sku: 's', priceMoney: { value: '5.00', currency: 'USD' } }],
          additionalFieldsForm: { id: 'f', fields: EVERY_KIND.slice(0, 2) },
        },
      },
      { fallbackCurrency: 'USD', report: assert.ifError },
    );
    assert.deepEqual(
      catalogItems(product!).map(({ questions }) => questions),
      [[EVERY_KIND[0], { ...EVERY_KIND[1], isHidden: true }]],
    );
  });
});
