import { expect } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import type { ReviewsGateway } from '../../core/reviews/index.ts';
import '../../elements/all.ts';
import { configureStore } from '../../elements/index.ts';
import { useMemoryStore } from '../../elements/testing.ts';
import { allByRole, byRole, focusedNode, untilRole } from '../support/by-role.ts';
import { isDrawnByReact, simulateInteraction, untilTakenOver } from '../support/elements.ts';
import { printed } from '../support/printed-fixture.ts';
import { serverHtml } from '../support/server-html.ts';
import { waitUntil } from '../support/wait-until.ts';

const SORT = { role: 'combobox', name: 'Sort by' };
const MORE = { role: 'button', name: 'Show more' };
const TITLES = { role: 'heading', name: /^Review / };
const AVERAGE = { role: 'img', name: '3.4 out of 5 stars' };
const STARS = { role: 'img', name: /out of 5 stars$/ };

const review = (id: string, rating: number) => ({
  id,
  rating,
  title: `Review ${id}`,
  body: 'Text with </script> and <b>markup</b>.',
  author: 'Ann',
  createdOn: Date.UTC(2026, 0, 20, 12),
});
const KNOWN = {
  reviews: [review('one', 5), review('two', 2.5)],
  reviewCount: 3,
  averageRating: 3.43,
  hasNextPage: true,
  nextPageCursor: '2',
};
const ON = { killSwitch: false, native: true, imported: true };
const SETTINGS = { pageType: 'content-item', reviews: ON } as const;

let asked: string[] = [];
let errors: unknown[] = [];

const gateway: ReviewsGateway = {
  loadReviews(productId, { sort, cursor = '' }) {
    asked.push([productId, sort, cursor].join(' ').trim());
    return Promise.resolve({
      ...KNOWN,
      reviews: [review(`of ${productId}, ${sort}`, 4)],
      hasNextPage: false,
    });
  },
};

async function configure() {
  asked = [];
  errors = [];
  configureStore({
    ...SETTINGS,
    gateway: { cart: await useMemoryStore(), reviews: gateway },
    reportError: (error: unknown) => {
      errors.push(error);
    },
  });
}

const place = async (options: object = {}) =>
  printed(
    'store-reviews',
    await serverHtml({
      tag: 'store-reviews',
      props: { itemId: 'tee' },
      options: { settings: SETTINGS, answer: KNOWN, ...options },
    }),
  );
const titlesOf = (element: Element) => allByRole(element, TITLES).map(({ textContent }) => textContent);
const widthOf = (stars: HTMLElement) =>
  Math.round(
    (100 * stars.lastElementChild!.getBoundingClientRect().width) / stars.getBoundingClientRect().width,
  );
const sortOf = (element: Element) => byRole(element, SORT) as HTMLSelectElement;

describe('reviews that a server has rendered', () => {
  beforeEach(() => configure());
  afterEach(() => {
    expect(errors).to.deep.equal([]);
    configureStore({ reviews: {}, pageType: 'page', reportError: undefined });
  });

  // First in this file: the visitor has not interacted with the page yet.
  it('stay without React and without a request until the first interaction, then keep their very nodes', async () => {
    const { element, define } = await place();
    const nodes = () => [...element.shadowRoot!.querySelectorAll('[part]')];
    const before = nodes();
    expect(titlesOf(element)).to.deep.equal(['Review one', 'Review two']);
    define();
    await element.updateComplete;
    await new Promise((resolve) => requestIdleCallback(resolve));
    expect(isDrawnByReact(element)).to.equal(false);
    simulateInteraction();
    await untilTakenOver(element);
    expect(nodes()).to.deep.equal(before);
    expect(titlesOf(element)).to.deep.equal(['Review one', 'Review two']);
    expect(asked).to.deep.equal([]);
  });

  it('ask the store on sort and for more', async () => {
    const { element, start } = await place();
    await start();
    byRole(element, MORE).click();
    await waitUntil(() => titlesOf(element).length === 3, 'not three reviews');
    expect(asked).to.deep.equal(['tee newest 2']);
    const select = sortOf(element);
    select.value = 'lowest';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await untilRole(element, { role: 'heading', name: 'Review of tee, lowest' });
    expect(asked).to.deep.equal(['tee newest 2', 'tee lowest']);
    expect(sortOf(element)).to.equal(select);
  });

  it('have stars of the right width, before the script and after it', async () => {
    const { element, start } = await place({ nonce: 'n' });
    byRole(element, AVERAGE);
    const widths = () => allByRole(element, STARS).map(widthOf);
    expect(element.shadowRoot!.querySelector('[style]')).to.equal(null);
    expect(widths()).to.deep.equal([69, 100, 50]);
    await start();
    expect(widths()).to.deep.equal([69, 100, 50]);
  });

  it('are sorted as the visitor has chosen before the script, and keep the focus', async () => {
    const { element, start } = await place();
    const select = sortOf(element);
    select.focus();
    await sendKeys({ type: 'Highest' });
    expect(select.value).to.equal('highest');
    await start();
    expect(focusedNode()).to.equal(select);
    await untilRole(element, { role: 'heading', name: 'Review of tee, highest' });
    expect([asked, sortOf(element).value]).to.deep.equal([['tee highest'], 'highest']);
    expect(focusedNode()).to.equal(select);
  });

  it('let the visitor choose from the open list of orders', async () => {
    const { element, define } = await place();
    const select = sortOf(element);
    const { left, top } = select.getBoundingClientRect();
    await sendMouse({ type: 'click', position: [Math.ceil(left) + 5, Math.ceil(top) + 5] });
    const isOpen = () => select.matches(':open');
    await waitUntil(isOpen, 'not open');
    define();
    // Another tag shows that React has loaded.
    const other = await place();
    await other.start();
    expect([isOpen(), isDrawnByReact(element)]).to.deep.equal([true, false]);
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'Enter' });
    await untilRole(element, { role: 'heading', name: 'Review of tee, highest' });
    expect([sortOf(element), focusedNode()]).to.deep.equal([select, select]);
  });

  it('are replaced by those of the page’s product, without an interaction', async () => {
    const { element, define } = await place();
    element.setAttribute('item-id', 'mug');
    define();
    await untilRole(element, { role: 'heading', name: 'Review of mug, newest' });
    expect([titlesOf(element).length, asked]).to.deep.equal([1, ['mug newest']]);
  });

  it('are replaced where the page shows reviews of other kinds', async () => {
    configureStore({ reviews: { ...ON, imported: false } });
    const { element, define } = await place();
    define();
    await untilRole(element, { role: 'heading', name: 'Review of tee, newest' });
    expect(asked).to.deep.equal(['tee newest']);
  });

  it('disappear where the page shows none', async () => {
    configureStore({ reviews: { ...ON, killSwitch: true } });
    const { element, define } = await place();
    define();
    await waitUntil(() => titlesOf(element).length === 0, 'they stay');
    expect(asked).to.deep.equal([]);
  });

  it('stay while there is no product', async () => {
    const { element, start } = await place();
    element.removeAttribute('item-id');
    await start();
    expect(titlesOf(element)).to.have.lengthOf(2);
    element.setAttribute('item-id', 'tee');
    await untilTakenOver(element);
    expect([titlesOf(element).length, asked]).to.deep.equal([2, []]);
  });

  it('are not printed without an answer of the store: the author’s content shows', async () => {
    const { element } = await place({ answer: undefined, children: '<p>Ours.</p>' });
    expect(element.shadowRoot).to.equal(null);
    expect(element.innerHTML).to.equal('<p>Ours.</p>');
  });
});
