import assert from 'node:assert/strict';
import { test } from 'node:test';

import { createHostedProvider } from '../../demo/server/features/payments/feature.ts';

const REFUND = { id: 'r', paymentId: 'p', reference: '', amountCents: 1, currency: 'USD' };

/** The adapter of a provider that answers all calls alike. */
function answering(body: string | null, status: number) {
  return createHostedProvider({
    url: new URL('http://provider.test'),
    secret: 'a secret of the provider, for tests only',
    pageOrigin: 'http://provider.test',
    label: 'card',
    fetch: () => Promise.resolve(new Response(body, { status })),
  });
}

test('any 2xx accepts a refund, also one without JSON', async () => {
  for (const [body, status] of [
    [null, 204],
    ['', 202],
    ['accepted', 200],
    ['{}', 201],
  ] as const)
    assert.equal(await answering(body, status).refund?.(REFUND), true, `${status} ${body}`);
});

test('only an answer about the refund declines it; any other is repeated', async () => {
  for (const status of [401, 403, 408, 425, 429, 500, 503])
    await assert.rejects(async () => answering('{}', status).refund?.(REFUND), {
      message: `status ${status}`,
    });
  for (const status of [400, 404, 409, 422])
    assert.equal(await answering('{}', status).refund?.(REFUND), false);
});

test('only 404 means that there is no payment; an answer about another one says nothing', async () => {
  assert.equal(await answering('{}', 404).lookUp('p'), undefined);
  const report = { payment: 'other', reference: 'ref', state: 'refused', amount: 1, currency: 'USD' };
  for (const [body, status] of [
    [JSON.stringify(report), 200],
    ['{}', 200],
    ['null', 200],
    ['<html>', 200],
    [null, 204],
    ['{}', 410],
    ['{}', 429],
  ] as const)
    await assert.rejects(() => answering(body, status).lookUp('p'), `${status} ${body}`);
});
