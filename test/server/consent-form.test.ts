import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { PAGE_TYPES } from '../../core/enumerations/index.ts';
import { type StoreServer, startServer } from '../../demo/server/index.ts';
import { makeEmbeddedFolder } from '../support/embedded-folder.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { OWNER_PASSWORD } from '../support/owner.ts';
import { removeFolder } from '../support/temporary-folder.ts';
import { hiddenValue, type StoreAnswer, Visitor } from '../support/visitor.ts';

const CONSENT = '/visits/consent';
/** What every page states about the site. */
const SITE = { websiteId: 'storefront-demo', templateId: 'clay-and-cotton', urls: { analytics: '/' } };

describe('the consent form', () => {
  let store: StoreServer;
  let dataDir: string;
  before(async () => {
    dataDir = await makeEmbeddedFolder();
    store = await startServer({ port: 0, dataDir, rateLimits: NO_LIMITS, ownerPassword: OWNER_PASSWORD });
  });
  after(async () => {
    await store.close();
    removeFolder(dataDir);
  });

  const answerOf = (visitor: Visitor, answer: 'yes' | 'no', referer = `${store.url}/shop`) =>
    visitor.post(CONSENT, { answer }, { headers: { referer } });

  test('stores a yes until a no, which removes the analytics cookies', async () => {
    const visitor = await Visitor.arrive(store.url);
    assert.equal((await answerOf(visitor, 'yes')).status, 303);
    assert.equal(visitor.cookies.get('ss_census'), '1');
    for (const name of ['SS_ANALYTICS_ID', 'SS_MID', 'other']) visitor.cookies.set(name, 'known');
    const refused = await answerOf(visitor, 'no');
    assert.deepEqual(
      ['ss_census', 'SS_ANALYTICS_ID', 'SS_MID', 'other'].map((name) => visitor.cookies.get(name)),
      ['', '', '', 'known'],
    );
    assert.match(refused.headers.getSetCookie().join('\n'), /^SS_ANALYTICS_ID=; Max-Age=0; Path=\//m);
  });

  test('accepts the answer again on the page that reports an expired session', async () => {
    const visitor = await Visitor.arrive(store.url);
    const { crumb } = visitor;
    visitor.cookies.clear();
    const refused = await visitor.post(CONSENT, { answer: 'yes' }, { crumb });
    assert.equal(refused.status, 403);
    const again = { answer: 'yes', crumb: counting(refused) };
    const headers = { referer: store.url + CONSENT };
    const { status, headers: answered } = await visitor.post(CONSENT, again, { headers });
    assert.equal(status, 303);
    assert.equal(answered.get('location'), '/#counting');
    assert.match((await visitor.get('/no-such-page')).text, /Anonymous analytics are on/);
    const inGerman = { referer: `${store.url}/de${CONSENT}` };
    const german = await visitor.post(CONSENT, { answer: 'yes' }, { headers: inGerman });
    assert.equal(german.headers.get('location'), '/#counting');
  });

  test('returns to the form, or to where a script says that the page was scrolled', async () => {
    const visitor = await Visitor.arrive(store.url);
    const headers = { referer: `${store.url}/shop` };
    const placeAfter = async (scroll: string) =>
      (await visitor.post(CONSENT, { answer: 'yes', scroll }, { headers })).headers.get('location');
    assert.equal(await placeAfter(''), '/shop#counting');
    assert.equal(await placeAfter('1250'), '/shop#counting-1250');
    assert.equal(await placeAfter('1"><b>'), '/shop#counting');
  });

  test('is not printed for a visitor who could not answer', async () => {
    const stranger = await new Visitor(store.url).post('/no-such-page', {});
    assert.equal(stranger.status, 404);
    assert.doesNotMatch(stranger.text, /Allow anonymous analytics/);
  });

  test('redirects to the page of the answer, and to no other site', async () => {
    const visitor = await Visitor.arrive(store.url);
    const { host } = new URL(store.url);
    for (const [referer, location] of [
      [`${store.url}/shop?page=2`, '/shop?page=2'],
      [`http://${host}//evil.example/x`, '/evil.example/x'],
      [String.raw`http://${host}/\evil.example`, '/evil.example'],
      ['https://evil.example/shop', '/'],
      [String.raw`foo:/\evil.example`, '/'],
      [`foo://${host}//evil.example`, '/'],
      [`${store.url}${CONSENT}`, '/'],
      ['', '/'],
    ] as const)
      assert.equal(
        (await answerOf(visitor, 'yes', referer)).headers.get('location'),
        `${location}#counting`,
        referer,
      );
  });

  test('pages outside the site turn the census off', async () => {
    const visitor = await Visitor.arrive(store.url);
    const login = await visitor.get('/owner/login');
    await visitor.post('/owner/login', {
      crumb: hiddenValue(login.text, 'crumb'),
      name: 'owner',
      password: OWNER_PASSWORD,
    });
    const said = { consent: 'pending', authenticatedAccountId: 'owner', websiteRoles: [1] };
    const absent = await visitor.get('/no-such-page');
    assert.deepEqual(configOf(absent), { ...SITE, pageType: PAGE_TYPES['not-found'], ...said });
    const refused = await visitor.post(CONSENT, {}, { crumb: 'x' });
    assert.deepEqual(configOf(refused), {
      ...SITE,
      pageType: PAGE_TYPES.error,
      censusEnabled: false,
      ...said,
    });
    assert.doesNotMatch(login.text, /<script/, 'nothing that could say anything');
    for (const page of [await visitor.get('/owner/restock'), await visitor.get('/owner/forms/contact')]) {
      const flags = { formHandler: true };
      const expected = { ...SITE, pageType: PAGE_TYPES.page, censusEnabled: false, flags, ...said };
      assert.deepEqual(configOf(page), expected);
    }
  });

  test('every page states its type, the site and the newer tracker', async () => {
    const visitor = await Visitor.arrive(store.url);
    const types: Readonly<Record<string, keyof typeof PAGE_TYPES>> = {
      '/': 'page',
      '/shop': 'main-content',
      '/shop/mug': 'content-item',
      '/shop/mug/classic': 'content-item',
      '/shop/mug/reviews': 'page',
      '/journal': 'main-content',
      '/journal/how-to-send-a-bowl-back': 'content-item',
      '/events': 'main-content',
      '/gallery': 'main-content',
      '/lessons': 'main-content',
      '/lessons/nobody-knows-it': 'not-found',
      '/members': 'member-area-access-denied',
      '/contact': 'page',
      '/forms/contact': 'page',
      '/playground': 'page',
      '/cart': 'show-cart',
      '/de/shop': 'not-found',
    };
    for (const [path, type] of Object.entries(types)) {
      const { pageType, websiteId, templateId, urls } = configOf(await visitor.get(path)) as typeof SITE & {
        readonly pageType: number;
      };
      assert.equal(pageType, PAGE_TYPES[type], path);
      assert.deepEqual({ websiteId, templateId, urls }, SITE, path);
    }
    await visitor.add({ itemId: 'mug' });
    const checkout = configOf(await visitor.get('/checkout')) as { readonly pageType: number };
    assert.equal(checkout.pageType, PAGE_TYPES.checkout);
  });
});

/** The crumb of the consent form. */
function counting({ text }: StoreAnswer): string {
  return hiddenValue(text.slice(text.indexOf('class="counting"')), 'crumb');
}

function configOf({ text }: StoreAnswer): unknown {
  return JSON.parse(/data-store-config>([^<]*)</.exec(text)?.[1] ?? 'null');
}
