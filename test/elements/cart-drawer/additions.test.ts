import { expect, fixture } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import '../../../elements/all.ts';
import { configureStore, storefront } from '../../../elements/index.ts';
import { mugProduct, useMemoryStore, type MemoryCartGateway } from '../../../elements/testing.ts';
import { ADD_BUTTON, ADDED_BUTTON } from '../../support/add-button.ts';
import { allByRole, byRole, untilRole } from '../../support/by-role.ts';
import { textsOf, UNDO } from '../../support/undo-offer.ts';
import { waitUntil } from '../../support/wait-until.ts';

type Drawer = HTMLElementTagNameMap['cart-drawer'];

const DIALOG = { role: 'dialog', name: 'Your cart' };
const CHECKOUT = { role: 'link', name: 'Checkout' };
const SENTENCE = 'Stoneware Mug was added to your cart.';

describe('an addition while the cart is open over the page', () => {
  let gateway: MemoryCartGateway;
  let page: HTMLElement;
  let drawer: Drawer;
  const spoken: string[] = [];
  const listening = new MutationObserver(() => {
    const voice = [...document.querySelectorAll('[data-store-voice]')];
    spoken.push(...[...voice, ...inDrawer()].map(({ textContent }) => textContent));
  });
  const inDrawer = () => drawer.shadowRoot?.querySelectorAll('[data-store-voice]') ?? [];

  async function open(markup: string): Promise<void> {
    page = await fixture(`<div>${markup}</div>`);
    drawer = page.querySelector('cart-drawer')!;
    spoken.length = 0;
    const changes = { childList: true, subtree: true, characterData: true };
    listening.observe(document.documentElement, changes);
    listening.observe(drawer.shadowRoot!, changes);
  }

  beforeEach(async () => {
    await setViewport({ width: 390, height: 844 });
    gateway = await useMemoryStore();
  });
  afterEach(async () => {
    listening.disconnect();
    drawer.close();
    await setViewport({ width: 800, height: 600 });
  });

  const PAGE = '<store-add-to-cart item-id="mug"></store-add-to-cart><cart-drawer open-on-add></cart-drawer>';

  it('is announced, and no notice covers the cart', async () => {
    await open(PAGE);
    (await untilRole(page, ADD_BUTTON)).click();
    await untilRole(page, DIALOG);
    await waitUntil(() => spoken.includes(SENTENCE), 'announced');
    expect(allByRole(page, UNDO)).to.deep.equal([]);
  });

  it('is announced where the product is in the drawer, too', async () => {
    await open(
      '<cart-drawer><store-add-to-cart slot="cross-sell" item-id="mug"></store-add-to-cart></cart-drawer>',
    );
    drawer.open();
    (await untilRole(page, ADD_BUTTON)).click();
    await waitUntil(() => spoken.includes(SENTENCE), 'announced');
    expect(allByRole(page, UNDO)).to.deep.equal([]);
  });

  it('shows at its line that fewer were added and that the price differs', async () => {
    const add: MemoryCartGateway['add'] = async (request, key) => {
      const { cart, entry } = await gateway.add({ ...request, quantity: 1 }, key);
      const entries = (cart.entries ?? []).map((line) => ({ ...line, purchasePriceCents: 2100 }));
      return { cart: { ...cart, entries }, entry };
    };
    configureStore({ gateway: { cart: { ...gateway, add } } });
    await open(PAGE.replace('item-id="mug"', 'quantity="2"'));
    Reflect.set(page.querySelector('store-add-to-cart')!, 'product', mugProduct);
    (await untilRole(page, ADD_BUTTON)).click();
    await untilRole(page, CHECKOUT);
    const said = () => textsOf(byRole(drawer, { role: 'list', name: 'Items in your cart' }), 'status').join();
    await waitUntil(() => said() !== '');
    expect(said()).to.contain('You asked for 2, but only 1 could be added to your cart.');
    expect(said()).to.contain('The price has changed from $18.00 to $21.00.');
    expect(allByRole(page, UNDO)).to.deep.equal([]);
  });

  it('has its notice again once the drawer is closed', async () => {
    await open(PAGE);
    (await untilRole(page, ADD_BUTTON)).click();
    await untilRole(page, ADDED_BUTTON);
    drawer.close();
    drawer.openOnAdd = false;
    (await untilRole(page, ADD_BUTTON)).click();
    await untilRole(page, UNDO);
    expect(storefront().cart.$count.get()).to.equal(2);
  });
});
