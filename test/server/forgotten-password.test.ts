import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { describeOnAnyDatabase, type OpenStore } from '../support/each-database.ts';
import {
  ACCOUNT,
  arriveLoggedOut,
  join,
  logIn,
  newEmail,
  PASSWORD,
  SESSION,
} from '../support/member-visitor.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { reopenStore } from '../support/reopen-store.ts';
import { OTHER_ORIGIN, OtherPage } from '../support/other-page.ts';
import { rowsIn } from '../support/owner-lists.ts';
import { mainText } from '../support/owner-orders.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { hiddenValue, Visitor } from '../support/visitor.ts';

const ASK = '/members/password';
const CHANGE = '/members/password/new';
const NEXT_PASSWORD = 'tenmoku over celadon';
const MINUTE_MS = 60_000;

describeOnAnyDatabase('a forgotten password', (stores) => {
  let store: OpenStore;
  let owner: Visitor;
  const urlOf = () => store.url;
  const arrive = () => Visitor.arrive(urlOf);
  let nowMs = Date.now();
  before(async () => {
    store = await stores.open({
      rateLimits: NO_LIMITS,
      ownerPassword: OWNER_PASSWORD,
      allowedOrigins: [OTHER_ORIGIN],
      now: () => nowMs,
    });
    owner = await arriveAsOwner(urlOf);
  });

  /** The links that were mailed to somebody, the oldest first. */
  async function linksFor(email: string): Promise<readonly string[]> {
    const reopened = await reopenStore(stores, store, (db) =>
      db.selectFrom('mails').select('body').where('recipient', '=', email).orderBy('position').execute(),
    );
    ({ store } = reopened);
    return reopened.read.map(
      ({ body }) => /\/members\/password\/new\?token=[0-9a-f]{64}/.exec(body)?.[0] ?? '',
    );
  }

  async function askFor(email: string): Promise<void> {
    const visitor = await arrive();
    const answer = await visitor.post(ASK, { email });
    assert.deepEqual([answer.status, answer.headers.get('location')], [303, `${ASK}?sent`]);
  }

  /** A link in a mail that somebody has asked for. */
  async function linkFor(email: string): Promise<string> {
    await askFor(email);
    return (await linksFor(email)).at(-1) ?? '';
  }

  async function change(visitor: Visitor, link: string, password = NEXT_PASSWORD) {
    const { text } = await visitor.get(link);
    return visitor.post(CHANGE, { token: hiddenValue(text, 'token'), password });
  }

  test('is replaced by a link in a mail, which logs in here and out everywhere else', async () => {
    const [elsewhere, email] = [await arrive(), newEmail()];
    await join(elsewhere, email);
    const visitor = await arrive();
    assert.match(
      (await visitor.get('/members')).text,
      /<a href="\/members\/password">Forgot your password\?/,
    );
    assert.match((await visitor.get(ASK)).text, /<input [^>]*name="email"/);
    const link = await linkFor(email);
    const { status, text, headers } = await visitor.get(link);
    assert.equal(status, 200);
    assert.equal(headers.get('referrer-policy'), 'no-referrer');
    assert.equal(headers.get('cache-control'), 'no-store, no-transform');
    assert.match(text, /<meta name="robots" content="noindex">/);
    assert.doesNotMatch(text, /<script/);

    const changed = await change(visitor, link);
    assert.deepEqual([changed.status, changed.headers.get('location')], [303, '/members']);
    assert.match((await visitor.get('/members')).text, new RegExp(`You are logged in as ${email}`));
    assert.equal((await elsewhere.get('/members')).status, 403, 'the other login has ended');
    assert.equal((await logIn(elsewhere, email)).status, 422, 'the old password');
    assert.equal((await logIn(elsewhere, email, { password: NEXT_PASSWORD })).status, 200);
  });

  test('ends the tokens of pages of other origins', async () => {
    const email = newEmail();
    const page = new OtherPage(urlOf());
    await page.get(SESSION);
    assert.equal((await page.send('POST', ACCOUNT, { email, password: PASSWORD })).status, 200);
    assert.match((await page.get(SESSION)).text, /"authenticated":true/);
    const link = await linkFor(email);
    const { token } = page;
    const later = new OtherPage(urlOf());
    later.token = token;
    assert.match((await later.get(SESSION)).text, /"authenticated":true/);
    await change(await arrive(), link);
    assert.match((await later.get(SESSION)).text, /"authenticated":false/);
    assert.notEqual(later.token, token, 'a token of its own');
  });

  test('has the same answer for an address without an account, which gets no mail', async () => {
    const visitor = await arrive();
    const unknown = await visitor.post(ASK, { email: 'nobody@example.org' });
    assert.deepEqual([unknown.status, unknown.headers.get('location')], [303, `${ASK}?sent`]);
    assert.match(
      mainText((await visitor.get(`${ASK}?sent`)).text),
      /If there is an account with that address/,
    );
    assert.doesNotMatch((await owner.get('/owner/mails')).text, /nobody@example\.org/);
    const refused = await visitor.post(ASK, { email: 'ada"' });
    assert.equal(refused.status, 400);
    assert.match(refused.text, /value="ada&quot;"[^>]*aria-invalid="true"[^>]*autofocus/);
    assert.equal((await visitor.post(ASK, { email: 'a@example.org' }, { crumb: 'forged' })).status, 403);
  });

  test('keeps its link usable for a mail scanner, and for one change', async () => {
    const { email } = await arriveLoggedOut(urlOf);
    const link = await linkFor(email);
    const scanner = new Visitor(urlOf);
    for (const method of ['GET', 'HEAD']) assert.equal((await scanner.request(method, link)).status, 200);
    const visitor = await arrive();
    const { text } = await visitor.get(link);
    const short = await change(visitor, link, 'short');
    assert.equal(short.status, 400);
    assert.match(mainText(short.text), /Your password needs at least 8 characters\./);
    const token = hiddenValue(text, 'token');
    const answers = await Promise.all(
      [1, 2].map(async (count) => {
        const one = await arrive();
        return one.post(CHANGE, { token, password: `${NEXT_PASSWORD} ${count}` });
      }),
    );
    assert.deepEqual(answers.map(({ status }) => status).sort(), [303, 410]);
    const again = await visitor.get(link);
    assert.equal(again.status, 410);
    assert.match(mainText(again.text), /This link can’t be used anymore.*Get a new link/);
  });

  test('ends older links with a newer one, and each after 30 minutes', async () => {
    const { email } = await arriveLoggedOut(urlOf);
    for (const typed of [email, email.toUpperCase()]) await askFor(typed);
    const [older = '', link = '', ...more] = await linksFor(email);
    assert.deepEqual(more, [], 'both mails go to the address of the account');
    const visitor = await arrive();
    assert.equal((await visitor.get(older)).status, 410);
    nowMs += 29 * MINUTE_MS;
    assert.equal((await visitor.get(link)).status, 200);
    nowMs += MINUTE_MS;
    assert.equal((await visitor.get(link)).status, 410);
    assert.equal(
      (await visitor.post(CHANGE, { token: link.slice(-64), password: NEXT_PASSWORD })).status,
      410,
    );
    assert.equal((await logIn(visitor, email)).status, 200);
  });

  test('keeps the link from the owner and from a copy of the database', async () => {
    const { email } = await arriveLoggedOut(urlOf);
    const token = (await linkFor(email)).slice(-64);
    const [row] = rowsIn((await owner.get('/owner/mails')).text);
    const mail = (await owner.get(row?.url ?? '')).text;
    assert.match(mainText(mail), /Password .*\/members\/password\/new\?token=•+ /);
    assert.ok(!mail.includes(token));
    const reopened = await reopenStore(stores, store, (db) =>
      db.selectFrom('password_links').selectAll().execute(),
    );
    ({ store } = reopened);
    assert.ok(!JSON.stringify(reopened.read).includes(token));
  });

  test('accepts a browser that sends no origin from a page without referrer, but no other site', async () => {
    const { email } = await arriveLoggedOut(urlOf);
    const link = await linkFor(email);
    const visitor = await arrive();
    const post = (headers: Readonly<Record<string, string>>, crumb = visitor.crumb) =>
      visitor.post(CHANGE, { token: link.slice(-64), password: NEXT_PASSWORD }, { headers, crumb });
    assert.equal((await post({ origin: 'null', 'sec-fetch-site': 'cross-site' })).status, 403);
    assert.equal((await post({ origin: 'https://evil.example' })).status, 403);
    assert.equal((await post({ origin: 'null' }, 'forged')).status, 403);
    assert.equal((await post({ origin: 'null' })).status, 303);
  });
});

