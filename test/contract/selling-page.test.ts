import { expect, nextFrame } from '@open-wc/testing';
import { mugProduct, type useMemoryStore } from '../../elements/testing.ts';
import { ADD_BUTTON, ADDING_BUTTON } from '../support/add-button.ts';
import { byRole, untilRole } from '../support/by-role.ts';
import { simulateInteraction, isDrawnByReact, type StoreTag } from '../support/elements.ts';
import { closeFreshPages, openFreshPage, type FreshPage } from '../support/fresh-page.ts';
import { untilIdle } from '../support/until-idle.ts';
import { waitUntil } from '../support/wait-until.ts';

const PRODUCT = JSON.stringify(mugProduct);
const SELLING = `
  <store-add-to-cart><script type="application/json">${PRODUCT}</script></store-add-to-cart>
  <cart-pill></cart-pill>`;

interface Modules {
  readonly testing: { readonly useMemoryStore: typeof useMemoryStore };
}

type SellingPage = FreshPage<Modules>;

async function openSellingPage(body = SELLING): Promise<SellingPage> {
  const page = await openFreshPage<Modules>({
    modules: { testing: '/elements/testing.ts', all: '/elements/all.ts' },
    body,
  });
  await page.modules.testing.useMemoryStore();
  return page;
}

const addToCartOf = ({ document }: SellingPage) => document.querySelector('store-add-to-cart') as StoreTag;
const hasFetchedReact = (page: SellingPage) =>
  page.scripts().some((path) => /react-dom|host\/react\//.test(path));
const untilQuiet = async ({ window }: SellingPage) => {
  await untilIdle(window);
  await nextFrame();
};

describe('a page that only sells', () => {
  afterEach(closeFreshPages);

  it('is ready without React before the first interaction', async () => {
    const page = await openSellingPage();
    await addToCartOf(page).ready;
    byRole(addToCartOf(page), ADD_BUTTON);
    await untilQuiet(page);
    await untilQuiet(page);
    expect(hasFetchedReact(page)).to.equal(false);
  });

  it('does not count a resting pointer as interaction', async () => {
    const page = await openSellingPage();
    await addToCartOf(page).ready;
    page.window.dispatchEvent(new PointerEvent('pointermove'));
    await untilQuiet(page);
    await untilQuiet(page);
    expect(hasFetchedReact(page)).to.equal(false);
  });

  it('fetches React after the first interaction, and React hydrates the painted nodes', async () => {
    const page = await openSellingPage();
    const button = await untilRole(addToCartOf(page), ADD_BUTTON);
    simulateInteraction(page.window);
    await waitUntil(() => isDrawnByReact(addToCartOf(page)), 'not hydrated');
    expect(byRole(addToCartOf(page), ADD_BUTTON) === button, 'the same button').to.equal(true);
  });

  it('handles a click before React has loaded', async () => {
    const page = await openSellingPage();
    const button = await untilRole(addToCartOf(page), ADD_BUTTON);
    button.click();
    await untilRole(addToCartOf(page), ADDING_BUTTON);
    expect(hasFetchedReact(page)).to.equal(false);
  });

  it('leaves printed reviews as they are before the first interaction', async () => {
    const page = await openSellingPage(
      `${SELLING}<store-reviews item-id="mug"><p>Printed.</p></store-reviews>`,
    );
    await addToCartOf(page).ready;
    await untilQuiet(page);
    await untilQuiet(page);
    expect(hasFetchedReact(page)).to.equal(false);
    const reviews = page.document.querySelector('store-reviews') as StoreTag;
    expect(reviews.querySelector('p')!.checkVisibility()).to.equal(true);
    simulateInteraction(page.window);
    await waitUntil(() => isDrawnByReact(reviews), 'not hydrated');
  });

  it('initialises printed reviews for a script that awaits them', async () => {
    const page = await openSellingPage('<store-reviews item-id="mug"><p>Printed.</p></store-reviews>');
    const reviews = page.document.querySelector('store-reviews') as StoreTag;
    await reviews.ready;
    expect(isDrawnByReact(reviews)).to.equal(true);
  });

  it('hydrates the painted nodes as soon as another tag has loaded React', async () => {
    const page = await openSellingPage();
    const button = await untilRole(addToCartOf(page), ADD_BUTTON);
    page.document.body.append(page.document.createElement('store-cart'));
    await waitUntil(() => isDrawnByReact(addToCartOf(page)), 'not hydrated');
    expect(byRole(addToCartOf(page), ADD_BUTTON) === button, 'the same button').to.equal(true);
  });
});
