import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { StorefrontError } from '../../../core/errors/index.ts';
import { openCartPage, type OpenCartPage } from './cart-page.ts';

const RING = 'Please ring twice.';

describe('the note for the order', () => {
  let page: OpenCartPage;
  beforeEach(async () => {
    page = await openCartPage();
    await page.settled();
  });
  afterEach(() => {
    page.close();
  });

  const shown = () => page.filled().note ?? assert.fail('no note is shown');
  const stored = () => page.shop.cart.$cart.get()?.note ?? null;

  async function write(text: string): Promise<void> {
    page.model.actions.typeNote(text);
    page.model.actions.leaveNote();
    await page.settled();
  }

  it('is offered where the gateway has the call', async () => {
    assert.deepEqual(shown(), { text: '', isOpen: false, isSaving: false, isSaved: false, problem: null });
    page.use(() => ({ setNote: undefined }));
    await page.shop.cart.refresh();
    await page.settled();
    assert.equal(page.filled().note, null);
  });

  it('is saved once when the field is left', async () => {
    page.model.actions.openNote(true);
    await write(` ${RING} `);
    page.model.actions.leaveNote();
    await page.settled();
    assert.deepEqual(shown(), { text: RING, isOpen: true, isSaving: false, isSaved: true, problem: null });
    assert.deepEqual([stored(), page.events], [RING, ['store-cart-change']]);
    page.model.actions.typeNote(`${RING} Thanks.`);
    assert.equal(shown().isSaved, false);
    await write('');
    assert.equal(stored(), null);
  });

  it('is open if the cart has one', async () => {
    await page.gateway.setNote!('From another tab\r\nin two lines', 'other');
    await page.shop.cart.refresh();
    assert.deepEqual([shown().isOpen, shown().text], [true, 'From another tab\nin two lines']);
    page.model.actions.openNote(false);
    assert.equal(shown().isOpen, false);
    await write('From another tab\nin two lines');
    assert.deepEqual(page.events, [], 'nothing was changed');
  });

  it('keeps what was typed while it was saved', async () => {
    page.model.actions.typeNote(RING);
    page.model.actions.leaveNote();
    page.model.actions.typeNote(`${RING} Or three times.`);
    await page.settled();
    assert.deepEqual([stored(), shown().text], [RING, `${RING} Or three times.`]);
  });

  it('keeps the text after a failure, and tries again', async () => {
    page.gateway.failNext('server', { serverMessage: 'Too long.' });
    await write(RING);
    const problem = { title: 'Unable to save note', message: 'Too long.' };
    assert.deepEqual([shown().text, shown().problem, stored()], [RING, problem, null]);
    page.model.actions.leaveNote();
    await page.settled();
    assert.equal(stored(), null, 'not until the visitor asks for it');
    page.model.actions.saveNote();
    await page.settled();
    assert.deepEqual([shown().problem, stored(), shown().isSaved], [null, RING, true]);
  });

  it('loses its failure if a later read shows that it was saved', async () => {
    page.gateway.failNext('offline', { isAfterEffect: true });
    await write(RING);
    await page.shop.cart.refresh();
    assert.deepEqual([shown().problem, shown().text, stored()], [null, RING, RING]);
  });

  it('is saved when the page is left', async () => {
    page.model.actions.typeNote(RING);
    page.model.leave();
    await page.settled();
    assert.equal(stored(), RING);
  });

  it('is saved before the checkout', async () => {
    page.model.actions.typeNote(RING);
    page.model.actions.checkout();
    await page.settled();
    assert.deepEqual([stored(), page.left], [RING, ['/checkout']]);
  });

  it('stops the checkout once if it cannot be saved', async () => {
    page.use(() => ({ setNote: () => Promise.reject(new StorefrontError('server')) }));
    await page.settled();
    page.model.actions.typeNote(RING);
    for (const left of [[], ['/checkout']]) {
      page.model.actions.checkout();
      await page.settled();
      assert.deepEqual([page.left, page.focused], [left, ['note']]);
      assert.deepEqual([shown().text, shown().isOpen], [RING, true]);
    }
  });
});