describeOnAnyDatabase('the limit of forgotten passwords', (stores) => {
  test('is one of its own', async () => {
    const slow = { burst: 2, perSecond: 0.001 };
    const store = await stores.open({ rateLimits: { ...NO_LIMITS, password: slow } });
    const { email } = await arriveLoggedOut(store.url);
    const statuses: number[] = [];
    for (let count = 0; count < 3; count += 1) {
      const visitor = await Visitor.arrive(store.url);
      statuses.push((await visitor.post(ASK, { email })).status);
    }
    assert.deepEqual(statuses, [303, 303, 429]);
    assert.equal((await logIn(await Visitor.arrive(store.url), email)).status, 200);
  });

  test('is one of each email address, too, with and without an account', async () => {
    const slow = { burst: 2, perSecond: 0.001 };
    const store = await stores.open({
      rateLimits: { ...NO_LIMITS, passwordMail: slow },
      ownerPassword: OWNER_PASSWORD,
    });
    const { email } = await arriveLoggedOut(store.url);
    const unknown = 'nobody@example.org';
    const answersFor = async (address: string) => {
      const answers = [];
      for (const typed of [address, address.toUpperCase(), address]) {
        const answer = await (await Visitor.arrive(store.url)).post(ASK, { email: typed });
        answers.push([answer.status, answer.headers.get('location'), mainText(answer.text)]);
      }
      return answers;
    };
    const answers = await answersFor(email);
    assert.deepEqual(
      answers.map(([status]) => status),
      [303, 303, 429],
    );
    assert.deepEqual(await answersFor(unknown), answers);
    const owner = await arriveAsOwner(() => store.url);
    assert.equal((await owner.get('/owner/mails')).text.match(/A new password for/g)?.length, 2);
    const other = await (await Visitor.arrive(store.url)).post(ASK, { email: 'else@example.org' });
    assert.equal(other.status, 303);
  });
});
