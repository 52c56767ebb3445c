import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { textOf } from '../support/owner-lists.ts';
import { startSuiteStore } from '../support/suite-store.ts';
import { hiddenValue, Visitor } from '../support/visitor.ts';

const POST = '/journal/why-a-tee-has-five-seams';

describe('comments and express checkout of the reference store', () => {
  const store = startSuiteStore();
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
    const { status, text } = await visitor.post(`${POST}/comments`, {
      author: '\u200E ',
      body: 'Kept "text"',
    });
    assert.equal(status, 422);
    assert.match(text.slice(text.indexOf('<form class="comment-form')), /id="comment-author-error">/);
    assert.match(text, />Kept "text"<\/textarea>/);
  });

  test('is not there where comments are closed, and refuses a post without the crumb', async () => {
    const closed = '/journal/how-to-send-a-bowl-back';
    assert.doesNotMatch((await visitor.get(closed)).text, /Leave a comment/);
    assert.equal((await visitor.post(`${closed}/comments`, { author: 'A', body: 'B' })).status, 404);
    const forged = await visitor.post(`${POST}/comments`, { author: 'A', body: 'B' }, { crumb: 'x' });
    assert.equal(forged.status, 403);
  });

  test('the product form of a gift card leads to the checkout, with and without a script', async () => {
    const { text } = await visitor.get('/shop/gift-card');
    assert.match(text, /<store-add-to-cart class="buy-form" express>/);
    assert.equal(hiddenValue(text, 'way'), 'express');
    assert.doesNotMatch((await visitor.get('/shop/mug')).text, /buy-form" express/);
  });
});
