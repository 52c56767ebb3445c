import { expect } from '@open-wc/testing';
import type { AnalyticsEvent, AnalyticsSink } from '../../../core/analytics/index.ts';
import type * as Storefront from '../../../core/storefront/index.ts';
import type * as Loader from '../../../elements/actions/load-analytics.ts';
import { useCookiesAlone } from '../../core/session/exclusive-cookies.ts';
import { closeFreshPages, openFreshPage } from '../../support/fresh-page.ts';
import { waitUntil } from '../../support/wait-until.ts';

interface Modules {
  readonly storefront: typeof Storefront;
  readonly loader: typeof Loader;
  readonly secondCopy: typeof Loader;
}

/** Opens the page of a visitor with consent; `say` dispatches an event of one of our tags. */
async function openPage() {
  document.cookie = 'ss_census=1; Path=/';
  const page = await openFreshPage<Modules>({
    modules: {
      storefront: '/core/storefront/index.ts',
      loader: '/elements/actions/load-analytics.ts',
      secondCopy: '/elements/actions/load-analytics.ts?copy=2',
    },
  });
  const { loader, secondCopy, storefront } = page.modules;
  const received: AnalyticsEvent[] = [];
  const reports: unknown[] = [];
  const sink: AnalyticsSink = {
    name: 'list',
    isThirdParty: false,
    record: (event) => received.push(event),
  };
  storefront.configureStore({ analytics: sink, reportError: (error: unknown) => reports.push(error) });
  return {
    page,
    reports,
    names: () => received.map(({ name }) => name),
    fieldsOf: (name: string) => received.filter((event) => event.name === name).map(({ fields }) => fields),
    load: loader.loadAnalytics,
    loadSecondCopy: secondCopy.loadAnalytics,
    configure: storefront.configureStore,
    prepare: () => storefront.storefront().prepare(),
    say: (name: string, detail?: unknown) => {
      page.document.dispatchEvent(new page.window.CustomEvent(name, { bubbles: true, detail }));
    },
    started: () => waitUntil(() => received.length > 0, 'nothing is recorded'),
  };
}

const waits = (productId: string) => ({ productId, variantId: 'blue' });

const EVENTS_WITHOUT_DETAIL = [
  'store-variant-change',
  'store-before-checkout',
  'store-form-submitted',
  'store-restock-signed-up',
  'store-open',
  'store-gallery-change',
];

describe('visitor actions', () => {
  useCookiesAlone();
  afterEach(closeFreshPages);

  it('are recorded once with two copies of the script', async () => {
    const { load, loadSecondCopy, say, started, names } = await openPage();
    load();
    loadSecondCopy();
    await started();
    say('store-restock-signed-up', waits('mug'));
    await waitUntil(() => names().includes('restock-signup'));
    expect(names()).to.deep.equal(['page-view', 'restock-signup']);
  });

  for (const [when, isLate] of [
    ['before analytics has loaded', false],
    ['after analytics has loaded', true],
  ] as const)
    it(`are recorded despite invalid details of the page ${when}`, async () => {
      const { page, load, say, started, names, reports } = await openPage();
      load();
      if (isLate) await started();
      for (const name of EVENTS_WITHOUT_DETAIL)
        for (const detail of [undefined, null, 'text', { sku: 5, formId: {}, index: 'x' }]) say(name, detail);
      page.document.dispatchEvent(new page.window.Event('store-open', { bubbles: true }));
      say('store-restock-signed-up', waits('mug'));
      await waitUntil(() => names().includes('restock-signup'));
      expect(page.troubles.uncaught).to.deep.equal([]);
      expect(reports).to.deep.equal([]);
    });

  it('are recorded despite a detail that throws', async () => {
    const { page, load, say, started, names, reports } = await openPage();
    load();
    say('store-open', {
      get name() {
        throw new Error('cannot be read');
      },
    });
    say('store-restock-signed-up', waits('mug'));
    await started();
    await waitUntil(() => names().includes('restock-signup'));
    expect(page.troubles.uncaught).to.deep.equal([]);
    expect(reports.map(String)).to.deep.equal(['Error: cannot be read']);
  });

  it('before consent are recorded once the page sets the census cookie and grants consent', async () => {
    const { configure, prepare, load, say, started, names } = await openPage();
    document.cookie = 'ss_census=; Path=/; Max-Age=0';
    configure({ consent: 'pending' });
    await prepare();
    load();
    say('store-restock-signed-up', waits('mug'));
    document.cookie = 'ss_census=1; Path=/';
    configure({ consent: 'granted' });
    await started();
    await waitUntil(() => names().includes('restock-signup'));
    expect(names()).to.deep.equal(['page-view', 'restock-signup']);
  });

  it('during a refusal are never recorded, even after the visitor agrees', async () => {
    const { configure, prepare, load, say, started, fieldsOf } = await openPage();
    configure({ consent: 'pending' });
    await prepare();
    load();
    say('store-restock-signed-up', waits('before the refusal'));
    configure({ consent: 'denied' });
    say('store-restock-signed-up', waits('after the refusal'));
    await Promise.resolve();
    configure({ consent: 'granted' });
    await started();
    say('store-restock-signed-up', waits('after they agreed'));
    await waitUntil(() => fieldsOf('restock-signup').length > 0);
    expect(fieldsOf('restock-signup')).to.deep.equal([{ itemId: 'after they agreed', variantId: 'blue' }]);
  });

  it('include newsletter sign-ups and submissions of other forms', async () => {
    const { load, say, started, fieldsOf } = await openPage();
    load();
    await started();
    say('store-form-submitted', { formId: 'letters', isNewsletter: true });
    say('store-form-submitted', { formId: 'contact', isNewsletter: false });
    await waitUntil(() => fieldsOf('form-submission').length > 0);
    expect(fieldsOf('newsletter-signup')).to.deep.equal([{ formId: 'letters', formType: 'newsletter' }]);
    expect(fieldsOf('form-submission')).to.deep.equal([{ formId: 'contact', formType: 'form' }]);
  });

  it('include a click before the code has loaded, even if the page stops the event', async () => {
    const { page, load, fieldsOf } = await openPage();
    page.document.body.innerHTML =
      '<a href="https://example.com/tour" data-store-button="tour"><b>Tour</b></a>';
    page.document.body.addEventListener('click', keepToItself, { capture: true });
    load();
    page.document.querySelector('b')?.click();
    await waitUntil(() => fieldsOf('button-press').length > 0);
    const tour = { buttonId: 'tour', destinationUrl: 'https://example.com/tour' };
    expect(fieldsOf('button-press')).to.deep.equal([tour]);
    expect(fieldsOf('button-render')).to.deep.equal([tour]);
  });

  it('exclude clicks beside the button of a tag, and on a disabled button', async () => {
    const { page, load, names, started } = await openPage();
    page.document.body.innerHTML = '<div role="button"><store-add-to-cart></store-add-to-cart></div>';
    const root = page.document.querySelector('store-add-to-cart')!.attachShadow({ mode: 'open' });
    root.innerHTML = '<input><button aria-disabled="true">Sold out</button><button>Add</button>';
    load();
    await started();
    for (const part of root.children) (part as HTMLElement).click();
    await waitUntil(() => names().includes('button-press'));
    expect(names()).to.deep.equal(['page-view', 'button-render', 'button-press']);
  });
});

function keepToItself(event: Event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}
