import { expect } from '@open-wc/testing';
import type { Cart } from '../../../core/cart/index.ts';
import { CONTRIBUTOR_ROLES } from '../../../core/enumerations/index.ts';
import { useCookiesAlone } from '../session/exclusive-cookies.ts';
import { waitUntil } from '../../support/wait-until.ts';
import { openAnalytics, postsTo, useFakeNetwork } from './open-analytics.ts';

const HOST = 'https://events.qa.example';
const NEWER = '/api/v1/clanker/';
const UUID = /^[\da-f-]{36}$/;
const money = (amountMinor: number) => ({ amountMinor, currency: 'EUR' }) as const;
const MUG = { itemId: 'mug', title: 'Mug', sku: 'mug-1', price: money(1850), kind: 'physical' } as const;
const CART = {
  id: 'cart-1',
  currency: 'EUR',
  totalQuantity: 3,
  subtotal: money(5550),
  entries: [
    {
      itemId: 'mug',
      chosenVariant: { sku: 'mug-1' },
      quantity: 3,
      purchasePrice: money(1850),
      kind: 'physical',
    },
  ],
} as unknown as Cart;

const PAGE = {
  websiteId: 'site-1',
  templateId: 'template-1',
  memberLocale: 'de-AT',
  sourceEnvironment: 'qa',
  locale: 'fr-CA',
  item: { id: 'page-item', title: 'An item' },
  urls: { analytics: HOST },
};

/** The events that the newer tracker received. */
async function contentsOf(): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const posts = await postsTo(NEWER);
  const events = posts.flatMap(({ body }) => [JSON.parse(body) as unknown].flat() as SentEvent[]);
  return events.map(({ eventSchemaName, eventContent }) => ({
    eventSchemaName,
    ...(JSON.parse(eventContent) as Readonly<Record<string, unknown>>),
  }));
}

interface SentEvent {
  readonly eventSchemaName: string;
  readonly eventContent: string;
}

