import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, describe, it } from 'node:test';

import { CONTRIBUTOR_ROLES } from '../../core/enumerations/index.ts';
import { API_URLS } from '../../demo/server/platform/http/urls.ts';
import { everyPage, isPage, type KnownPage } from '../support/every-page.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { textOf } from '../support/owner-lists.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { startSuiteStore } from '../support/suite-store.ts';
import { turnLanguagesOn } from '../support/turn-languages-on.ts';
import { type StoreAnswer, Visitor } from '../support/visitor.ts';

/** The cookies that identify a visitor, as set by a page from before the refusal. */
const IDENTIFYING = ['ss_cvr', 'ss_cvt', 'SS_ANALYTICS_ID', 'SS_MID', 'store-analytics.replay-id'];
/** The cookies of docs/behaviour/analytics.md §12 that need no consent. */
const NECESSARY = ['crumb', 'ss_session', 'CART', 'ss_census', 'ss_census_refused'];

async function answer(visitor: Visitor, said: 'yes' | 'no'): Promise<void> {
  assert.equal((await visitor.post('/visits/consent', { answer: said })).status, 303);
  // As a browser does with an expired cookie.
  for (const [name, value] of visitor.cookies) if (value === '') visitor.cookies.delete(name);
}

const kept = ({ cookies }: Visitor) => [...cookies].filter(([, value]) => value !== '').map(([name]) => name);

/** The settings that a page gives the tags; undefined for a page that does not load them. */
function settingsIn(text: string): Record<string, unknown> | undefined {
  const scripts = [...text.matchAll(/data-store-config>([^<]*)</g)];
  if (!/src="\/dist\/cdn\/storefront[^"]*"/.test(text)) return undefined;
  assert.equal(scripts.length, 1, 'the first settings of a page hold, and others are warned about');
  return JSON.parse(scripts[0]?.[1] ?? '') as Record<string, unknown>;
}

describe('consent', () => {
  const store = startSuiteStore({ rateLimits: NO_LIMITS, ownerPassword: OWNER_PASSWORD, captcha: null });
  let pages: readonly KnownPage[];
  let owner: Visitor;
  before(async () => {
    // Third-party pages have no consent setting, and count nobody without the census cookie.
    // The documentation is not part of the site: it reads and writes no cookie.
    const others = ['/hosts/:name', '/docs/*'];
    pages = (await everyPage(store.url)).filter((page) => isPage(page) && !others.includes(page.route));
    owner = await arriveAsOwner(store.url);
    await turnLanguagesOn(owner, ['de']);
  });

  async function assertConsent(visitor: Visitor, consent: string): Promise<void> {
    const seen: string[] = [];
    for (const { path } of [...pages, { path: '/no-such-page' }])
      for (const target of [path, `/de${path}`]) {
        const settings = settingsIn((await visitor.get(target)).text);
        if (settings === undefined) continue;
        seen.push(target);
        assert.equal(settings['consent'], consent, target);
        assert.equal(settings['authenticatedAccountId'], undefined, target);
      }
    assert.ok(seen.length > 40, `only ${seen.length} pages load the tags`);
  }

  it('is in the settings of every page, in every language', async () => {
    const visitor = await Visitor.arrive(store.url);
    await assertConsent(visitor, 'pending');
    await answer(visitor, 'yes');
    await assertConsent(visitor, 'granted');
    await answer(visitor, 'no');
    await assertConsent(visitor, 'denied');
  });

  it('is in the settings of error pages', async () => {
    const visitor = await Visitor.arrive(store.url);
    const refused = await visitor.post('/visits/consent', { answer: 'yes' }, { crumb: 'x' });
    const { censusEnabled, consent } = settingsIn(refused.text) ?? {};
    assert.deepEqual({ censusEnabled, consent }, { censusEnabled: false, consent: 'pending' });
  });

  it('once refused, removes all that identifies the visitor with the answer', async () => {
    const visitor = await Visitor.arrive(store.url);
    await visitor.add({ itemId: 'mug' });
    await visitor.get('/cart');
    await answer(visitor, 'yes');
    for (const name of IDENTIFYING) visitor.cookies.set(name, 'known');
    await answer(visitor, 'no');
    assert.deepEqual(kept(visitor).sort(), ['CART', 'crumb', 'ss_census_refused', 'ss_session']);
  });

  it('while missing, makes every page remove what an earlier one stored', async () => {
    const visitor = await Visitor.arrive(store.url);
    for (const said of ['nothing', 'no'] as const) {
      if (said === 'no') await answer(visitor, said);
      for (const { path } of pages) {
        for (const name of IDENTIFYING) visitor.cookies.set(name, 'known');
        await visitor.get(path);
        const others = kept(visitor).filter((name) => !NECESSARY.includes(name));
        assert.deepEqual(others, [], `${path} after ${said}`);
      }
    }
  });

  it('changes no cookies once given, or in answers to calls', async () => {
    const visitor = await Visitor.arrive(store.url);
    for (const name of IDENTIFYING) visitor.cookies.set(name, 'known');
    await visitor.get('/api/commerce/shopping-cart');
    assert.deepEqual(
      kept(visitor).filter((name) => IDENTIFYING.includes(name)),
      IDENTIFYING,
    );
    await answer(visitor, 'yes');
    await visitor.get('/shop/mug');
    assert.deepEqual(
      kept(visitor).filter((name) => IDENTIFYING.includes(name)),
      IDENTIFYING,
    );
  });

  it('is needed for no cookie that the store sets', async () => {
    const visitor = await Visitor.arrive(store.url);
    for (const { path } of pages) await visitor.get(path);
    await visitor.add({ itemId: 'mug' });
    await visitor.get('/cart');
    assert.deepEqual(kept(visitor).sort(), ['CART', 'crumb', 'ss_session']);
  });
});

