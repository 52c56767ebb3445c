import { expect } from '@open-wc/testing';
import type { Analytics, ProductFacts } from '../../../core/analytics/index.ts';
import { recordPageViews } from '../../../elements/analytics/page-views.ts';
import { waitUntil } from '../../support/wait-until.ts';

const MUG: ProductFacts = { itemId: 'mug', title: 'Mug', sku: null, price: null, kind: 'physical' };

describe('page views', () => {
  const before = location.href;
  const { title } = document;
  let life: AbortController;
  let views: string[];
  let product: ProductFacts | null;
  /** Shows the page that has changed its URL. */
  let show: () => void;

  beforeEach(() => {
    [life, views, product] = [new AbortController(), [], null];
    show = () => undefined;
  });
  afterEach(() => {
    life.abort();
    history.replaceState(null, '', before);
    document.title = title;
  });

  function start(): void {
    const record: Analytics['record'] = (name, fields, moment) => {
      const { pathname, search, hash } = new URL(moment!.href);
      const from = moment!.referrerUrl ? ` from ${new URL(moment!.referrerUrl).pathname}` : '';
      const what = name === 'page-view' ? document.title : (fields as ProductFacts).itemId;
      views.push(`${name} ${what} ${pathname}${search}${hash}${from}`);
    };
    const parts = {
      record,
      getProduct: () => product,
      report: (error: unknown) => {
        throw error;
      },
      whenShown: () => new Promise<void>((resolve) => (show = resolve)),
    };
    recordPageViews(parts, life.signal);
  }

  for (const hasApi of [true, false])
    it(`are one for each URL, ${hasApi ? 'with' : 'without'} the Navigation API`, async () => {
      if (!hasApi) Object.defineProperty(window, 'navigation', { configurable: true, value: undefined });
      try {
        history.replaceState(null, '', '/one');
        document.title = 'One';
        start();
        expect(views.splice(0)).to.deep.equal(['page-view One /one']);
        history.pushState(null, '', '/two');
        await Promise.resolve();
        document.title = 'Two';
        show();
        await waitUntil(() => views.length > 0, 'no view after pushState');
        expect(views.splice(0)).to.deep.equal(['page-view Two /two from /one']);
        // A router keeps its scroll position in the state.
        history.replaceState({ y: 1 }, '', '/two');
        history.pushState(null, '', '/two#reviews');
        history.replaceState(null, '', '/two?size=m');
        await Promise.resolve();
        show();
        await waitUntil(() => views.length > 0, 'no view after replaceState');
        expect(views.splice(0)).to.deep.equal(['page-view Two /two?size=m from /two']);
        history.pushState(null, '', '/three');
        await Promise.resolve();
        history.back();
        await waitUntil(() => location.pathname === '/two', 'not back');
        await waitUntil(() => views.length > 0, 'the view of a page that was left soon is lost');
        show();
        await waitUntil(() => views.length > 1, 'no view after popstate');
        expect(views.splice(0)).to.deep.equal([
          'page-view Two /three from /two',
          'page-view Two /two?size=m from /three',
        ]);
      } finally {
        Reflect.deleteProperty(window, 'navigation');
      }
    });

  it('count routes in the fragment', async () => {
    history.replaceState(null, '', '/app');
    document.title = 'App';
    start();
    location.hash = '#/shop';
    await waitUntil(() => location.hash === '#/shop', 'not there');
    await Promise.resolve();
    dispatchEvent(new Event('pagehide'));
    expect(views).to.deep.equal(['page-view App /app', 'page-view App /app#/shop from /app']);
  });

  it('name the page before, also one whose path starts with two slashes', async () => {
    history.replaceState(null, '', `${location.origin}//lost/mug`);
    document.title = 'Page';
    start();
    history.pushState(null, '', '/shop');
    await Promise.resolve();
    dispatchEvent(new Event('pagehide'));
    expect(views).to.deep.equal(['page-view Page //lost/mug', 'page-view Page /shop from //lost/mug']);
  });

  it('come with a product once, while it is shown', async () => {
    product = MUG;
    history.replaceState(null, '', '/mug');
    document.title = 'Mug';
    start();
    const go = async (path: string, next: ProductFacts | null) => {
      history.pushState(null, '', path);
      await Promise.resolve();
      product = next;
      dispatchEvent(new Event('pagehide'));
    };
    await go('/mug?color=blue', MUG);
    await go('/shop', null);
    await go('/mug', MUG);
    expect(views.filter((view) => view.startsWith('product'))).to.deep.equal([
      'product-view mug /mug',
      'product-view mug /mug from /shop',
    ]);
  });
});
