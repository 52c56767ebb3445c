import { expect } from '@open-wc/testing';
import { storefront, type StoreBeforeCheckoutEvent } from '../../../elements/index.ts';
import { focusedNode } from '../../support/by-role.ts';
import { answerCarts, hold, MUG, openCart, type CartPage } from './cart-page.ts';
import { holdTimers, type HeldTimers } from '../../support/hold-timers.ts';
import { waitUntil } from '../../support/wait-until.ts';
import { CART_WORDS } from '../../../core/words/index.ts';

const MORE = `Increase quantity of ${MUG}`;

const openWithHash = (attributes = '') => openCart(`checkout-href="#pay" ${attributes}`);
const attempts = ({ eventTypes }: CartPage) =>
  eventTypes().filter((type) => type === 'store-before-checkout').length;

/** How long leaving the page may take. */
const LEAVING_MS = 3_000;

async function goToCheckout(page: CartPage): Promise<void> {
  page.checkout().click();
  await page.settle();
}

describe('the checkout link', () => {
  let timers: HeldTimers;
  beforeEach(() => {
    timers = holdTimers(LEAVING_MS);
  });
  afterEach(() => {
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('emits store-before-checkout with cart and URL, then leaves the page', async () => {
    const page = await openWithHash();
    await goToCheckout(page);
    const event = page.events[0] as StoreBeforeCheckoutEvent;
    expect([event.type, event.cancelable, event.cart?.totalQuantity, event.url]).to.deep.equal([
      'store-before-checkout',
      true,
      2,
      page.checkout().getAttribute('href'),
    ]);
    expect(location.hash).to.equal('#pay');
  });

  it('does nothing if the page prevents it, and stays clickable', async () => {
    const page = await openWithHash();
    page.element.addEventListener('store-before-checkout', (event) => {
      event.preventDefault();
    });
    await goToCheckout(page);
    await goToCheckout(page);
    expect([location.hash, attempts(page)]).to.deep.equal(['', 2]);
  });

  it('leaves the page once on two clicks', async () => {
    const page = await openWithHash();
    page.checkout().click();
    await goToCheckout(page);
    await goToCheckout(page);
    expect(attempts(page)).to.equal(1);
  });

  it('works again after the visitor has returned', async () => {
    const page = await openWithHash();
    await goToCheckout(page);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await goToCheckout(page);
    expect(attempts(page)).to.equal(2);
  });

  it('is not released by the timer of the first attempt after a return', async () => {
    const page = await openWithHash();
    await goToCheckout(page);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await goToCheckout(page);
    timers.elapseFirst();
    await goToCheckout(page);
    expect(attempts(page)).to.equal(2);
  });

  it('works again if the page was not left after a while', async () => {
    const page = await openWithHash();
    await goToCheckout(page);
    await goToCheckout(page);
    expect(attempts(page)).to.equal(1);
    await timers.elapse(LEAVING_MS);
    await goToCheckout(page);
    expect(attempts(page)).to.equal(2);
  });

  it('waits for pending changes', async () => {
    const page = await openWithHash();
    const { count, release } = hold(page.gateway, 'setQuantity');
    page.button(MORE).click();
    await waitUntil(() => count() === 1);
    page.checkout().click();
    expect(attempts(page)).to.equal(0);
    release();
    await page.settle();
    expect((page.events.at(-1) as StoreBeforeCheckoutEvent).cart?.totalQuantity).to.equal(3);
  });

  it('sends a typed quantity first', async () => {
    const page = await openWithHash();
    page.type(MUG, '4');
    await goToCheckout(page);
    expect((page.events.at(-1) as StoreBeforeCheckoutEvent).cart?.totalQuantity).to.equal(5);
  });

  for (const [what, text] of [
    ['invalid text', 'two'],
    ['a refused quantity', '9999'],
  ] as const) {
    it(`asks to correct ${what} in a field, and focuses it`, async () => {
      const page = await openWithHash();
      page.type(MUG, text);
      page.field(MUG).blur();
      await goToCheckout(page);
      await page.untilAlert('Update the missing or invalid information above.');
      expect(focusedNode() === page.field(MUG), 'the field has the focus').to.equal(true);
      expect([page.field(MUG).value, location.hash, attempts(page)]).to.deep.equal([text, '', 0]);
      await goToCheckout(page);
      expect(attempts(page)).to.equal(0);
      page.type(MUG, '2');
      await waitUntil(() => page.alerts().length === 0);
      await goToCheckout(page);
      expect(attempts(page)).to.equal(1);
    });
  }

  it('links the reason to the field, whatever ids the server has chosen', async () => {
    const page = await openWithHash();
    const cart = await page.gateway.load();
    await answerCarts(page.gateway, {
      entries: cart.entries.map((entry) => ({ ...entry, id: `${entry.id} with a space` })),
    });
    await page.settle();
    page.type(MUG, '9999');
    page.field(MUG).blur();
    await waitUntil(() => page.alerts().length > 0, 'no reason');
    const id = page.field(MUG).getAttribute('aria-describedby')!;
    expect(page.element.shadowRoot!.getElementById(id)?.textContent).to.equal(page.alerts()[0]);
    expect(id).not.to.match(/\s/);
  });

  it('shows an alert for a quantity that the page prevented', async () => {
    const page = await openWithHash();
    page.element.addEventListener('store-cart-update', (event) => {
      event.preventDefault();
    });
    page.type(MUG, '6');
    await goToCheckout(page);
    await page.untilAlert(CART_WORDS.updateInformation);
    expect([page.field(MUG).value, attempts(page)]).to.deep.equal(['6', 0]);
  });

  it('stops once for a step that is refused meanwhile', async () => {
    const page = await openWithHash();
    page.gateway.failNext('sold-out');
    page.button(MORE).click();
    await goToCheckout(page);
    await page.untilAlert(CART_WORDS.updateInformation);
    expect([page.field(MUG).value, attempts(page)]).to.deep.equal(['1', 0]);
    await goToCheckout(page);
    expect(attempts(page)).to.equal(1);
  });

  it('ignores an obstacle that a pending change removes', async () => {
    const page = await openWithHash('minimum-subtotal-cents="4000"');
    expect(page.checkout().getAttribute('aria-disabled')).to.equal('true');
    page.button(MORE).click();
    await goToCheckout(page);
    expect(attempts(page)).to.equal(1);
  });

  it('respects an obstacle that a pending change creates', async () => {
    const page = await openWithHash('minimum-subtotal-cents="2500"');
    const { count, release } = hold(page.gateway, 'remove');
    page.button(`Remove ${MUG}`).click();
    await waitUntil(() => count() === 1);
    page.checkout().click();
    release();
    await page.settle();
    expect([page.checkout().getAttribute('aria-disabled'), attempts(page)]).to.deep.equal(['true', 0]);
  });

  it('does not leave with an emptied cart', async () => {
    const page = await openWithHash();
    const removals = storefront()
      .cart.$cart.get()!
      .entries.map(({ id }) => storefront().cart.remove(id));
    page.checkout().click();
    await Promise.all(removals);
    await page.settle();
    expect([page.element.matches(':state(empty)'), attempts(page), location.hash]).to.deep.equal([
      true,
      0,
      '',
    ]);
  });
});
