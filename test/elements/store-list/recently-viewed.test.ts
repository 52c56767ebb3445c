// First: it records the states of tags.
import { statesOf } from '../../support/states-of.ts';
import { expect, fixture, fixtureCleanup } from '@open-wc/testing';
import { configureStore, storefront } from '../../../elements/index.ts';
import { mugProduct, printProduct, teeProduct, useMemoryStore } from '../../../elements/testing.ts';
import '../../../elements/all.ts';
import { useCookiesAlone } from '../../core/session/exclusive-cookies.ts';
import { ADD_BUTTON } from '../../support/add-button.ts';
import { allByRole } from '../../support/by-role.ts';
import { enhanced } from '../enhance/printed-page.ts';
import { waitUntil } from '../../support/wait-until.ts';

const LIST = '<store-list source="recent"></store-list>';

const titlesIn = (root: ParentNode) =>
  allByRole(root, { role: 'heading', name: /./ }).map(({ textContent }) => textContent.trim());

const untilTitles = (root: ParentNode, ...titles: readonly string[]) =>
  waitUntil(() => titlesIn(root).join() === titles.join(), `not ${titles.join()}`);

const addButtons = (root: ParentNode) => allByRole(root, ADD_BUTTON);

const tagOf = (json: object) =>
  `<store-product><script type="application/json">${JSON.stringify(json)}</script></store-product>`;

const stored = () =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith('store-viewed'))
    .map((key) => localStorage.getItem(key) ?? '')
    .join();

/** Opens the page of a product, and waits until the browser has stored the view. */
async function view(json: { readonly id: string }): Promise<void> {
  fixtureCleanup();
  await fixture(tagOf(json));
  await waitUntil(() => stored().includes(`["${json.id}"`), `${json.id} is not stored`);
}

/** Names the product of the page; `configureStore` cannot undo it. */
const setItem = (id: string | null) => {
  storefront().settings.setElementSettings(id === null ? {} : { item: { id } });
};

const openList = async (around = LIST) => {
  fixtureCleanup();
  const page = await fixture<HTMLElement>(`<div>${around}</div>`);
  const list = page.querySelector('store-list');
  if (!list) throw new Error('no list');
  return list;
};

describe('<store-list source="recent">', () => {
  useCookiesAlone();

  beforeEach(async () => {
    await useMemoryStore();
    configureStore({ censusEnabled: false, consent: 'granted' });
  });
  afterEach(() => {
    setItem(null);
    configureStore({ censusEnabled: true, consent: 'granted' });
  });

  it('shows the viewed products, newest first', async () => {
    await view(teeProduct);
    await view(mugProduct);
    const list = await openList();
    await untilTitles(list, 'Stoneware Mug', 'Everyday Tee');
    expect(statesOf(list)).to.deep.equal(['filled']);
  });

  it('shows the product of a printed form, too', async () => {
    fixtureCleanup();
    await enhanced('<article>{@|product-checkout}</article>', mugProduct);
    await waitUntil(() => stored().includes('["mug"]'), 'not stored');
    await untilTitles(await openList(), 'Stoneware Mug');
  });

  it('leaves out the product of its own page', async () => {
    await view(teeProduct);
    await view(mugProduct);
    const list = await openList(`${tagOf(mugProduct)}${LIST}`);
    await untilTitles(list, 'Everyday Tee');
    expect(stored()).to.include('["mug","tee"]');
  });

  it('reads and counts views again when the browser restores the page', async () => {
    await view(teeProduct);
    const list = await openList(`${tagOf(mugProduct)}${LIST}`);
    await untilTitles(list, 'Everyday Tee');
    // Another page was open meanwhile.
    const [key = ''] = Object.keys(localStorage).filter((name) => name.startsWith('store-viewed'));
    localStorage.setItem(key, JSON.stringify({ v: 1, exp: null, data: ['print', 'mug', 'tee'] }));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await untilTitles(list, 'Harbor Print', 'Everyday Tee');
    await waitUntil(() => stored().includes('["mug","print","tee"]'), 'not counted again');
  });

  it('follows the page from product to product', async () => {
    await view(teeProduct);
    setItem('print');
    const list = await openList(`${tagOf(printProduct)}${tagOf(mugProduct)}${LIST}`);
    await untilTitles(list, 'Everyday Tee');
    setItem('mug');
    await untilTitles(list, 'Harbor Print', 'Everyday Tee');
    expect(stored()).to.include('["mug","print","tee"]');
  });

  it('does not count products of lists', async () => {
    await view(teeProduct);
    const list = await openList(`<store-list page-size="1" sort="price-asc"></store-list>${LIST}`);
    await untilTitles(list, 'Harbor Print');
    await waitUntil(() => addButtons(list).length === 1, 'no button');
    list.insertAdjacentHTML('afterend', tagOf(mugProduct));
    await waitUntil(() => stored().includes('["mug","tee"]'), 'mug alone is not stored');
  });

  it('does not count several products of a page', async () => {
    await view(teeProduct);
    const list = await openList(`${LIST}${tagOf(mugProduct)}${tagOf(printProduct)}`);
    await untilTitles(list, 'Everyday Tee');
    expect(stored()).to.include('["tee"]');
  });

  it('takes no space where there is nothing to show', async () => {
    const list = await openList(
      '<store-list source="recent" style="--store-list-reserve: 20rem"><p>Soon</p></store-list>',
    );
    await storefront().prepare();
    await waitUntil(() => list.getBoundingClientRect().height === 0, 'it has a height');
    expect(list.shadowRoot?.textContent.trim()).to.equal('');
  });

  it('forgets the views once consent is withdrawn, and shows nothing', async () => {
    await view(teeProduct);
    const list = await openList();
    await untilTitles(list, 'Everyday Tee');
    configureStore({ consent: 'denied' });
    await untilTitles(list);
    await waitUntil(() => stored() === '', 'still stored');
  });

  it('stores the view of an open page once the visitor consents', async () => {
    configureStore({ consent: 'pending' });
    fixtureCleanup();
    await fixture(tagOf(teeProduct));
    const list = await openList(`${tagOf(teeProduct)}${LIST}`);
    await storefront().prepare();
    await list.updateComplete;
    expect(stored()).to.equal('');
    configureStore({ consent: 'granted' });
    await waitUntil(() => stored().includes('["tee"]'), 'not stored');
  });
});
