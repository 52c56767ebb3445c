import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { describeOnAnyDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { Visitor } from '../support/visitor.ts';

type Entries = readonly (readonly [string, string])[];

const GOOD: Entries = [
  ['name.First', 'Ada'],
  ['name.Last', 'Byron'],
  ['email', 'ada@example.com'],
];

describeOnAnyDatabase('several controls of one name, posted without JavaScript', (stores) => {
  let store: OpenStore;
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS, captcha: null });
  });

  const post = async (path: string, entries: Entries): Promise<string | null> => {
    const visitor = await Visitor.arrive(store.url);
    const answer = await visitor.request('POST', path, {
      headers: { 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams([['crumb', visitor.crumb], ...entries.map((entry) => [...entry])]),
    });
    return answer.headers.get('location');
  };

  test('are read like in the dialog: the form of a product', async () => {
    const visitor = await Visitor.arrive(store.url);
    const { headers } = await visitor.post('/cart/entries', { itemId: 'workshop', quantity: '1' });
    const body = new URLSearchParams([
      ...[
        ['crumb', visitor.crumb],
        ['participant.First', 'Ada'],
        ['participant.Last', 'Byron'],
      ],
      ...[
        ['experience', '0'],
        ['experience', 'Often'],
        ['wish', 'A stool'],
        ['wish', 'an apron'],
      ],
    ]);
    await visitor.request('POST', headers.get('location')!, {
      body,
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    const [entry] = (await visitor.cart()).entries;
    assert.equal(
      entry?.additionalFields,
      '{"participant":["Ada","Byron"],"experience":"Often","wish":"A stool, an apron"}',
    );
  });

  test("are read like in the page, and stored as one answer: an author's form of the site", async () => {
    const sent = '/forms/contact/sent';
    const joined: Entries = [
      ['message', 'joined'],
      ['message', ''],
      ['message', 'twice'],
      ['subject', ''],
      ['subject', 'A workshop'],
      ['answer', 'off'],
      ['glaze', '0'],
      ['glaze', 'Ash'],
      ['glaze', 'Celadon'],
    ];
    assert.equal(await post('/forms/contact', [...GOOD, ...joined]), sent);
    // Hidden inputs before boxes that are not ticked.
    const none: Entries = [
      ['message', 'none'],
      ['subject', '0'],
      ['subject', 'A workshop'],
      ['glaze', '0'],
      ['answer', '0'],
    ];
    assert.equal(await post('/forms/contact', [...GOOD, ...none]), sent);
    const whole: Entries = [
      ['name', 'Grace Brewster Hopper'],
      ['email', 'grace@example.com'],
      ['message', 'one control for all parts'],
      ['subject', 'A workshop'],
    ];
    assert.equal(await post('/forms/contact', whole), sent);
    const missing: Entries = [
      ['message', 'missing'],
      ['subject', '0'],
    ];
    assert.equal(await post('/forms/contact', [...GOOD, ...missing]), null, 'a required field');
    const rows = await (
      await stores.closeAndRead(store)
    )
      .selectFrom('form_submissions')
      .selectAll()
      .execute();
    const kept = rows.map(({ answers }) => JSON.parse(answers) as Readonly<Record<string, unknown>>);
    assert.deepEqual(
      kept.map(({ message, subject, glaze, answer }) => ({ message, subject, glaze, answer })),
      [
        { message: 'joined, twice', subject: 'A workshop', glaze: ['Ash', 'Celadon'], answer: '' },
        { message: 'none', subject: 'A workshop', glaze: [], answer: '' },
        { message: 'one control for all parts', subject: 'A workshop', glaze: [], answer: '' },
      ],
    );
    assert.deepEqual(kept.at(-1)?.['name'], { First: 'Grace Brewster', Last: 'Hopper' });
  });
});
