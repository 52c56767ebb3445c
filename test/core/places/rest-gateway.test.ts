import { expect } from '@open-wc/testing';
import type { Api } from '../../../core/api/index.ts';
import { restPlacesGateway } from '../../../core/places/index.ts';

const CONTEXT = { sessionToken: 't', language: 'de', productPage: '/contact', productSection: 'form' };

describe('the REST gateway of places', () => {
  it('sends the typed text or the choice with the context, and can be aborted', async () => {
    const reads: unknown[] = [];
    const api: Pick<Api, 'read'> = {
      read: (...call) => Promise.resolve(reads.push(call)),
    };
    const gateway = restPlacesGateway(api as Api);
    const { signal } = new AbortController();
    await gateway.complete('Töpferweg & 5', CONTEXT, signal);
    await gateway.details('p1', CONTEXT, signal);
    const [search, details] = ['autocomplete', 'details'].map((call) => `/api/google-maps/places/${call}`);
    expect(reads).to.deep.equal([
      [search, { query: { input: 'Töpferweg & 5', ...CONTEXT }, signal }],
      [details, { query: { placeId: 'p1', ...CONTEXT }, signal }],
    ]);
  });
});
