import { expect } from '@open-wc/testing';
import {
  answer,
  BROKEN,
  closeNetwork,
  noConnection,
  openNetwork,
  refusalOf,
  type Answer,
} from './scripted-fetch.ts';

const json = (status: number, body: unknown = {}, headers = {}): Answer => answer(body, { status, headers });
const HTML = '<!doctype html><title>Log in</title>';

/** Response → kind of the failure. Source: docs/behaviour/network.md §4. */
const KINDS: readonly (readonly [string, Answer, string])[] = [
  ['no connection', noConnection, 'offline'],
  ['a body that breaks off', answer(BROKEN), 'offline'],
  ['status 400', json(400), 'invalid'],
  ['status 401', json(401), 'forbidden'],
  ['status 403', json(403), 'forbidden'],
  ['status 403 that refuses the crumb', json(403, { crumbFail: true }), 'crumb'],
  ['status 400 that refuses the crumb', json(400, { crumbFail: true }), 'crumb'],
  ['status 200 that refuses the crumb', json(200, { crumbFail: true }), 'crumb'],
  ['status 403 with a crumb failure of another type', json(403, { crumbFail: 'true' }), 'forbidden'],
  ['status 404', json(404), 'not-found'],
  ['status 410', json(410), 'not-found'],
  ['status 408', json(408), 'timeout'],
  ['status 409 sold out', json(409, { code: 'SOLD_OUT' }), 'sold-out'],
  ['status 409 otherwise', json(409), 'in-flight'],
  ['status 413', json(413), 'invalid'],
  ['status 422', json(422), 'invalid'],
  ['status 429', json(429), 'rate-limited'],
  ['status 500', json(500), 'server'],
  ['status 502 with a page', answer(HTML, { status: 502 }), 'server'],
  ['status 503', json(503), 'server'],
  ['status 200 with a page', answer(HTML, { headers: { 'content-type': 'text/html' } }), 'unknown-outcome'],
  ['status 200 with half a JSON', answer('{"shoppingCart":{"id'), 'unknown-outcome'],
  ['status 200 with nothing', answer(''), 'unknown-outcome'],
  ['status 204', answer(null, { status: 204 }), 'unknown-outcome'],
];

/** Bodies of a refusal → the sentence that may be shown. Source: docs/behaviour/network.md §4. */
const SENTENCES: readonly (readonly [string, unknown, string | undefined])[] = [
  ['a sentence', { message: ' Only on Sundays. ' }, 'Only on Sundays.'],
  ['a sentence under "error"', { error: 'Only on Sundays.' }, 'Only on Sundays.'],
  ['markup beside a sentence', { message: '<b>No</b>', error: 'Only on Sundays.' }, 'Only on Sundays.'],
  ['markup', { message: '<img src=x onerror=alert(1)>' }, undefined],
  ['100 KB', { message: 'x'.repeat(100_000) }, undefined],
  ['blanks', { message: '  ' }, undefined],
  ['an object', { message: { text: 'no' } }, undefined],
  ['control characters', { message: 'a\u0000b' }, undefined],
  ['a page', HTML, undefined],
  ['a list', ['Only on Sundays.'], undefined],
  ['null', 'null', undefined],
];

describe('a refusal of the store', () => {
  afterEach(closeNetwork);

  for (const [what, network, kind] of KINDS) {
    it(`is "${kind}" for ${what}`, async () => {
      const { api } = openNetwork([network]);
      expect(await refusalOf(api.write('POST', '/x', { body: {} }))).to.include({ kind });
    });
  }

  for (const [what, body, serverMessage] of SENTENCES) {
    it(`${serverMessage === undefined ? 'shows nothing of' : 'shows'} ${what}`, async () => {
      const { api } = openNetwork([json(400, body)]);
      expect(await refusalOf(api.write('POST', '/x'))).to.include({ kind: 'invalid', serverMessage });
    });
  }

  it('names the path of a 404 without anything that may identify a visitor', async () => {
    const { api } = openNetwork([json(404)]);
    expect(await refusalOf(api.write('POST', '/carts/7?email=a@b.example#me', { body: {} }))).to.include({
      kind: 'not-found',
      status: 404,
      path: '/carts/7',
    });
  });

  it('keeps the field messages that may be shown', async () => {
    const errors = { quantity: ' Quantity must be a number. ', sku: '<b>', itemId: 7 };
    const { api } = openNetwork([json(422, { errors })]);
    const refusal = await refusalOf(api.write('PUT', '/x'));
    expect(refusal).to.have.deep.property('fields', { quantity: 'Quantity must be a number.' });
  });

  it('treats a field named __proto__ as any other', async () => {
    const { api } = openNetwork([answer('{"errors":{"__proto__":"polluted"}}', { status: 422 })]);
    const refusal = await refusalOf(api.write('PUT', '/x'));
    expect(Object.hasOwn((refusal as { fields: object }).fields, '__proto__')).to.equal(true);
    expect(({} as Record<string, unknown>).polluted).to.equal(undefined);
  });

  it('does not contain the URL, which holds the crumb', async () => {
    for (const network of [noConnection, json(500), answer(HTML)]) {
      const { api } = openNetwork([network], { getCrumb: () => 'secret-crumb' });
      const refusal = (await refusalOf(api.write('POST', '/x'))) as Error;
      expect(`${refusal.message} ${String(refusal.cause)}`).not.to.contain('secret-crumb');
    }
  });
});

const NOW_MS = Date.UTC(2025, 0, 1, 12, 0, 0);

/** `Retry-After` → milliseconds to wait. Source: docs/behaviour/network.md §4. */
const RETRY_AFTER: Readonly<Record<string, number | undefined>> = {
  '3': 3_000,
  ' 3 ': 3_000,
  '0': 0,
  '-5': 0,
  '1.5': 1_500,
  'Wed, 01 Jan 2025 12:00:07 GMT': 7_000,
  'Wednesday, 01-Jan-25 12:00:07 GMT': 7_000,
  'Wed Jan  1 12:00:07 2025 GMT': 7_000,
  'Wed, 01 Jan 2025 11:00:00 GMT': 0,
  'in 3 minutes': undefined,
  soon: undefined,
  '3, 5': undefined,
  NaN: undefined,
  Infinity: undefined,
};

describe('Retry-After', () => {
  afterEach(closeNetwork);

  for (const [header, retryAfterMs] of Object.entries(RETRY_AFTER)) {
    it(`is ${String(retryAfterMs)} ms for "${header}"`, async () => {
      const { api } = openNetwork([json(429, {}, { 'retry-after': header })], { now: () => NOW_MS });
      expect(await refusalOf(api.write('POST', '/x'))).to.include({ kind: 'rate-limited', retryAfterMs });
    });
  }

  it('is unknown without the header', async () => {
    const { api } = openNetwork([json(429)]);
    expect(await refusalOf(api.write('POST', '/x'))).to.include({ retryAfterMs: undefined });
  });
});