const sendNewer = (visitor: Visitor): Promise<StoreAnswer> =>
  visitor.send('POST', API_URLS.newerEvents, {
    eventSchemaName: 'product_viewed',
    eventContent: JSON.stringify({
      event_id: randomUUID(),
      event_occurrence_timestamp: Date.now(),
      analytics_id: 'ann',
    }),
  });

const sendForm =
  (path: string, event: string) =>
  (visitor: Visitor): Promise<StoreAnswer> =>
    visitor.post(path, {
      event,
      data: JSON.stringify({ eventId: randomUUID(), occurredAt: Date.now() }),
      visitor: 'ann',
    });

const sendMetric = (visitor: Visitor): Promise<StoreAnswer> =>
  visitor.send('POST', API_URLS.performanceRecords, {
    records: [
      {
        ...{ id: randomUUID(), pageLoadId: randomUUID(), name: 'LCP', value: 1234.5, rating: 'good' },
        ...{ pagePath: '/told-by-owner', navigationType: 'navigate', element: null, occurredAt: Date.now() },
      },
    ],
  });

describe('the account of a logged-in owner', () => {
  const store = startSuiteStore({ rateLimits: NO_LIMITS, ownerPassword: OWNER_PASSWORD, captcha: null });
  const counted = async (owner: Visitor) => textOf((await owner.get('/owner/visits')).text);

  it('is in the settings of every page of that owner, with account and role, and in no others', async () => {
    const pages = (await everyPage(store.url)).filter(
      (page) => isPage(page) && page.route !== '/hosts/:name',
    );
    const owner = await arriveAsOwner(store.url);
    await answer(owner, 'yes');
    for (const { path } of pages) {
      const settings = settingsIn((await owner.get(path)).text);
      if (settings === undefined) continue;
      assert.equal(settings['authenticatedAccountId'], 'owner', path);
      assert.deepEqual(settings['websiteRoles'], [CONTRIBUTOR_ROLES.admin], path);
    }
    await owner.post('/owner/logout', {});
    assert.equal(settingsIn((await owner.get('/shop')).text)?.['authenticatedAccountId'], undefined);
  });

  for (const [call, send, COUNTED] of [
    ['an event of the newer tracker', sendNewer, /product viewed newer 1/],
    ['an event of the older tracker', sendForm(API_URLS.recordEvent, 'opened'), /opened older 1/],
    ['an event of the census', sendForm(API_URLS.buttonClick, 'pressed'), /pressed census 1/],
    ['how fast a page was', sendMetric, /\/told-by-owner/],
  ] as const)
    it(`is not counted by calls of a page from before the login: ${call}`, async () => {
      const owner = await arriveAsOwner(store.url);
      const answered = await send(owner);
      assert.equal(answered.status, 202, answered.text);
      assert.doesNotMatch(await counted(owner), COUNTED);
      assert.equal((await send(await Visitor.arrive(store.url))).status, 202);
      assert.match(await counted(owner), COUNTED);
    });
});
