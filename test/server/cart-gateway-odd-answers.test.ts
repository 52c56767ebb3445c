import assert from 'node:assert/strict';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';

import { createApi, type ApiLimits } from '../../core/api/index.ts';
import { restCartGateway } from '../../core/cart-client/index.ts';
import { cartBackend, FIRST_ATTEMPT } from '../support/cart-backend.ts';
import { refused } from '../support/check.ts';

const CART = '{"id":"cart-1","entries":[{"id":"entry-1","quantity":2}],"totalQuantity":2}';
const LOGIN_PAGE = '<!doctype html><title>Log in</title>';

type Answer = (response: ServerResponse) => void;

const json =
  (status: number, body: string, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  };

/** Answers of a server between client and store to an addition, and the kind of failure. */
const ODD: Readonly<Record<string, readonly [Answer, string]>> = {
  'a redirect to a login page': [json(302, '', { location: '/login' }), 'unknown-outcome'],
  'a redirect loop': [json(302, '', { location: '/circle' }), 'offline'],
  'no content': [json(204, ''), 'unknown-outcome'],
  'not modified': [json(304, ''), 'unknown-outcome'],
  'half of the announced body': [
    (response) => {
      response.writeHead(200, { 'content-length': '1000' }).write(CART);
      setImmediate(() => response.destroy());
    },
    'offline',
  ],
  'a body that never ends': [
    (response) => {
      response.writeHead(200).write('{"shoppingCart":');
    },
    'timeout',
  ],
  'no answer': [() => undefined, 'timeout'],
  'a cart instead of an answer': [json(200, CART), 'unknown-outcome'],
  'an answer without a cart': [json(200, '{"newlyAdded":{"id":"entry-1"}}'), 'unknown-outcome'],
  'an empty cart object': [json(200, '{"shoppingCart":{}}'), 'unknown-outcome'],
  'a list': [json(200, '[]'), 'unknown-outcome'],
  null: [json(200, 'null'), 'unknown-outcome'],
  'a page with status 404': [json(404, LOGIN_PAGE, { 'content-type': 'text/html' }), 'not-found'],
  'a page with status 403': [json(403, LOGIN_PAGE, { 'content-type': 'text/html' }), 'forbidden'],
  'a page with status 502': [json(502, LOGIN_PAGE, { 'content-type': 'text/html' }), 'server'],
};

describe('the REST cart gateway with unexpected answers', () => {
  let server: Server;
  let url = '';
  let answer: Answer = json(500, '{}');
  before(async () => {
    server = createServer((request, response) => {
      if (request.url === '/login') response.writeHead(200, { 'content-type': 'text/html' }).end(LOGIN_PAGE);
      else if (request.url === '/circle') response.writeHead(302, { location: '/circle' }).end();
      else answer(response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });

  const open = (limits: Partial<ApiLimits> = {}) => {
    const api = createApi({
      getApiRoot: () => url,
      getCrumb: () => 'crumb',
      limits: { readRetries: 0, ...limits },
    });
    return cartBackend(restCartGateway({ api }));
  };
  const request = { itemId: 'mug', sku: null, quantity: 1, additionalFields: '' };
  const add = (limits?: Partial<ApiLimits>) =>
    open(limits).send({ type: 'add', request }, 'key', FIRST_ATTEMPT);

  for (const [what, [odd, kind]] of Object.entries(ODD)) {
    it(`reads ${what} as "${kind}"`, async () => {
      answer = odd;
      await refused(add(kind === 'timeout' ? { writeTimeoutMs: 400 } : {}), kind);
    });
  }

  it('reads a correct answer of any content type', async () => {
    const body = `{"shoppingCart":${CART},"newlyAdded":{"id":"entry-1"}}`;
    for (const type of ['application/json', 'text/html', 'text/plain; charset=utf-8', 'nonsense']) {
      answer = json(200, body, { 'content-type': type });
      assert.equal((await add()).entry?.quantity, 2);
    }
    answer = json(200, `\uFEFF${body}`);
    assert.equal((await add()).entry?.quantity, 2);
  });

  it('takes codes and notes once a cart has a note: older stores have no such calls', async () => {
    const { abilities, load } = open();
    const canTake = async (cart: string) => {
      answer = json(200, cart);
      await load();
      const { hasCodes, hasNote } = await abilities();
      return [hasCodes, hasNote];
    };
    assert.deepEqual(await canTake('{"id":"1","coupons":[]}'), [false, false]);
    assert.deepEqual(await canTake('{"id":"1","note":null}'), [false, false]);
    assert.deepEqual(await canTake('{"id":"1","note":""}'), [true, true]);
  });

  it('ignores a new line that is not in the cart', async () => {
    answer = json(200, `{"shoppingCart":${CART},"newlyAdded":{"id":"another"}}`);
    assert.equal((await add()).entry, null);
  });

  it('reads stock variant by variant: an invalid one is unknown, not sold out', async () => {
    const results = {
      few: { unlimited: false, qtyInStock: 3 },
      endless: { unlimited: true },
      none: { unlimited: false, qtyInStock: 0 },
      'a text': { unlimited: false, qtyInStock: '3' },
      missing: {},
      'no object': 7,
    };
    answer = json(200, JSON.stringify({ results }));
    assert.deepEqual(
      [...(await open().stockOf('mug'))],
      [
        ['few', { isUnlimited: false, quantity: 3 }],
        ['endless', { isUnlimited: true, quantity: 0 }],
        ['none', { isUnlimited: false, quantity: 0 }],
      ],
    );
    for (const body of ['{}', '{"results":[]}', '[]']) {
      answer = json(200, body);
      await refused(open().stockOf('mug'), 'unknown-outcome');
    }
  });
});
