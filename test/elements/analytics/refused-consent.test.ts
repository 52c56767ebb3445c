import { expect } from '@open-wc/testing';
import type * as Loader from '../../../elements/actions/load-analytics.ts';
import type { Settings } from '../../../core/page/index.ts';
import { useCookiesAlone } from '../../core/session/exclusive-cookies.ts';
import { closeFreshPages, openFreshPage } from '../../support/fresh-page.ts';
import { untilIdle } from '../../support/until-idle.ts';
import { waitUntil } from '../../support/wait-until.ts';

const IDS = ['SS_ANALYTICS_ID', 'SS_ANALYTICS_EXPIRATION'] as const;

/** Opens a page for a visitor whom an earlier page has stored. */
async function openPage(said: Partial<Settings>) {
  for (const name of IDS) localStorage.setItem(name, 'known');
  document.cookie = 'SS_ANALYTICS_ID=known; Path=/';
  const page = await openFreshPage<{ readonly loader: typeof Loader }>({
    modules: { loader: '/elements/actions/load-analytics.ts' },
    body: `<script type="application/json" data-store-config>${JSON.stringify(said)}</script>`,
  });
  page.modules.loader.loadAnalytics();
  return page;
}

const isKnown = () =>
  IDS.some((name) => localStorage.getItem(name) !== null) || document.cookie.includes('SS_');

describe('for a visitor who must not be tracked, analytics', () => {
  useCookiesAlone();
  afterEach(closeFreshPages);

  for (const [when, said] of [
    ['after a refusal', { consent: 'denied' }],
    ['under a restrictive cookie policy', { cookiePolicy: 'restrictive' }],
    ['without the census cookie', {}],
  ] as const)
    it(`${when}: clears data of an earlier page, and loads nothing for it`, async () => {
      const page = await openPage(said);
      await waitUntil(() => !isKnown(), 'still known');
      expect(page.scripts().filter((path) => path.includes('start-analytics'))).to.deep.equal([]);
    });

  it('pending consent: keeps stored data until the visitor answers', async () => {
    const page = await openPage({ consent: 'pending' });
    await waitUntil(() => page.scripts().some((path) => path.includes('/shop-network/network')));
    await untilIdle(page.window);
    expect(isKnown()).to.equal(true);
  });
});
