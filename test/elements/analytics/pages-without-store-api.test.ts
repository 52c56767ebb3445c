import { expect } from '@open-wc/testing';
import type { AnalyticsSink } from '../../../core/analytics/index.ts';
import type * as Storefront from '../../../core/storefront/index.ts';
import type * as Loader from '../../../elements/actions/load-analytics.ts';
import { useCookiesAlone } from '../../core/session/exclusive-cookies.ts';
import { closeFreshPages, openFreshPage } from '../../support/fresh-page.ts';
import { waitUntil } from '../../support/wait-until.ts';

interface Modules {
  readonly storefront: typeof Storefront;
  readonly loader: typeof Loader;
}

/** Every analytics call is answered and noted. */
const NOTE_CALLS = `
  window.calls = [];
  const note = (url) => calls.push(new URL(url).pathname);
  window.fetch = (request) => {
    note(request.url ?? request);
    return Promise.resolve(Response.json({ pageLoadId: 'load-1' }));
  };
  navigator.sendBeacon = (url) => {
    note(url);
    return true;
  };
`;

const STORE = 'https://shop.example';
const nothing = () => Promise.resolve(null);
const METHODS = ['load', 'add', 'setQuantity', 'remove', 'updateAdditionalFields', 'stockOf'];
const CART = Object.fromEntries(METHODS.map((method) => [method, nothing]));

const BACKENDS: Readonly<Record<string, object>> = {
  'in the page itself': { gateway: 'memory' },
  'of another backend': { gateway: 'vendure', apiKey: 'key' },
  "with the program's own cart": { gateway: { cart: CART } },
};

/** Opens the page of a visitor with consent, loads analytics, and hides the page, so that all queues are sent. */
async function callsOf(settings: object) {
  document.cookie = 'ss_census=1; Path=/';
  const { window, modules } = await openFreshPage<Modules>({
    modules: {
      storefront: '/core/storefront/index.ts',
      loader: '/elements/actions/load-analytics.ts',
    },
    first: NOTE_CALLS,
  });
  const received: string[] = [];
  const sink: AnalyticsSink = { name: 'own', isThirdParty: false, record: ({ name }) => received.push(name) };
  modules.storefront.configureStore({ apiRoot: STORE, ...settings, analytics: sink });
  modules.loader.loadAnalytics();
  await waitUntil(() => received.includes('page-view'), 'nothing is recorded');
  window.dispatchEvent(new window.Event('pagehide'));
  const { calls } = window as unknown as { readonly calls: readonly string[] };
  return { calls: [...new Set(calls)].sort(), received };
}

describe('analytics of a page whose store', () => {
  useCookiesAlone();
  afterEach(closeFreshPages);

  it('is an API sends events and measures to it', async () => {
    const { calls } = await callsOf({});
    expect(calls).to.include.members([
      '/api/1/performance/settings',
      '/api/census/RecordHit',
      '/api/events/RecordEvent',
    ]);
  });

  for (const [where, settings] of Object.entries(BACKENDS))
    it(`is one ${where} sends nothing, except to the sinks of the page`, async () => {
      const { calls, received } = await callsOf(settings);
      expect(received).to.deep.equal(['page-view']);
      expect(calls).to.deep.equal([]);
    });

  it('is in the page itself still sends to the host that the settings name for events', async () => {
    const { calls } = await callsOf({ gateway: 'memory', urls: { analytics: 'https://events.example' } });
    expect(calls).to.deep.equal(['/api/v1/clanker/events']);
  });
});
