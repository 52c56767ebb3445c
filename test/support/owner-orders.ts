import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';

import { textOf } from './owner-lists.ts';
import { hiddenValue, type StoreAnswer, type Visitor } from './visitor.ts';

/**
 * Orders a visitor's cart.
 * @param visitor whose cart
 * @param typed what differs from the usual entries
 * @returns the order's id, the visitor's page, and the owner's page
 */
export async function placeOrder(visitor: Visitor, typed: Readonly<Record<string, string>> = {}) {
  const { text } = await visitor.get('/checkout');
  const answer = await visitor.post('/checkout', {
    cartVersion: hiddenValue(text, 'cartVersion'),
    totalCents: hiddenValue(text, 'totalCents'),
    idempotencyKey: randomUUID(),
    email: 'ann@example.com',
    name: 'Ann',
    ...typed,
  });
  return pagesOf(answer);
}

/**
 * Subscribes a visitor to a tea.
 * @param visitor who subscribes
 * @returns the pages of the first order
 */
export async function placeSubscription(visitor: Visitor) {
  const chosen = { itemId: 'harbour-tea', sku: 'harbour-tea', qty: 1, additionalFields: '' };
  const cart = await visitor.send('POST', '/api/3/commerce/cart/subscription', chosen);
  const { cartToken } = cart.json() as { readonly cartToken: string };
  const { text } = await visitor.get(`/checkout?cartToken=${cartToken}`);
  const answer = await visitor.post('/checkout/subscription', {
    cartToken,
    totalCents: hiddenValue(text, 'totalCents'),
    idempotencyKey: randomUUID(),
    email: 'tea@example.com',
    name: 'Tea',
  });
  return pagesOf(answer);
}

function pagesOf(answer: StoreAnswer) {
  assert.equal(answer.status, 303, answer.text);
  const page = answer.headers.get('location') ?? '';
  const id = page.split('/').at(-1) ?? '';
  return { id, page, ownerPage: `/owner/orders/${id}` };
}

/**
 * Opens the page of an action of the owner and posts its form.
 * @param owner who is logged in
 * @param path the page
 * @param typed the fields
 */
export async function postAction(
  owner: Visitor,
  path: string,
  typed: Readonly<Record<string, string>> = {},
): Promise<StoreAnswer> {
  const { status, text } = await owner.get(path);
  assert.equal(status, 200, text);
  return owner.post(path, { ...seenOf(text), ...typed });
}

/**
 * Reads the hidden fields of the form of an action.
 * @param page its page
 */
export function seenOf(page: string): Readonly<Record<string, string>> {
  return {
    key: hiddenValue(page, 'key'),
    seenRefundedCents: hiddenValue(page, 'seenRefundedCents'),
    seenAwaitsPayment: hiddenValue(page, 'seenAwaitsPayment'),
    version: hiddenValue(page, 'version'),
  };
}

/** What a reader sees of the main part of a page. */
export function mainText(page: string): string {
  return textOf(page.slice(page.indexOf('<main')));
}
