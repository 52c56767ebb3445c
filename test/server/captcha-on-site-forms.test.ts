import assert from 'node:assert/strict';
import { createHmac, randomUUID } from 'node:crypto';
import { before, test } from 'node:test';

import { solveCaptcha } from '../support/captcha/solve.ts';
import { describeOnAnyDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { type StoreAnswer, Visitor } from '../support/visitor.ts';

const MISSING = 'Complete CAPTCHA before submitting.';
const FAILED = 'reCAPTCHA failed. Refresh this page and try again.';
const HOUR_MS = 3_600_000;
const GOOD = { name: ['Ada', 'Byron'], email: 'ada@example.com', subject: 'A workshop', message: 'A seat?' };

describeOnAnyDatabase('a form with a captcha', (stores) => {
  let store: OpenStore;
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS });
  });

  const arrive = () => Visitor.arrive(store.url);
  const keyOf = async (visitor: Visitor) =>
    (
      (await visitor.send('POST', '/api/form/FormSubmissionKey', undefined)).json() as {
        data: { key: string };
      }
    ).data.key;
  const save = async (visitor: Visitor, body: object, idempotencyKey: string = randomUUID()) =>
    visitor.send(
      'POST',
      '/api/form/SaveFormSubmission',
      { formId: 'contact', key: await keyOf(visitor), form: GOOD, ...body },
      { headers: { 'idempotency-key': idempotencyKey } },
    );
  const outcomeOf = (answer: StoreAnswer) => [answer.status, (answer.json() as { errors?: unknown }).errors];
  const refused = (sentence: string) => [400, { captchaKey: sentence }];

  test('is saved with a solved challenge', async () => {
    const visitor = await arrive();
    const answer = await save(visitor, { captchaKey: await solveCaptcha(visitor) });
    assert.equal(answer.status, 200, answer.text);
  });

  test('is not saved without one, and keeps its key valid', async () => {
    const visitor = await arrive();
    const key = await keyOf(visitor);
    assert.deepEqual(outcomeOf(await save(visitor, { key })), refused(MISSING));
    const answer = await save(visitor, { key, captchaKey: await solveCaptcha(visitor) });
    assert.equal(answer.status, 200);
  });

  test('is refused without JavaScript, with one sentence, and no field to check', async () => {
    const visitor = await arrive();
    const { status, text } = await visitor.post('/forms/contact', { email: 'ada@example.com' });
    assert.equal(status, 400);
    assert.match(text, /<title>Error: Your entries: contact · /);
    assert.match(text, /<h1>There is a problem<\/h1>/);
    assert.equal(text.split('needs JavaScript').length, 2, 'in the summary only');
    const empty = await visitor.get('/forms/contact');
    assert.equal(empty.text.split('needs JavaScript').length, 2, 'in the notice');
  });

  test('accepts a solution once, even when it is sent twice concurrently', async () => {
    const visitor = await arrive();
    const captchaKey = await solveCaptcha(visitor);
    const both = await Promise.all([save(visitor, { captchaKey }), save(visitor, { captchaKey })]);
    assert.deepEqual(both.map(({ status }) => status).sort(), [200, 400]);
    assert.deepEqual(outcomeOf(await save(visitor, { captchaKey })), refused(FAILED));
  });

  test('does not use up a solution when another field is invalid', async () => {
    const visitor = await arrive();
    const captchaKey = await solveCaptcha(visitor);
    const bad = await save(visitor, { captchaKey, form: { ...GOOD, email: '' } });
    assert.deepEqual(Object.keys((bad.json() as { errors: object }).errors), ['email']);
    assert.equal((await save(visitor, { captchaKey })).status, 200);
  });

  test('replays the answer to a repeated request whose solution is used up', async () => {
    const visitor = await arrive();
    const [captchaKey, key, idempotencyKey] = [
      await solveCaptcha(visitor),
      await keyOf(visitor),
      randomUUID(),
    ];
    const first = await save(visitor, { captchaKey, key }, idempotencyKey);
    const second = await save(visitor, { captchaKey, key }, idempotencyKey);
    assert.deepEqual([first.status, second.status, second.text], [200, 200, first.text]);
  });

  test('refuses a solution of an expired challenge', async (context) => {
    const visitor = await arrive();
    const captchaKey = await solveCaptcha(visitor);
    const key = await keyOf(visitor);
    context.mock.timers.enable({ apis: ['Date'], now: Date.now() + HOUR_MS });
    assert.deepEqual(outcomeOf(await save(visitor, { captchaKey, key })), refused(FAILED));
  });

  for (const [what, cheat] of [
    ['an easier challenge', { cost: 1, keyPrefix: '00' }],
    ['a challenge that never expires', { expiresAt: 9_999_999_999 }],
  ] as const) {
    test(`refuses a solution of ${what}`, async () => {
      const visitor = await arrive();
      const captchaKey = await solveCaptcha(visitor, (challenge) => ({
        ...challenge,
        parameters: { ...challenge.parameters, ...cheat },
      }));
      assert.deepEqual(outcomeOf(await save(visitor, { captchaKey })), refused(FAILED));
    });
  }

  for (const [what, captchaKey] of [
    ['text', 'token'],
    ['an empty object', Buffer.from('{}').toString('base64')],
    ['a challenge without a solution', Buffer.from('{"challenge":{"parameters":null}}').toString('base64')],
  ] as const) {
    test(`refuses ${what} as a solution`, async () => {
      assert.deepEqual(outcomeOf(await save(await arrive(), { captchaKey })), refused(FAILED));
    });
  }

  test('refuses a challenge nested deeper than the store can serialise', async () => {
    const visitor = await arrive();
    const solved = Buffer.from(await solveCaptcha(visitor), 'base64').toString();
    const deep = solved.replace(
      '"parameters":{',
      `"parameters":{"deep":${'['.repeat(9_000)}${']'.repeat(9_000)},`,
    );
    const captchaKey = Buffer.from(deep).toString('base64');
    assert.deepEqual(outcomeOf(await save(visitor, { captchaKey })), refused(FAILED));
    assert.deepEqual(store.log, []);
  });

  test('refuses a solution of a challenge with a foreign signature', async () => {
    const visitor = await arrive();
    const captchaKey = await solveCaptcha(visitor, (challenge) => ({
      ...challenge,
      signature: createHmac('sha256', 'guess').update(JSON.stringify(challenge.parameters)).digest('hex'),
    }));
    assert.deepEqual(outcomeOf(await save(visitor, { captchaKey })), refused(FAILED));
  });

  test('is not required by a form that turns the captcha off', async () => {
    const answer = await save(await arrive(), { formId: 'newsletter', form: { email: 'ada@example.com' } });
    assert.equal(answer.status, 200, answer.text);
  });

  test('shows visitors without JavaScript that they cannot send it, before and after they try', async () => {
    const visitor = await arrive();
    const NEEDS_SCRIPT = 'This form needs JavaScript to check that you’re not a robot.';
    assert.ok((await visitor.get('/contact')).text.includes(NEEDS_SCRIPT));
    // Nothing else is wrong with it.
    const answer = await visitor.post('/forms/contact', {
      ...{ 'name.First': 'Ada', 'name.Last': 'Byron', email: 'ada@example.com', subject: 'A workshop' },
      message: 'A seat?',
    });
    assert.equal(answer.status, 400);
    assert.ok(answer.text.includes(NEEDS_SCRIPT));
    assert.ok(answer.text.includes('A seat?'), 'what was typed is still there');
  });

  test('serves challenges that are not cached', async () => {
    const answer = await (await arrive()).get('/api/captcha/challenge');
    assert.match(answer.headers.get('cache-control') ?? '', /no-store/);
  });
});
