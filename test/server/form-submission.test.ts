import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, test } from 'node:test';

import { describeOnEachDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { type StoreAnswer, Visitor } from '../support/visitor.ts';

const SCHEMA = '/api/template/GetTemplateSchema';
const VALIDATION = '/api/rest/forms/validate/';
const KEY = '/api/form/FormSubmissionKey';
const SAVE = '/api/form/SaveFormSubmission';

const NOT_CONFIGURED = 'This form has not been configured yet.';
const INVALID = 'One or more fields is invalid, please check your entries.';
const UNREADABLE = 'Could not parse the form fields, please check your entries.';
const USED = 'Error processing form submission. Please reload and try again.';

const GOOD = {
  name: ['Ada', 'Byron'],
  email: 'ada@example.com',
  phone: ['', '', '', ''],
  subject: 'A workshop',
  message: 'Is there a seat left?',
  glaze: ['Ash', 'a blue one'],
  opinion: { 'The shop is easy to use.': '2' },
};

describeOnEachDatabase('form submission', (stores) => {
  let store: OpenStore;
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS, captcha: null });
  });

  const arrive = () => Visitor.arrive(store.url);
  const keyOf = async (visitor: Visitor) =>
    ((await visitor.send('POST', KEY, undefined)).json() as { data: { key: string } }).data.key;
  const save = (visitor: Visitor, body: object, idempotencyKey: string = randomUUID()) =>
    visitor.send(
      'POST',
      SAVE,
      { formId: 'contact', form: GOOD, pageUrl: '/contact', ...body },
      { headers: { 'idempotency-key': idempotencyKey } },
    );
  const messageOf = (answer: StoreAnswer) => (answer.json() as { message?: string }).message;

  test('serves the schema to everyone, and reports an unknown form as not configured', async () => {
    const visitor = await arrive();
    const schema = (await visitor.get(`${SCHEMA}?type=contact`)).json() as { id: string; fields: unknown[] };
    assert.equal(schema.id, 'contact');
    assert.ok(schema.fields.length > 18);
    for (const type of ['nothing', '', '__proto__']) {
      const answer = await visitor.get(`${SCHEMA}?type=${type}`);
      assert.deepEqual([answer.status, messageOf(answer)], [404, NOT_CONFIGURED]);
    }
  });

  test('saves a form once that was opened before a login and sent after it', async () => {
    const visitor = await arrive();
    const key = await keyOf(visitor);
    const account = { email: 'form-opener@example.org', password: 'celadon over tenmoku' };
    assert.equal((await visitor.send('POST', '/api/site-users/account', account)).status, 200);
    assert.equal((await save(visitor, { key })).status, 200);
    assert.equal((await save(visitor, { key })).status, 400);
  });

  test('validates values by the rules of the page, with a message per field', async () => {
    const visitor = await arrive();
    const good = await visitor.send('POST', `${VALIDATION}contact`, GOOD);
    assert.equal(good.status, 200);
    const amounts = { ...GOOD, pieces: '1.200', budget: '$ 99,50' };
    assert.equal((await visitor.send('POST', `${VALIDATION}contact`, amounts)).status, 200);
    const half = {
      ...GOOD,
      day: ['2', '31', '2026'],
      hour: ['99', 'soon', '', 'AM'],
      phone: ['', '555', '', ''],
    };
    const refused = (await visitor.send('POST', `${VALIDATION}contact`, half)).json() as { errors: object };
    assert.deepEqual(Object.keys(refused.errors).sort(), ['day', 'hour', 'phone']);
    const bad = await visitor.send('POST', `${VALIDATION}contact`, {
      ...GOOD,
      name: ['Ada', ''],
      email: 'nobody',
      message: 'x'.repeat(501),
    });
    assert.equal(bad.status, 400);
    assert.deepEqual(bad.json(), {
      message: INVALID,
      errors: {
        name: 'Required',
        email: 'Email addresses should follow the format user@domain.com.',
        message: 'You have exceeded the character limit.',
      },
    });
  });

  const NO_CHOICE = 'Please choose one of the options.';
  const UNFITTING = 'That value is not valid for this field.';
  const UNKNOWN = 'Unknown field.';
  const NO_NUMBER = 'Please enter a number.';
  for (const [what, field, value, sentence] of [
    ['a choice that is not offered', 'subject', 'Gossip', NO_CHOICE],
    ['two choices of something else', 'glaze', ['one', 'two'], NO_CHOICE],
    ['a name of three parts', 'name', ['a', 'b', 'c'], UNFITTING],
    ['a number for a text', 'message', 7, UNFITTING],
    ['a degree of agreement that does not exist', 'opinion', { 'The shop is easy to use.': '3' }, NO_CHOICE],
    ['an unknown question', 'opinion', { 'Do you like us?': '2' }, NO_CHOICE],
    ['a field that the form does not have', 'price', '1', UNKNOWN],
    ['a field that every object inherits', '__proto__', '1', UNKNOWN],
    ['an answer to a heading', 'about', 'me', UNFITTING],
    ['a text for a number', 'pieces', 'a dozen', NO_NUMBER],
    ['a text for an amount', 'budget', 'not much', NO_NUMBER],
  ] as const) {
    test(`refuses ${what} with the message of its field`, async () => {
      const values = { ...GOOD, [field]: value };
      const answer = await (await arrive()).send('POST', `${VALIDATION}contact`, values);
      assert.equal(answer.status, 400);
      assert.deepEqual(JSON.parse(answer.text), { message: INVALID, errors: { [field]: sentence } });
    });
  }

  test('refuses values nested deeper than any field', async () => {
    const visitor = await arrive();
    const deep = '['.repeat(20_000) + ']'.repeat(20_000);
    const body = JSON.stringify({ formId: 'contact', key: await keyOf(visitor), form: { name: 'deep' } });
    const headers = { 'idempotency-key': randomUUID() };
    const answer = await visitor.send('POST', SAVE, body.replace('"deep"', deep), { headers });
    assert.deepEqual([answer.status, messageOf(answer)], [400, 'The request body must be JSON.']);
    assert.deepEqual(store.log, []);
  });

  test('saves a submission once per key', async () => {
    const visitor = await arrive();
    const key = await keyOf(visitor);
    assert.equal((await save(visitor, { key })).status, 200);
    const again = await save(visitor, { key });
    assert.deepEqual([again.status, messageOf(again)], [400, USED]);
  });

  test('replays the answer for the same idempotency key, whatever captcha is sent', async () => {
    const visitor = await arrive();
    const key = await keyOf(visitor);
    const idempotencyKey = randomUUID();
    const first = await save(visitor, { key, captchaKey: 'one' }, idempotencyKey);
    const second = await save(visitor, { key, captchaKey: 'two' }, idempotencyKey);
    assert.deepEqual([second.status, second.text], [first.status, first.text]);
    assert.equal(first.status, 200);
  });

  test('refuses a key of another visitor', async () => {
    const key = await keyOf(await arrive());
    const answer = await save(await arrive(), { key });
    assert.deepEqual([answer.status, messageOf(answer)], [400, USED]);
  });

  test('keeps the key valid after a refused submission', async () => {
    const visitor = await arrive();
    const key = await keyOf(visitor);
    assert.equal((await save(visitor, { key, form: { ...GOOD, email: '' } })).status, 400);
    assert.equal((await save(visitor, { key })).status, 200);
  });

  test('refuses unreadable fields and keeps the key valid', async () => {
    const visitor = await arrive();
    const key = await keyOf(visitor);
    for (const form of [null, 'name=Ada', [GOOD], 7]) {
      const answer = await save(visitor, { key, form });
      assert.deepEqual([answer.status, messageOf(answer)], [400, UNREADABLE], JSON.stringify(form));
    }
    assert.equal((await save(visitor, { key })).status, 200);
  });

  test('refuses unstorable characters in names and stores them in answers', async () => {
    const visitor = await arrive();
    const key = await keyOf(visitor);
    for (const body of [{ formId: 'a\0' }, { key: 'a\0' }, { key, pageUrl: '/\0' }])
      assert.equal((await save(visitor, { key, ...body })).status, 400, JSON.stringify(body));
    assert.equal((await save(visitor, { key, form: { ...GOOD, message: 'a\0b' } })).status, 200);
  });

  test('requires the crumb for every write', async () => {
    const visitor = await arrive();
    for (const path of [`${VALIDATION}contact`, KEY, SAVE]) {
      const answer = await visitor.send('POST', path, {}, { crumb: 'wrong' });
      assert.deepEqual([answer.status, (answer.json() as { crumbFail?: true }).crumbFail], [403, true], path);
    }
  });

  test('stores each accepted submission once and nothing else, with twenty visitors at once', async () => {
    const own = await stores.open({ rateLimits: NO_LIMITS, captcha: null });
    const visitors = await Promise.all(Array.from({ length: 20 }, () => Visitor.arrive(own.url)));
    const [first] = visitors;
    assert.ok(first);
    const accepted: string[] = [];
    const send = async (visitor: Visitor, pageUrl: string, body: object, idempotencyKey?: string) => {
      const { status } = await save(visitor, { pageUrl, ...body }, idempotencyKey);
      if (status === 200) accepted.push(pageUrl);
    };
    const key = await keyOf(first);
    await send(first, '/refused', { key, form: { ...GOOD, email: '' } });
    const idempotencyKey = randomUUID();
    await send(first, '/lost', { key }, idempotencyKey);
    const { status } = await save(first, { pageUrl: '/lost', key }, idempotencyKey);
    assert.equal(status, 200, 'the answer that was lost');
    await send(first, '/used', { key });
    const pages = visitors.flatMap((visitor, at) =>
      Array.from({ length: 5 }, (_, turn) => [visitor, `/${at}/${turn}`] as const),
    );
    await Promise.all(
      pages.map(async ([visitor, pageUrl]) => send(visitor, pageUrl, { key: await keyOf(visitor) })),
    );

    const rows = await (await stores.closeAndRead(own)).selectFrom('form_submissions').selectAll().execute();
    assert.deepEqual(rows.map((row) => row.page_url).sort(), accepted.sort());
    assert.deepEqual(accepted, ['/lost', ...pages.map(([, pageUrl]) => pageUrl)].sort());
    const [{ answers } = { answers: '' }] = rows;
    assert.deepEqual((JSON.parse(answers) as { name: unknown }).name, { First: 'Ada', Last: 'Byron' });
  });
});
