import { expect } from '@open-wc/testing';
import { watchPerformance } from '../../../core/analytics/index.ts';
import { createPageSettings } from '../../../core/page/index.ts';
import { parseSettings } from '../../../core/settings-check/index.ts';
import { waitUntil } from '../../support/wait-until.ts';

describe('the request for the page load id', () => {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const ask = globalThis.fetch;

  afterEach(() => {
    AbortSignal.timeout = timeout;
    globalThis.fetch = ask;
  });

  it('is waited for 30 s', async () => {
    const delaysMs: number[] = [];
    const asked: string[] = [];
    AbortSignal.timeout = (delayMs) => {
      delaysMs.push(delayMs);
      return new AbortController().signal;
    };
    globalThis.fetch = (request) => {
      asked.push(new URL(request instanceof Request ? request.url : request, location.href).pathname);
      return Promise.resolve(Response.json({ pageLoadId: 'load-1' }));
    };
    const settings = createPageSettings({ document: null, parse: parseSettings });
    watchPerformance({ settings, hasStoreApi: () => true, report: () => undefined, tagNames: [] });
    await waitUntil(() => asked.length > 0);
    expect(asked).to.deep.equal(['/api/1/performance/settings']);
    // Other calls of the page may start simultaneously, with their own limits.
    expect(delaysMs).to.include(30_000);
  });
});
