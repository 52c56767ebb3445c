import { expect, fixture } from '@open-wc/testing';
import '../../../elements/all.ts';
import { FAILURE_KINDS, StorefrontError } from '../../../core/errors/index.ts';
import { PRODUCT_WORDS } from '../../../core/words/index.ts';
import { configureStore, storefront } from '../../../elements/index.ts';
import { mugProduct, useMemoryStore, type MemoryCartGateway } from '../../../elements/testing.ts';
import { ADD_BUTTON, ADDED_BUTTON, ADDING_BUTTON } from '../../support/add-button.ts';
import { allByRole, byRole, focusedNode, untilRole } from '../../support/by-role.ts';
import { holdAnswers, type StoreTag } from '../../support/elements.ts';
import { addTwoMugs, textsOf, UNDO } from '../../support/undo-offer.ts';
import { waitUntil } from '../../support/wait-until.ts';
import { enhanced } from '../enhance/printed-page.ts';

const pieces = () => storefront().cart.$cart.get()!.entries[0]?.quantity ?? 0;

async function put(quantity: number): Promise<void> {
  await storefront().cart.add({ itemId: 'mug', sku: 'mug', quantity, additionalFields: '' });
}

describe('the offer to undo an addition', () => {
  let gateway: MemoryCartGateway;
  beforeEach(async () => {
    gateway = await useMemoryStore();
  });

  it('names the product beside the button, and takes no focus', async () => {
    const element = await addTwoMugs();
    expect((focusedNode() as HTMLElement).textContent).to.equal(PRODUCT_WORDS.added);
    await waitUntil(() => textsOf(element, 'status').length > 0);
    expect(textsOf(element, 'status')).to.deep.equal(['Stoneware Mug was added to your cart.']);
    expect(textsOf(element, 'alert')).to.deep.equal([]);
  });

  it('removes exactly the added pieces, not earlier or later ones', async () => {
    await put(3);
    const element = await addTwoMugs();
    await put(4);
    expect(pieces()).to.equal(9);
    const received: string[] = [];
    for (const type of ['store-cart-update', 'store-cart-change'])
      element.addEventListener(type, () => received.push(type));
    byRole(element, UNDO).click();
    await waitUntil(() => pieces() === 7);
    await waitUntil(() => allByRole(element, UNDO).length === 0);
    expect(textsOf(element, 'status')).to.deep.equal(['Adding Stoneware Mug was undone.']);
    expect(received).to.deep.equal(['store-cart-update', 'store-cart-change']);
  });

  it('removes a line that is empty then, and focuses the button beside', async () => {
    const element = await addTwoMugs();
    const undo = byRole(element, UNDO);
    undo.focus();
    undo.click();
    undo.click();
    await waitUntil(() => pieces() === 0);
    await waitUntil(() => (focusedNode() as HTMLElement).matches('[type=submit]'));
    expect(storefront().cart.$cart.get()!.entries).to.deep.equal([]);
  });

  it('shows why it failed, and works again', async () => {
    const element = await addTwoMugs();
    gateway.failNext('offline');
    byRole(element, UNDO).click();
    await waitUntil(() => textsOf(element, 'alert').length > 0);
    expect(textsOf(element, 'alert')).to.deep.equal([
      'Unable to remove item Please check your internet connection.',
    ]);
    expect(pieces()).to.equal(2);
    byRole(element, UNDO).click();
    await waitUntil(() => pieces() === 0);
    expect(textsOf(element, 'alert')).to.deep.equal([]);
  });

  it('writes nothing while the cart cannot be read', async () => {
    let isOffline = false;
    const load: MemoryCartGateway['load'] = () =>
      isOffline ? Promise.reject(new StorefrontError(FAILURE_KINDS.offline)) : gateway.load();
    configureStore({ gateway: { cart: { ...gateway, load } } });
    const element = await addTwoMugs();
    // Another tab adds three more.
    const { entries } = await gateway.load();
    await gateway.setQuantity(entries[0]!.id, 5, 'another-tab');
    isOffline = true;
    byRole(element, UNDO).click();
    await waitUntil(() => textsOf(element, 'alert').length > 0);
    expect(textsOf(element, 'alert')).to.deep.equal([
      'Unable to remove item Please check your internet connection.',
    ]);
    expect((await gateway.load()).entries[0]!.quantity).to.equal(5);
    isOffline = false;
    byRole(element, UNDO).click();
    await waitUntil(() => pieces() === 3);
  });

  it('stays while the cart is refused', async () => {
    let isRefused = false;
    const load: MemoryCartGateway['load'] = () =>
      isRefused ? Promise.reject(new StorefrontError(FAILURE_KINDS.forbidden)) : gateway.load();
    configureStore({ gateway: { cart: { ...gateway, load } } });
    const element = await addTwoMugs();
    isRefused = true;
    byRole(element, UNDO).click();
    await waitUntil(() => textsOf(element, 'alert').length > 0);
    expect(textsOf(element, 'alert')).to.deep.equal(['Unable to update quantity Please try again.']);
    expect((await gateway.load()).entries[0]!.quantity).to.equal(2);
    isRefused = false;
    byRole(element, UNDO).click();
    await waitUntil(() => textsOf(element, 'status').join() === 'Adding Stoneware Mug was undone.');
    expect((await gateway.load()).entries).to.deep.equal([]);
  });

  it('does not report success if the change was lost and the cart is refused', async () => {
    let isRefused = false;
    const load: MemoryCartGateway['load'] = () =>
      isRefused ? Promise.reject(new StorefrontError(FAILURE_KINDS.notFound)) : gateway.load();
    const remove: MemoryCartGateway['remove'] = () => {
      isRefused = true;
      return Promise.reject(new StorefrontError(FAILURE_KINDS.offline));
    };
    configureStore({ gateway: { cart: { ...gateway, load, remove } } });
    const element = await addTwoMugs();
    byRole(element, UNDO).click();
    await waitUntil(() => textsOf(element, 'alert').length > 0);
    await storefront().cart.refresh();
    expect(textsOf(element, 'status')).not.to.include('Adding Stoneware Mug was undone.');
    byRole(element, UNDO);
  });

  it('does not undo twice if the answer was lost', async () => {
    await put(5);
    const element = await addTwoMugs();
    gateway.failNext('timeout', { isAfterEffect: true });
    byRole(element, UNDO).click();
    await waitUntil(() => pieces() === 5);
    await waitUntil(() => allByRole(element, UNDO).length === 0, 'there is nothing left to undo');
    expect(textsOf(element, 'alert')).to.deep.equal([]);
    expect(textsOf(element, 'status')).to.deep.equal(['Adding Stoneware Mug was undone.']);
  });

  it('is made for later additions, too, after one that could not be shown', async () => {
    const reported: unknown[] = [];
    configureStore({ reportError: (error: unknown) => reported.push(error) });
    const full = await addTwoMugs();
    const append = () => {
      throw new Error('full');
    };
    Object.defineProperty(full.shadowRoot, 'append', { value: append });
    (await untilRole(full, ADDED_BUTTON)).click();
    await waitUntil(() => reported.length > 0, 'shown');
    byRole(await addTwoMugs(), UNDO);
  });

  it('can be prevented by the page', async () => {
    const element = await addTwoMugs();
    element.addEventListener('store-cart-remove', (event) => {
      event.preventDefault();
    });
    byRole(element, UNDO).click();
    await storefront().cart.settled();
    expect(pieces()).to.equal(2);
    byRole(element, UNDO);
  });

  it('disappears when the line is removed elsewhere', async () => {
    const element = await addTwoMugs();
    await storefront().cart.remove(storefront().cart.$cart.get()!.entries[0]!.id);
    expect(allByRole(element, UNDO)).to.deep.equal([]);
  });

  it('disappears with another product', async () => {
    const element = await addTwoMugs();
    Reflect.set(element, 'product', { ...mugProduct, id: 'other' });
    await waitUntil(() => textsOf(element, 'status').length === 0);
    expect(allByRole(element, UNDO)).to.deep.equal([]);
  });

  it('removes the reduced quantity, after a warning', async () => {
    await put(1);
    configureStore({
      gateway: { cart: { ...gateway, add: (request, key) => gateway.add({ ...request, quantity: 1 }, key) } },
    });
    const element = await addTwoMugs();
    await waitUntil(() => textsOf(element, 'status').length > 0);
    expect(textsOf(element, 'status')[0]).to.contain(
      'You asked for 2, but only 1 could be added to your cart.',
    );
    expect(textsOf(element, 'alert')).to.deep.equal([]);
    byRole(element, UNDO).click();
    await waitUntil(() => pieces() === 1);
  });

  /** Raises the store's price of a mug to $21.00. */
  function raisePrice(): void {
    const add: MemoryCartGateway['add'] = async (request, key) => {
      const { cart, entry } = await gateway.add(request, key);
      const entries = (cart.entries ?? []).map((line) => ({ ...line, purchasePriceCents: 2100 }));
      return { cart: { ...cart, entries }, entry };
    };
    configureStore({ gateway: { cart: { ...gateway, add } } });
  }

  it('shows a warning if the price differs from the shown one', async () => {
    raisePrice();
    const element = await addTwoMugs();
    await waitUntil(() => textsOf(element, 'status').length > 0);
    expect(textsOf(element, 'status')[0]).to.contain('The price has changed from $18.00 to $21.00.');
  });

  it('formats the prices of the warning like the tag', async () => {
    raisePrice();
    const element = await addTwoMugs('locale="de-DE"');
    await waitUntil(() => textsOf(element, 'status').length > 0);
    expect(textsOf(element, 'status')[0]).to.match(/from 18,00\s\$ to 21,00\s\$\./);
  });

  it('has no price warning if the visitor selects a subscription meanwhile', async () => {
    const element: StoreTag = await fixture('<store-add-to-cart></store-add-to-cart>');
    const [variant] = mugProduct.structuredContent.variants;
    Reflect.set(element, 'product', {
      ...mugProduct,
      structuredContent: {
        ...mugProduct.structuredContent,
        isSubscribable: true,
        subscriptionPlan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 6 },
        productSubscriptionOptions: [{ id: 'monthly' }],
        variants: [{ ...variant, pricingOptions: [{ price: 1_500 }] }],
      },
    });
    const { release } = holdAnswers(gateway);
    (await untilRole(element, ADD_BUTTON)).click();
    await untilRole(element, ADDING_BUTTON);
    byRole(element, { role: 'radio', name: new RegExp(`^${PRODUCT_WORDS.subscribe}`) }).click();
    release();
    await untilRole(element, UNDO);
    await waitUntil(() => textsOf(element, 'status').length > 0);
    expect(textsOf(element, 'status')).to.deep.equal(['Stoneware Mug was added to your cart.']);
  });

  it('appears after a printed button, too', async () => {
    const page = await enhanced('<article>{@|product-checkout}</article>', mugProduct);
    byRole(page, ADD_BUTTON).click();
    const undo = await untilRole(page, UNDO);
    expect(byRole(page, ADDED_BUTTON).compareDocumentPosition(undo)).to.equal(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    undo.click();
    await waitUntil(() => pieces() === 0);
  });
});
