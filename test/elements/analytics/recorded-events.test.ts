import { expect } from '@open-wc/testing';
import type { AnalyticsEvent, AnalyticsSink } from '../../../core/analytics/index.ts';
import type * as Loader from '../../../elements/analytics.ts';
import type * as Entry from '../../../elements/index.ts';
import { useCookiesAlone } from '../../core/session/exclusive-cookies.ts';
import { closeFreshPages, openFreshPage } from '../../support/fresh-page.ts';
import { waitUntil } from '../../support/wait-until.ts';

interface Modules {
  readonly loader: typeof Loader;
  readonly entry: typeof Entry;
}

const BODY = `
  <site-form form-id="contact"></site-form>
  <form data-form-id="news" data-variant="newsletter"></form>
  <div id="pictures"></div>
  <button data-store-quick-view="mug">Look</button>`;

/** A network that accepts everything. */
const NETWORK = `
  window.fetch = () => Promise.resolve(new Response('{}', { status: 202 }));
  navigator.sendBeacon = () => true;`;

async function open(body = BODY, more: Readonly<Record<string, string>> = {}) {
  document.cookie = 'ss_census=1; Path=/';
  const page = await openFreshPage<Modules>({
    modules: { loader: '/elements/analytics.ts', entry: '/elements/index.ts', ...more },
    body,
    first: NETWORK,
  });
  const received: AnalyticsEvent[] = [];
  const sink: AnalyticsSink = {
    name: 'test',
    isThirdParty: false,
    record: (event) => void received.push(event),
  };
  const { loader, entry } = page.modules;
  entry.configureStore({ analytics: [sink], apiRoot: location.origin });
  // Regardless of the number of requests.
  for (let count = 0; count < 2; count += 1) loader.startAnalytics();
  const { document: doc } = page;
  const find = (selector: string) => doc.querySelector<HTMLElement>(selector)!;
  const untilStarted = () => waitUntil(() => received.some(({ name }) => name === 'page-view'));
  const recorded = () => received.map(({ name, fields }) => ({ name, ...fields }));
  const of = (name: AnalyticsEvent['name']) => recorded().filter((event) => event.name === name);
  const until = async (name: AnalyticsEvent['name'], count = 1) => {
    await waitUntil(() => of(name).length >= count, `${name} was not recorded`);
    return of(name);
  };
  return { ...page, find, untilStarted, recorded, of, until, entry };
}

describe('analytics records', () => {
  useCookiesAlone();
  afterEach(closeFreshPages);

  it('opening and closing of overlays, and a product in one as a quick view', async () => {
    const { find, until, recorded, entry, untilStarted } = await open();
    await untilStarted();
    const opener = find('[data-store-quick-view]');
    for (const name of ['instalments', 'quick-view']) {
      opener.dispatchEvent(new entry.StoreOpenEvent({ name, overlayId: '' }));
      opener.dispatchEvent(new entry.StoreCloseEvent({ name, overlayId: '', isSubmitted: false }));
    }
    const letters = { name: 'popup', overlayId: 'letters' };
    opener.dispatchEvent(new entry.StoreOpenEvent(letters));
    opener.dispatchEvent(new entry.StoreCloseEvent({ ...letters, isSubmitted: true }));
    await until('quick-view');
    expect(recorded().filter(({ name }) => /overlay|quick/.test(name))).to.deep.equal([
      { name: 'overlay-view', overlayId: 'instalments' },
      { name: 'overlay-close', overlayId: 'instalments', isSubmitted: false },
      { name: 'quick-view', itemId: 'mug' },
      { name: 'overlay-view', overlayId: 'letters' },
      { name: 'overlay-close', overlayId: 'letters', isSubmitted: true },
    ]);
  });

  it('no events that the page has prevented', async () => {
    const { find, until, of, entry, document: doc, untilStarted } = await open();
    await untilStarted();
    doc.addEventListener('store-open', (event) => {
      event.preventDefault();
    });
    const [form, other] = [
      { name: 'form', overlayId: '' },
      { name: 'other', overlayId: '', isSubmitted: false },
    ];
    find('#pictures').dispatchEvent(new entry.StoreOpenEvent(form));
    find('#pictures').dispatchEvent(new entry.StoreCloseEvent(other));
    await until('overlay-close');
    expect(of('overlay-view')).to.deep.equal([]);
  });

  it('saved forms, newsletter sign-ups under their own name, and restock sign-ups', async () => {
    const { find, until, entry } = await open();
    const sent = (formId: string) =>
      new entry.StoreFormSubmittedEvent({ formId, answers: {}, isNewsletter: false });
    // Also before the code has loaded.
    find('site-form').dispatchEvent(sent('contact'));
    find('[data-variant]').dispatchEvent(sent('news'));
    find('#pictures').dispatchEvent(
      new entry.StoreRestockSignedUpEvent({
        productId: 'mug',
        variantId: 'blue',
        email: 'ada@example.com',
        isJoinMailingList: false,
      }),
    );
    expect(await until('form-submission')).to.deep.equal([
      { name: 'form-submission', formId: 'contact', formType: 'form' },
    ]);
    expect(await until('newsletter-signup')).to.deep.equal([
      { name: 'newsletter-signup', formId: 'news', formType: 'newsletter' },
    ]);
    expect(await until('restock-signup')).to.deep.equal([
      { name: 'restock-signup', itemId: 'mug', variantId: 'blue' },
    ]);
  });

  it('changes of a gallery, except autoplay', async () => {
    const { find, until, entry, untilStarted } = await open(
      `<gallery-block design="slideshow" autoplay><img alt="One"><img alt="Two"></gallery-block>
      <div id="pictures"></div>`,
      { gallery: '/elements/gallery-block/define.ts' },
    );
    await untilStarted();
    const gallery = find('gallery-block');
    await waitUntil(() => gallery.matches(':state(playing)'));
    const moved = () => new entry.StoreGalleryChangeEvent({ index: 1, count: 2 });
    gallery.dispatchEvent(moved());
    find('#pictures').dispatchEvent(moved());
    expect(await until('gallery-change')).to.deep.equal([
      { name: 'gallery-change', galleryId: 'pictures', index: 1 },
    ]);
  });

  it('valid custom events of the page', async () => {
    const { until, document: doc, window: page, troubles } = await open();
    const say = (detail: unknown) => doc.dispatchEvent(new page.CustomEvent('store-record', { detail }));
    say({ name: 'tour', content: { step: 2 } });
    say({ name: 'idle' });
    expect(await until('custom', 2)).to.deep.equal([
      { name: 'custom', schemaName: 'tour', content: { step: 2 } },
      { name: 'custom', schemaName: 'idle', content: {} },
    ]);
    for (const detail of [null, {}, { name: '' }, { name: 'x', content: [] }]) say(detail);
    await waitUntil(() => troubles.said.length === 4);
  });

  it('another view of a page that is restored from the cache', async () => {
    const { window: page, of, untilStarted } = await open();
    await untilStarted();
    const show = (persisted: boolean) =>
      page.dispatchEvent(new page.PageTransitionEvent('pageshow', { persisted }));
    show(false);
    show(true);
    expect(of('page-view')).to.have.lengthOf(2);
  });
});
