import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, describe, it } from 'node:test';

import { CONTRIBUTOR_ROLES } from '../../core/enumerations/index.ts';
import { API_URLS } from '../../demo/server/http/urls.ts';
import { everyPage, isPage, type KnownPage } from '../support/every-page.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { textOf } from '../support/owner-lists.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { startSuiteStore } from '../support/suite-store.ts';
import { type StoreAnswer, Visitor } from '../support/visitor.ts';

/** What identifies a visitor, as a page of before the refusal has left it. */
const IDENTIFYING = ['ss_cvr', 'ss_cvt', 'SS_ANALYTICS_ID', 'SS_MID', 'store-analytics.replay-id'];
/** The same, under the names of docs/behaviour/analytics.md §12, which need no consent. */
const NECESSARY = ['crumb', 'ss_session', 'CART', 'ss_census', 'ss_census_refused'];

async function answer(visitor: Visitor, said: 'yes' | 'no'): Promise<void> {
  assert.equal((await visitor.post('/visits/consent', { answer: said })).status, 303);
  // As a browser does with a cookie whose time is over.
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

describe('the consent of a visitor', () => {
  const store = startSuiteStore({ rateLimits: NO_LIMITS, ownerPassword: OWNER_PASSWORD, captcha: null });
  let pages: readonly KnownPage[];
  let owner: Visitor;
  before(async () => {
    // Pages of other people say nothing of it, and count nobody without the census cookie.
    pages = (await everyPage(store.url)).filter((page) => isPage(page) && page.route !== '/hosts/:name');
    owner = await arriveAsOwner(store.url);
    await owner.send('PUT', '/api/multilingual/languages', { languages: ['de'] });
  });

  async function assertSaid(visitor: Visitor, consent: string): Promise<void> {
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

  it('is told to the tags of every page, in every language', async () => {
    const visitor = await Visitor.arrive(store.url);
    await assertSaid(visitor, 'pending');
    await answer(visitor, 'yes');
    await assertSaid(visitor, 'granted');
    await answer(visitor, 'no');
    await assertSaid(visitor, 'denied');
  });

  it('is told to the tags of pages that say why there is no other', async () => {
    const visitor = await Visitor.arrive(store.url);
    const refused = await visitor.post('/visits/consent', { answer: 'yes' }, { crumb: 'x' });
    assert.deepEqual(settingsIn(refused.text), { censusEnabled: false, consent: 'pending' });
  });

  it('that is refused takes everything away that identifies the visitor, with the answer', async () => {
    const visitor = await Visitor.arrive(store.url);
    await visitor.add({ itemId: 'mug' });
    await visitor.get('/cart');
    await answer(visitor, 'yes');
    for (const name of IDENTIFYING) visitor.cookies.set(name, 'known');
    await answer(visitor, 'no');
    assert.deepEqual(kept(visitor).sort(), ['CART', 'crumb', 'ss_census_refused', 'ss_session']);
  });

  it('without it, every page takes away what an earlier one has stored', async () => {
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

  it('stays as it is with consent, and in answers to calls', async () => {
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

  it('no answer of the store sets anything that needs it', async () => {
    const visitor = await Visitor.arrive(store.url);
    for (const { path } of pages) await visitor.get(path);
    await visitor.add({ itemId: 'mug' });
    await visitor.get('/cart');
    assert.deepEqual(kept(visitor).sort(), ['CART', 'crumb', 'ss_session']);
  });
});

const tellNewer = (visitor: Visitor): Promise<StoreAnswer> =>
  visitor.send('POST', API_URLS.newerEvents, {
    eventSchemaName: 'product_viewed',
    eventContent: JSON.stringify({
      event_id: randomUUID(),
      event_occurrence_timestamp: Date.now(),
      analytics_id: 'ann',
    }),
  });

const tellByForm =
  (path: string, event: string) =>
  (visitor: Visitor): Promise<StoreAnswer> =>
    visitor.post(path, {
      event,
      data: JSON.stringify({ eventId: randomUUID(), occurredAt: Date.now() }),
      visitor: 'ann',
    });

const tellSpeed = (visitor: Visitor): Promise<StoreAnswer> =>
  visitor.send('POST', API_URLS.performanceRecords, {
    records: [
      {
        ...{ id: randomUUID(), pageLoadId: randomUUID(), name: 'LCP', value: 1234.5, rating: 'good' },
        ...{ pagePath: '/told-by-owner', navigationType: 'navigate', element: null, occurredAt: Date.now() },
      },
    ],
  });

describe('an owner in their own shop', () => {
  const store = startSuiteStore({ rateLimits: NO_LIMITS, ownerPassword: OWNER_PASSWORD, captcha: null });
  const counted = async (owner: Visitor) => textOf((await owner.get('/owner/visits')).text);

  it('is told to the tags of every page by account and role, and to those of nobody else', async () => {
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

  for (const [call, tell, COUNTED] of [
    ['an event of the newer tracker', tellNewer, /product viewed newer 1/],
    ['an event of the older tracker', tellByForm(API_URLS.recordEvent, 'opened'), /opened older 1/],
    ['an event of the census', tellByForm(API_URLS.buttonClick, 'pressed'), /pressed census 1/],
    ['how fast a page was', tellSpeed, /\/told-by-owner/],
  ] as const)
    it(`is not counted by calls either, of a page that was opened before the login: ${call}`, async () => {
      const owner = await arriveAsOwner(store.url);
      const told = await tell(owner);
      assert.equal(told.status, 202, told.text);
      assert.doesNotMatch(await counted(owner), COUNTED);
      assert.equal((await tell(await Visitor.arrive(store.url))).status, 202);
      assert.match(await counted(owner), COUNTED);
    });
});