describe('the trackers', () => {
  useCookiesAlone();
  useFakeNetwork();

  it('send facts about page, browser and visitor to the newer tracker', async () => {
    document.cookie = 'SS_MID=spring; Path=/';
    const { analytics, warnings } = openAnalytics(PAGE);
    const href = 'https://shop.example/shop/mug?color=red#top';
    analytics.record('page-view', { title: 'The mug' }, { atMs: 1_800_000_000_000, href });
    analytics.leave();
    const [sent] = await contentsOf();
    const { event_id: eventId, analytics_id: analyticsId, session_id: sessionId, ...rest } = sent ?? {};
    for (const id of [eventId, analyticsId, sessionId]) expect(id).to.match(UUID);
    expect(rest).to.deep.equal({
      eventSchemaName: 'page_view',
      marketing_id: 'spring',
      page_host: 'shop.example',
      page_path: '/shop/mug',
      page_query_params: '?color=red',
      page_referrer_url: document.referrer,
      browser_language: navigator.language.slice(0, 2),
      browser_locale: navigator.language,
      browser_window_height: innerHeight,
      browser_window_width: innerWidth,
      enduser_user_agent: navigator.userAgent,
      event_occurrence_timestamp: 1_800_000_000_000,
      custom_schema_name: 'page_view',
      source_environment: 'qa',
      context_website_id: 'site-1',
      destination_url: null,
      member_account_id: null,
      object_identifier: 'page-item',
      resolved_locale: 'fr-CA',
      website_locale: 'fr-CA',
      member_account_locale: 'de-AT',
      website_id: 'site-1',
      page_id: 'page-item',
      item_id: 'page-item',
      currency_code: 'USD',
      page_title: 'The mug',
    });
    expect(warnings).to.deep.equal([]);
  });

  it('send cart amounts in major units to the newer tracker', async () => {
    const { analytics } = openAnalytics(PAGE);
    analytics.record('cart-addition', { ...MUG, quantity: 2, cart: CART });
    analytics.record('checkout-start', { cart: CART, destinationUrl: 'https://shop.example/checkout' });
    analytics.leave();
    const [added, checkout] = await contentsOf();
    expect(added).to.include({
      eventSchemaName: 'cart_addition',
      object_identifier: 'mug',
      item_id: 'mug',
      item_title: 'Mug',
      sku: 'mug-1',
      price: 18.5,
      product_type: 'physical',
      quantity: 2,
      currency_code: 'EUR',
      cart_id: 'cart-1',
      num_items_in_cart: 3,
      cart_value: 55.5,
    });
    expect(added?.['cart_items']).to.deep.equal([
      { itemId: 'mug', sku: 'mug-1', quantity: 3, price: 18.5, productType: 'physical' },
    ]);
    expect(checkout).to.include({ destination_url: 'https://shop.example/checkout', cart_value: 55.5 });
  });

  for (const environment of ['dev', 'qa', 'staging', 'prod'])
    it(`send to the newer tracker at the host of the settings for ${environment}`, async () => {
      const analyticsUrl = `https://${environment}.events.example`;
      const { analytics } = openAnalytics({
        sourceEnvironment: environment,
        urls: { analytics: analyticsUrl },
      });
      analytics.record('page-view', { title: '' });
      analytics.leave();
      expect((await postsTo(NEWER)).map(({ url }) => url)).to.deep.equal([`${analyticsUrl}${NEWER}events`]);
      expect((await contentsOf())[0]).to.include({ source_environment: environment });
    });

  it('send nothing to the newer tracker without a host', async () => {
    const { analytics, trackers } = openAnalytics();
    expect(trackers).to.deep.equal(['census', 'older']);
    analytics.record('page-view', { title: '' });
    analytics.leave();
    expect(await postsTo(NEWER)).to.deep.equal([]);
  });

  it('send all events of a second in one fetch while the page is visible', async () => {
    const { analytics } = openAnalytics(PAGE);
    for (const title of ['one', 'two']) analytics.record('page-view', { title });
    await waitUntil(async () => (await postsTo(NEWER)).length > 0);
    const posts = await postsTo(NEWER);
    expect(posts.map(({ isBeacon }) => isBeacon)).to.deep.equal([false]);
    expect((await contentsOf()).map((content) => content['page_title'])).to.deep.equal(['one', 'two']);
  });

  it('send events to their schema endpoints when validating', async () => {
    const { analytics } = openAnalytics({ ...PAGE, flags: { 'analytics-validation': true } });
    analytics.record('page-view', { title: '' });
    analytics.record('custom', { schemaName: 'a/b', content: {} });
    analytics.leave();
    expect((await postsTo(NEWER)).map(({ url }) => url)).to.deep.equal([
      `${HOST}${NEWER}validate-event-content/page_view`,
      `${HOST}${NEWER}validate-event-content/a%2Fb`,
    ]);
  });

  it('let custom fields replace automatic ones, with a warning for each', async () => {
    const { analytics, warnings } = openAnalytics(PAGE);
    for (let count = 0; count < 2; count += 1)
      analytics.record('custom', {
        schemaName: 'tour',
        content: { page_path: '/tour', session_id: 's', step: 1 },
      });
    analytics.leave();
    expect((await contentsOf())[0]).to.include({ page_path: '/tour', session_id: 's', step: 1 });
    expect(warnings).to.deep.equal([
      'the analytics field "page_path" is filled in automatically; the event\'s own value replaces it.',
      'the analytics field "session_id" is filled in automatically; the event\'s own value replaces it.',
    ]);
  });

  it('send a form with the current crumb to the older tracker', async () => {
    const { analytics } = openAnalytics({
      ...PAGE,
      authenticatedAccountId: 'ann',
      websiteRoles: [CONTRIBUTOR_ROLES.viewer],
    });
    const href = 'https://shop.example/shop/mug#top';
    analytics.record('product-view', MUG, { atMs: 7, href });
    document.cookie = 'crumb=crumb-2; Path=/';
    analytics.leave();
    const [post] = await postsTo('/api/events/RecordEvent');
    const form = new URLSearchParams(post?.body);
    expect([form.get('crumb'), form.get('event')]).to.deep.equal(['crumb-2', 'product_view']);
    const data = JSON.parse(form.get('data') ?? '') as Readonly<Record<string, unknown>>;
    expect(data).to.include({
      occurredAt: 7,
      websiteId: 'site-1',
      memberAccountId: 'ann',
      website_locale: 'fr-CA',
      member_locale: 'de-AT',
      templateId: 'template-1',
      variantId: 'mug-1',
      pageHash: '#top',
      pagePath: '/shop/mug',
      item_id: 'mug',
      price: 18.5,
    });
    expect(data['eventId']).to.match(UUID);
  });

  it('name the variant of a restock sign-up by its id, and none for an event without a variant', async () => {
    const { analytics } = openAnalytics(PAGE);
    analytics.record('restock-signup', { itemId: 'mug', variantId: 'variant-7' });
    analytics.record('page-view', { title: '' });
    analytics.leave();
    const bodies = (await postsTo('/api/events/RecordEvent')).map(({ body }) => decodeURIComponent(body));
    expect(bodies[0]).to.include('"variantId":"variant-7"');
    expect(bodies[1]).to.include('"variantId":null');
  });

  it('send page views, quick views, impressions and clicks to the census, and nothing about the cart', async () => {
    const { analytics } = openAnalytics(PAGE);
    const button = { buttonId: 'b', destinationUrl: null };
    analytics.record('page-view', { title: 'The mug' });
    analytics.record('quick-view', { itemId: 'a b' });
    analytics.record('button-render', button);
    analytics.record('button-press', button);
    analytics.record('form-render', { formId: 'contact', formType: 'form' });
    analytics.record('overlay-view', { overlayId: 'popup' });
    analytics.record('overlay-close', { overlayId: 'popup', isSubmitted: true });
    analytics.record('cart-addition', { ...MUG, quantity: 2, cart: CART });
    analytics.leave();
    const posts = await postsTo('/api/census/');
    expect(posts.map(({ url }) => new URL(url).pathname.replace('/api/census', ''))).to.deep.equal([
      '/RecordHit',
      '/RecordQuickView/a%20b',
      '/button-render',
      '/button-click',
      '/form-render',
      '/overlay',
      '/overlay',
    ]);
    const form = new URLSearchParams(posts[0]?.body);
    expect([form.get('event'), form.get('visitor')]).to.deep.equal(['page_view', 'crumb-1']);
    expect(JSON.parse(form.get('data') ?? '')).to.include({
      websiteId: 'site-1',
      isFirstSession: true,
      isLanding: true,
      page_title: 'The mug',
    });
  });

  it('share one id per event, different for each event', async () => {
    const { analytics } = openAnalytics(PAGE);
    for (const title of ['one', 'two']) analytics.record('page-view', { title });
    analytics.leave();
    const newer = (await contentsOf()).map((content) => content['event_id']);
    const idsOf = async (path: string) =>
      (await postsTo(path)).map(({ body }) => {
        const data = new URLSearchParams(body).get('data') ?? '';
        return (JSON.parse(data) as { readonly eventId: string }).eventId;
      });
    expect(new Set(newer).size).to.equal(2);
    expect(await idsOf('RecordEvent')).to.deep.equal(newer);
    expect(await idsOf('RecordHit')).to.deep.equal(newer);
  });
});
