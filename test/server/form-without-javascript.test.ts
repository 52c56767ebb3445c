import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { describeOnAnyDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { hiddenValue, Visitor, type StoreAnswer } from '../support/visitor.ts';

const OWN_PAGE = { 'sec-fetch-site': 'same-origin' };
const GOOD: readonly (readonly [string, string])[] = [
  ['name.First', 'Ada'],
  ['name.Last', 'Byron'],
  ['email', 'ada@example.com'],
  ['subject', 'A workshop'],
  ['message', 'Is there a seat left?'],
];

describeOnAnyDatabase('a form without JavaScript', (stores) => {
  let store: OpenStore;
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS, captcha: null });
  });

  const post = (
    entries: readonly (readonly [string, string])[],
    headers: Readonly<Record<string, string>> = OWN_PAGE,
    { visitor = new Visitor(store.url), path = '/forms/contact' } = {},
  ): Promise<StoreAnswer> =>
    visitor.request('POST', path, {
      headers,
      body: new URLSearchParams(entries.map(([name, value]) => [name, value])),
    });
  const withMessage = (message: string, more: readonly (readonly [string, string])[] = []) => [
    ...GOOD.filter(([name]) => name !== 'message'),
    ['message', message] as const,
    ...more,
  ];
  const fields = (text: string, name: string) =>
    [...text.matchAll(/<(?:input|textarea|option)[^>]*>/g)]
      .map(([tag]) => tag)
      .filter((tag) => tag.includes(`name="${name}"`));

  test('prints the controls of its fields on any page', async () => {
    const visitor = await Visitor.arrive(store.url);
    await visitor.add({ itemId: 'mug', sku: 'mug' });
    const { text } = await visitor.get('/cart');
    assert.equal(fields(text, 'email').length, 1);
  });

  test('saves a form of our own pages as the API does, and redirects to the thanks', async () => {
    const more = [
      ['glaze', 'Ash'],
      ['glaze', '__other'],
      ['glaze.Other', 'a blue one'],
      ['opinion.0', '2'],
      ['unknown', 'not asked'],
    ] as const;
    const referer = `${store.url}/contact?utm_source=letter`;
    const answer = await post(withMessage('posted', more), { ...OWN_PAGE, referer });
    assert.equal(answer.status, 303);
    assert.equal(answer.headers.get('location'), '/forms/contact/sent');
    const thanks = await new Visitor(store.url).get('/forms/contact/sent');
    assert.match(thanks.text, /Mara or Ilse will get back to you within two days/);
    assert.match(
      thanks.text,
      /<p>While you wait, read how <a href="\/journal" rel="noopener noreferrer">a kiln is fired/,
    );
  });

  test('takes characters that nobody sees out of an address, and for no answer to a required field', async () => {
    const others = withMessage('tidied').filter(([name]) => name !== 'email' && name !== 'name.Last');
    const typed = [['email', '\u200Eada＠exam\u00ADple.com'] as const, ['name.Last', 'Byron'] as const];
    assert.equal((await post([...others, ...typed])).status, 303);
    const blank = await post([...others, typed[0]!, ['name.Last', '\u2800\u200B']]);
    assert.equal(blank.status, 400);
    assert.match(blank.text, /Your name: Required/);
  });

  test('checks a date and a website, and takes an untouched time for no answer', async () => {
    const untouched = [
      ...['hour.Hour', 'hour.Minute', 'hour.Second', 'day.Month'].map((name) => [name, ''] as const),
      ['hour.Ampm', 'AM'] as const,
    ];
    assert.equal((await post(withMessage('no time', untouched))).status, 303);
    const wrong = await post(
      withMessage('wrong', [
        ['day.Month', '2'],
        ['day.Day', '31'],
        ['day.Year', '2026'],
        ['website', 'not a url'],
      ]),
    );
    assert.equal(wrong.status, 400);
    assert.match(wrong.text, /Please enter a valid date with a four-digit year\./);
    assert.match(wrong.text, /Please enter a web address such as example\.com\./);
  });

  test('shows an invalid form again with all entries', async () => {
    const entries = withMessage('<b>"two\r\nlines"', [
      ['email', 'nobody'],
      ['glaze', 'Celadon'],
      ['glaze', '__other'],
      ['glaze.Other', 'blue & white'],
      ['opinion.1', '-1'],
    ]).filter(
      ([name], index, all) => all.findLastIndex(([other]) => other === name) === index || name === 'glaze',
    );
    const visitor = await Visitor.arrive(store.url);
    const contact = await visitor.get('/contact');
    const idempotencyKey = hiddenValue(contact.text, 'idempotencyKey');
    const keyed = [...entries, ['idempotencyKey', idempotencyKey] as const];
    const { status, text } = await post(keyed, OWN_PAGE, { visitor });
    assert.equal(status, 400);
    assert.match(text, /<title>Error: Your entries: contact · /);
    assert.match(text, /<h1>Please check your entries<\/h1>/);
    assert.match(text, /data-part="summary"[^>]*autofocus/);
    assert.match(text, /<a href="#contact-email">Email: Email addresses should follow/);
    assert.match(text, /id="contact-email-error">Email addresses/);
    const [email] = fields(text, 'email');
    assert.match(email!, /value="nobody".*aria-invalid="true" aria-describedby="contact-email-error /);
    assert.match(text, /&lt;b&gt;"two\r?\nlines"<\/textarea>/);
    assert.deepEqual(
      fields(text, 'glaze').map((tag) => tag.includes('checked')),
      [false, true, false, true],
    );
    assert.match(fields(text, 'glaze.Other')[0]!, /value="blue &amp; white"/);
    assert.match(text, /<option value="A workshop" selected>/);
    assert.equal(
      fields(text, 'opinion.1').findIndex((tag) => tag.includes('checked')),
      1,
    );
    assert.equal(hiddenValue(text, 'idempotencyKey'), idempotencyKey);
    assert.equal(hiddenValue(text, 'crumb'), visitor.crumb);
  });

  test('keeps the original page of a form that is sent again', async () => {
    const headers = { ...OWN_PAGE, referer: `${store.url}/journal?utm_source=letter` };
    const { text } = await post([['message', 'remembered']], headers);
    const pageUrl = hiddenValue(text, 'pageUrl');
    assert.equal(pageUrl, '/journal?utm_source=letter');
    const again = { ...OWN_PAGE, referer: `${store.url}/forms/contact` };
    assert.equal((await post(withMessage('remembered', [['pageUrl', pageUrl]]), again)).status, 303);
  });

  test('saves one key once, and other entries under the same key again', async () => {
    const visitor = await Visitor.arrive(store.url);
    const { text } = await visitor.get('/contact');
    const key = ['idempotencyKey', hiddenValue(text, 'idempotencyKey')] as const;
    for (const message of ['twice', 'twice', 'once more']) {
      assert.equal((await post(withMessage(message, [key]), OWN_PAGE, { visitor })).status, 303);
    }
  });

  test('accepts the Sec-Fetch-Site or Origin header or the crumb, and refuses other sites', async () => {
    const host = new URL(store.url).host;
    const visitor = await Visitor.arrive(store.url);
    const accepted = [
      [OWN_PAGE, undefined],
      [{ origin: `http://${host}` }, undefined],
      [{}, visitor.crumb],
    ] as const;
    for (const [headers, crumb] of accepted) {
      const entries = withMessage('by word', crumb === undefined ? [] : [['crumb', crumb]]);
      assert.equal((await post(entries, headers, { visitor })).status, 303, JSON.stringify(headers));
    }
    const refused: readonly Readonly<Record<string, string>>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://elsewhere.example' },
      { origin: 'null' },
      {},
    ];
    for (const headers of refused) {
      const { status, text } = await post(withMessage('by nobody'), headers);
      assert.equal(status, 403, JSON.stringify(headers));
      assert.doesNotMatch(text, /by nobody/, 'what another site posts is not shown');
    }
  });

  test('prints a crumb, which is enough without the headers of a browser', async () => {
    const visitor = await Visitor.arrive(store.url);
    const { text } = await visitor.get('/contact');
    const [form = ''] = /<form[^>]*action="\/forms\/contact"[^]*?<\/form>/.exec(text) ?? [];
    const crumb = ['crumb', hiddenValue(form, 'crumb')] as const;
    assert.equal((await post(withMessage('by its own crumb', [crumb]), {}, { visitor })).status, 303);
  });

  test('prints the newsletter form on every page, and saves an address once', async () => {
    const visitor = await Visitor.arrive(store.url);
    for (const page of ['/', '/shop', '/shop/mug', '/journal', '/cart', '/contact']) {
      const { text } = await visitor.get(page);
      assert.match(
        text,
        /<form data-variant="newsletter" data-form-id="newsletter" method="post" action="\/forms\/newsletter"/,
      );
    }
    const path = '/forms/newsletter';
    const addresses = ['ada@example.com', 'ada@example.com', ' Ada@Example.com', 'eve@example.com'];
    const answers = await Promise.all(
      addresses.map((email) => post([['email', email]], OWN_PAGE, { visitor, path })),
    );
    for (const { status, headers } of answers)
      assert.deepEqual([status, headers.get('location')], [303, '/forms/newsletter/sent']);
    const refused = await post([['email', 'nobody']], OWN_PAGE, { visitor, path });
    assert.equal(refused.status, 400);
    assert.match(fields(refused.text, 'email')[0]!, /value="nobody"/);
  });

  test('refuses an unknown form and another content type', async () => {
    assert.equal((await post(GOOD, OWN_PAGE, { path: '/forms/nothing' })).status, 404);
    const answer = await new Visitor(store.url).request('POST', '/forms/contact', {
      headers: { ...OWN_PAGE, 'content-type': 'multipart/form-data; boundary=x' },
      body: '--x--',
    });
    assert.equal(answer.status, 415);
    const chosen = await post(withMessage('not on offer', [['answer', 'By pigeon']]));
    assert.equal(chosen.status, 400);
    assert.match(chosen.text, /How should we reply\?: Please choose one of the options\./);
  });

  test('stores each accepted submission once and nothing else', async () => {
    const rows = await (
      await stores.closeAndRead(store)
    )
      .selectFrom('form_submissions')
      .selectAll()
      .execute();
    const kept = rows.map((row) => ({
      page: row.page_url,
      answers: JSON.parse(row.answers) as Readonly<Record<string, unknown>>,
    }));
    const signedUp = kept.filter(({ answers }) => !('message' in answers));
    assert.deepEqual(signedUp.map(({ answers }) => String(answers['email']).toLowerCase()).sort(), [
      'ada@example.com',
      'eve@example.com',
    ]);
    const of = (message: string) => kept.filter(({ answers }) => answers['message'] === message);
    assert.deepEqual(kept.flatMap(({ answers }) => answers['message'] ?? []).sort(), [
      'by its own crumb',
      'by word',
      'by word',
      'by word',
      'no time',
      'once more',
      'posted',
      'remembered',
      'tidied',
      'twice',
    ]);
    assert.equal(of('tidied')[0]?.answers['email'], 'ada@example.com');
    assert.deepEqual(of('no time')[0]?.answers['hour'], { Hour: '', Minute: '', Second: '', Ampm: '' });
    const [posted] = of('posted');
    assert.equal(posted?.page, '/contact');
    assert.deepEqual(posted.answers['name'], { First: 'Ada', Last: 'Byron' });
    assert.deepEqual(posted.answers['glaze'], ['Ash', 'a blue one']);
    assert.deepEqual(posted.answers['opinion'], { 'The shop is easy to use.': 2 });
    assert.equal(posted.answers['source'], 'letter');
    assert.equal('unknown' in posted.answers, false);
    const [remembered] = of('remembered');
    assert.deepEqual([remembered?.page, remembered?.answers['source']], ['/journal', 'letter']);
  });
});
