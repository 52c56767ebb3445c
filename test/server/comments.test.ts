import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { textOf } from '../support/owner-lists.ts';
import { startSuiteStore } from '../support/suite-store.ts';
import { hiddenValue, Visitor } from '../support/visitor.ts';

const POST = '/journal/why-a-tee-has-five-seams';

describe('comments on posts of the reference store', () => {
  const store = startSuiteStore({ ownerPassword: OWNER_PASSWORD });
  let visitor: Visitor;
  before(async () => {
    visitor = await Visitor.arrive(store.url);
  });

  test('adds a comment once, as text, without a script', async () => {
    const page = (await visitor.get(POST)).text;
    const form = page.slice(page.indexOf('class="comment-form"'));
    const idempotencyKey = hiddenValue(form, 'idempotencyKey');
    const typed = { author: ' Ada ', body: '<b>Six</b> seams, I count.', idempotencyKey };
    const first = await visitor.post(`${POST}/comments`, typed);
    const again = await visitor.post(`${POST}/comments`, typed);
    assert.equal(first.status, 303);
    assert.match(first.headers.get('location')!, /^\/journal\/why-a-tee-has-five-seams#comment-/);
    assert.equal(again.headers.get('location'), first.headers.get('location'));
    const { text } = await visitor.get(POST);
    assert.equal(text.split('&lt;b&gt;Six&lt;/b&gt; seams').length, 2);
    assert.match(textOf(text), /2 Comments/);
  });

  test('keeps the entries of a refused comment, and names what is missing', async () => {
    const post = (author: string) => visitor.post(`${POST}/comments`, { author, body: 'Kept "text"' });
    for (const blank of ['\u3164', '\u2800\uFE0F', '\u034F'])
      assert.equal((await post(blank)).status, 422, JSON.stringify(blank));
    const { status, text } = await post('\u200E ');
    assert.equal(status, 422);
    assert.match(text.slice(text.indexOf('<form class="comment-form')), /id="comment-author-error">/);
    assert.match(text, />Kept "text"<\/textarea>/);
    assert.equal(textOf(text).match(/Required/g)?.length, 1);
  });

  test('counts a line break as one character, as the field on the page does', async () => {
    const lines = Array.from({ length: 20 }, () => 'x'.repeat(99));
    const typed = `${lines.join('\r\n')}y`;
    const { status } = await visitor.post(`${POST}/comments`, { author: 'Di', body: typed });
    assert.equal(status, 303);
    assert.ok((await visitor.get(POST)).text.includes(`${lines.join('<br/>')}y`));
    assert.equal((await visitor.post(`${POST}/comments`, { author: 'Di', body: `${typed}z` })).status, 422);
  });

  test('refuses a name or a comment that shows nothing, and a name of several lines', async () => {
    const typed = [
      { author: '\u3164', body: 'A filler of Hangul' },
      { author: 'Di', body: '\u2800\u{13441}' },
      { author: 'Di\nThe owner', body: 'Of several lines' },
      { author: 'Di\u2028The owner', body: 'Of several lines' },
      { author: 'Di\u2029The owner', body: 'Of several paragraphs' },
    ];
    for (const one of typed)
      assert.equal((await visitor.post(`${POST}/comments`, one)).status, 422, JSON.stringify(one));
  });

  test('is not there where comments are closed, and refuses a post without the crumb', async () => {
    const closed = '/journal/how-to-send-a-bowl-back';
    assert.doesNotMatch((await visitor.get(closed)).text, /Leave a comment/);
    assert.equal((await visitor.post(`${closed}/comments`, { author: 'A', body: 'B' })).status, 404);
    const forged = await visitor.post(`${POST}/comments`, { author: 'A', body: 'B' }, { crumb: 'x' });
    assert.equal(forged.status, 403);
  });

  test('keeps a comment of an expired session, not that of another site', async () => {
    const late = await Visitor.arrive(store.url);
    const typed = { author: 'Fay', body: 'Written for an hour' };
    const { crumb } = late;
    late.cookies.clear();
    const foreign = { crumb, headers: { origin: 'https://evil.example' } };
    assert.doesNotMatch((await late.post(`${POST}/comments`, typed, foreign)).text, /Written for an hour/);
    const { status, text } = await late.post(`${POST}/comments`, typed, { crumb });
    assert.equal(status, 403);
    const form = text.slice(text.indexOf('<form class="comment-form"'));
    assert.match(form, />Written for an hour<\/textarea>/);
    const again = await late.post(`${POST}/comments`, typed, { crumb: hiddenValue(form, 'crumb') });
    assert.equal(again.status, 303);
  });

  test('are limited, and a refused one is not lost', async () => {
    const hasty = await Visitor.arrive(store.url);
    const answers = [];
    for (let time = 0; time < 8; time += 1)
      answers.push(await hasty.post(`${POST}/comments`, { author: 'Bo', body: `Number ${time}, kept` }));
    const refused = answers.find(({ status }) => status === 429);
    assert.ok(refused, answers.map(({ status }) => status).join());
    assert.match(refused.text, />Number \d, kept<\/textarea>/);
    assert.ok(Number(refused.headers.get('retry-after')) > 0);
    assert.equal((await hasty.post(`${POST}/like`, { liked: 'yes' })).status, 303);
  });

  test('are listed for the owner, who deletes one after a confirmation', async () => {
    const writer = await Visitor.arrive(store.url);
    await writer.post(`${POST}/comments`, { author: 'Spam & Co.', body: 'Cheap <b>seams</b>' });
    assert.doesNotMatch((await writer.get(POST)).text, /\/owner\/comments/);
    const owner = await arriveAsOwner(store.url);
    const list = (await owner.get('/owner/comments')).text;
    assert.match(textOf(list), /Spam &amp; Co\. .*Cheap &lt;b&gt;seams/);
    const times = [...list.matchAll(/<time datetime="([^"]+)"/g)].map(([, time = '']) => Date.parse(time));
    assert.deepEqual(
      times,
      times.toSorted((one, other) => other - one),
    );
    const [, question = ''] = /href="(\/owner\/comments\/[^"]+\/delete)"/.exec(list) ?? [];
    assert.ok((await owner.get(POST)).text.includes(question));
    assert.match(textOf((await owner.get(question)).text), /Delete this comment\? .*Spam &amp; Co\./);
    assert.equal((await writer.post(question, {})).status, 303);
    assert.match((await writer.get(POST)).text, /Spam &amp; Co\./);
    const { status, headers } = await owner.post(question, {});
    assert.equal(status, 303);
    assert.match(textOf((await owner.get(headers.get('location')!)).text), /The comment was deleted\./);
    assert.doesNotMatch((await writer.get(POST)).text, /Spam &amp; Co\./);
    assert.equal((await owner.post(question, {}, { crumb: 'x' })).status, 403);
    assert.equal((await owner.get(question)).status, 404);
  });
});
