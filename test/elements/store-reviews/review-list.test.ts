import { expect, fixture } from '@open-wc/testing';
import { FAILURE_KINDS, StorefrontError } from '../../../core/errors/index.ts';
import type { ReviewsGateway } from '../../../core/reviews/index.ts';
import '../../../elements/all.ts';
import { configureStore } from '../../../elements/index.ts';
import { useMemoryStore } from '../../../elements/testing.ts';
import { allByRole, byRole, focusedNode, untilRole } from '../../support/by-role.ts';
import { simulateInteraction } from '../../support/elements.ts';
import { TEE_SCRIPT } from '../../support/tag-cases.ts';
import { waitUntil } from '../../support/wait-until.ts';

const MORE = { role: 'button', name: 'Show more' };
const RETRY = { role: 'button', name: 'Try again' };
const SORT = { role: 'combobox', name: 'Sort by' };
const TITLES = { role: 'heading', name: /^Review / };
const NONE = 'No reviews yet.';
const PAGE_SIZE = 3;
const ON = { killSwitch: false, native: true, imported: true };

interface Asked {
  readonly productId: string;
  readonly kinds: readonly string[];
  readonly sort: string;
}

const REVIEWS = [5, 3, 4, 1, 5, 2, 4].map((rating, index) => ({
  id: `${index}`,
  rating,
  author: `Reader ${index}`,
  title: `Review ${index} with ${rating}`,
  body: 'Text.',
  createdOn: Date.UTC(2026, 0, 20 - index, 12),
  language: ['en', 'fr', 'ar'][index % 3],
  isImported: index % 2 === 1,
  source: index === 1 ? 'Elsewhere' : undefined,
}));

const ORDERS: Readonly<Record<string, (one: { rating: number }, other: { rating: number }) => number>> = {
  newest: () => 0,
  highest: (one, other) => other.rating - one.rating,
  lowest: (one, other) => one.rating - other.rating,
};

// First in this file: a page whose type was once stated has one.
describe('<store-reviews> on a page of an unknown type', () => {
  it('draws and requests nothing, and warns the author once', async () => {
    const { warn } = console;
    const warnings: string[] = [];
    let isAsked = false;
    console.warn = (sentence: string) => void warnings.push(sentence);
    const loadReviews = () => {
      isAsked = true;
      return Promise.reject(new Error('Nobody asks.'));
    };
    configureStore({ reviews: ON, gateway: { cart: await useMemoryStore(), reviews: { loadReviews } } });
    try {
      const tag = '<store-reviews item-id="tee"></store-reviews>';
      const place = await fixture<HTMLElement>(`<div>${tag}${tag}</div>`);
      simulateInteraction();
      await waitUntil(() => warnings.length > 0, 'no warning');
      expect(allByRole(place, TITLES)).to.deep.equal([]);
    } finally {
      console.warn = warn;
    }
    expect(warnings.join('\n')).to.include('page-type="content-item"');
    expect(warnings).to.have.lengthOf(1);
    expect(isAsked).to.equal(false);
  });
});

describe('<store-reviews>', () => {
  let asked: Asked[];
  let failures: StorefrontError[];
  let stored: readonly object[];

  beforeEach(async () => {
    asked = [];
    failures = [];
    stored = REVIEWS;
    const reviews: ReviewsGateway = {
      loadReviews(productId, { kinds, sort, cursor }) {
        asked.push({ productId, kinds, sort });
        const failure = failures.shift();
        if (failure) return Promise.reject(failure);
        const from = Number(cursor ?? 0);
        const all = stored === REVIEWS ? [...REVIEWS].sort(ORDERS[sort]) : stored;
        const reviews = all.slice(from, from + PAGE_SIZE);
        const end = from + PAGE_SIZE;
        return Promise.resolve({
          reviews,
          reviewCount: all.length,
          averageRating: all.length > 0 ? 3.43 : null,
          hasNextPage: end < all.length,
          nextPageCursor: `${end}`,
        });
      },
    };
    configureStore({
      reviews: ON,
      pageType: 50,
      gateway: { cart: await useMemoryStore(), reviews },
      reportError: () => undefined,
    });
  });
  afterEach(() => {
    configureStore({ reviews: {}, pageType: 'page', reportError: undefined });
  });

  const mount = (html = '<store-reviews item-id="tee"></store-reviews>') => fixture<HTMLElement>(html);
  const titlesOf = (element: Element) => allByRole(element, TITLES).map(({ textContent }) => textContent);
  const untilTitles = (element: Element, count: number) =>
    waitUntil(() => titlesOf(element).length === count, `not ${count} reviews`);
  const untilAsked = (count: number) => waitUntil(() => asked.length === count, `not asked ${count} times`);
  const text = (element: Element) => element.shadowRoot!.textContent;
  const sortBy = async (element: Element, order: string) => {
    const select = (await untilRole(element, SORT)) as HTMLSelectElement;
    select.value = order;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };

  it('shows the average, the count, and each review in its language, with date and origin', async () => {
    const element = await mount();
    await untilTitles(element, 3);
    byRole(element, { role: 'img', name: '3.4 out of 5 stars' });
    byRole(element, { role: 'region', name: 'Reviews' });
    expect(text(element)).to.include('7 reviews').and.include('Jan 20, 2026').and.include('From Elsewhere');
    expect(allByRole(element, TITLES).map(({ lang }) => lang)).to.deep.equal(['en', 'fr', 'ar']);
    expect(allByRole(element, { role: 'listitem', name: '' })).to.have.length(3);
  });

  it('aligns reviews with the page, whatever their direction', async () => {
    const element = await mount('<store-reviews item-id="tee" dir="rtl"></store-reviews>');
    await untilTitles(element, 3);
    const [english] = allByRole(element, TITLES);
    const words = document.createRange();
    words.selectNodeContents(english!);
    expect(words.getBoundingClientRect().right).to.be.closeTo(element.getBoundingClientRect().right, 2);
  });

  it('sorts, and keeps the order for more reviews', async () => {
    const element = await mount();
    await sortBy(element, 'lowest');
    await waitUntil(() => titlesOf(element)[0] === 'Review 3 with 1');
    expect(titlesOf(element)).to.deep.equal(['Review 3 with 1', 'Review 5 with 2', 'Review 1 with 3']);
    expect((byRole(element, SORT) as HTMLSelectElement).value).to.equal('lowest');
    byRole(element, MORE).click();
    await untilTitles(element, 6);
    expect(asked.map(({ sort }) => sort)).to.deep.equal(['newest', 'lowest', 'lowest']);
  });

  it('focuses the first new review, and announces the count', async () => {
    const element = await mount();
    (await untilRole(element, MORE)).click();
    await untilTitles(element, 6);
    await waitUntil(() => focusedNode()?.textContent.includes('Review 3'));
    await waitUntil(() => document.body.textContent.includes('6 reviews'), 'not said');
    byRole(element, MORE).click();
    await untilTitles(element, 7);
    expect(allByRole(element, MORE)).to.have.length(0);
  });

  it('shows a sentence and no controls without reviews', async () => {
    stored = [];
    const element = await mount();
    await waitUntil(() => text(element).includes(NONE));
    expect([...allByRole(element, SORT), ...allByRole(element, MORE)]).to.have.length(0);
  });

  it('does not say that there are none beside the button for more', async () => {
    stored = [{}, {}, {}, ...REVIEWS];
    const element = await mount();
    (await untilRole(element, MORE)).click();
    expect(text(element)).not.to.include(NONE);
    await untilTitles(element, 3);
  });

  it('disappears with the kill switch, and returns', async () => {
    const element = await mount();
    await untilTitles(element, 3);
    configureStore({ reviews: { ...ON, killSwitch: true } });
    await waitUntil(() => text(element) === '');
    configureStore({ reviews: ON });
    await untilTitles(element, 3);
  });

  it('requests only the enabled kinds, and again when they change', async () => {
    configureStore({ reviews: { ...ON, imported: false } });
    const element = await mount();
    await untilTitles(element, 3);
    configureStore({ reviews: { ...ON, native: false } });
    await untilAsked(2);
    expect(asked.map(({ kinds }) => kinds)).to.deep.equal([['native'], ['imported']]);
  });

  it('requests nothing on the cart page; on a product page those of its product', async () => {
    configureStore({ pageType: 200 });
    const element = await mount(
      `<store-product>${TEE_SCRIPT}<store-reviews><p>Printed.</p></store-reviews></store-product>`,
    );
    const reviews = element.querySelector('store-reviews')!;
    simulateInteraction();
    await customElements.whenDefined('store-reviews');
    configureStore({ pageType: 50 });
    await untilTitles(reviews, 3);
    expect(asked.map(({ productId }) => productId)).to.deep.equal(['tee']);
    reviews.setAttribute('item-id', 'mug');
    await untilAsked(2);
    expect(asked[1]!.productId).to.equal('mug');
  });

  it('keeps printed content on failure; a click tries again and keeps the focus', async () => {
    failures = [new StorefrontError(FAILURE_KINDS.offline), new StorefrontError(FAILURE_KINDS.offline)];
    const element = await mount('<store-reviews item-id="tee"><p>Printed.</p></store-reviews>');
    simulateInteraction();
    const retry = await untilRole(element, RETRY);
    expect(element.querySelector('p')!.checkVisibility()).to.equal(true);
    expect(allByRole(element, { role: 'status', name: '' })[0]!.textContent).to.include(
      'Reviews are unavailable right now.',
    );
    retry.focus();
    retry.click();
    await untilAsked(2);
    await waitUntil(() => retry.getAttribute('aria-disabled') !== 'true');
    expect(focusedNode()).to.equal(retry);
    retry.click();
    await untilTitles(element, 3);
    await waitUntil(() => focusedNode()?.textContent.includes('Review 0'));
  });

  it('keeps the list when loading more fails', async () => {
    const element = await mount();
    const more = await untilRole(element, MORE);
    failures = [new StorefrontError(FAILURE_KINDS.offline)];
    more.click();
    const retry = await untilRole(element, RETRY);
    expect(titlesOf(element)).to.have.length(3);
    retry.click();
    await untilTitles(element, 6);
    await waitUntil(() => focusedNode()?.textContent.includes('Review 3'));
    expect(allByRole(element, RETRY)).to.have.length(0);
  });
});
