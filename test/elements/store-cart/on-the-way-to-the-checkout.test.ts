import { expect } from '@open-wc/testing';
import { storefront, type StoreBeforeCheckoutEvent } from '../../../elements/index.ts';
import { focusedNode } from '../../support/by-role.ts';
import { answerCarts, hold, MUG, openCart, type CartPage } from './cart-page.ts';
import { holdTimers, type HeldTimers } from '../../support/hold-timers.ts';
import { waitUntil } from '../../support/wait-until.ts';
import { CART_WORDS } from '../../../core/words/index.ts';

const MORE = `One more ${MUG}`;

const openWithHash = (attributes = '') => openCart(`checkout-href="#pay" ${attributes}`);
const journeys = ({ typesHeard }: CartPage) =>
  typesHeard().filter((type) => type === 'store-before-checkout').length;

/** How long a page that is being left may take. */
const LEAVING_MS = 3_000;

async function press(page: CartPage): Promise<void> {
  page.checkout().click();
  await page.settle();
}

describe('on the way to the checkout', () => {
  let timers: HeldTimers;
  beforeEach(() => {
    timers = holdTimers(LEAVING_MS);
  });
  afterEach(() => {
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('store-before-checkout names cart and address, and then the page is left', async () => {
    const page = await openWithHash();
    await press(page);
    const event = page.heard[0] as StoreBeforeCheckoutEvent;
    expect([event.type, event.cancelable, event.cart?.totalQuantity, event.url]).to.deep.equal([
      'store-before-checkout',
      true,
      2,
      page.checkout().getAttribute('href'),
    ]);
    expect(location.hash).to.equal('#pay');
  });

  it('vetoed, nothing happens, and it can be pressed again', async () => {
    const page = await openWithHash();
    page.element.addEventListener('store-before-checkout', (event) => {
      event.preventDefault();
    });
    await press(page);
    await press(page);
    expect([location.hash, journeys(page)]).to.deep.equal(['', 2]);
  });

  it('two presses leave the page once, at once or one after the other', async () => {
    const page = await openWithHash();
    page.checkout().click();
    await press(page);
    await press(page);
    expect(journeys(page)).to.equal(1);
  });

  it('back again on the page, the link works again', async () => {
    const page = await openWithHash();
    await press(page);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await press(page);
    expect(journeys(page)).to.equal(2);
  });

  it('back again and away again: what is left of the first journey does not end the second', async () => {
    const page = await openWithHash();
    await press(page);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await press(page);
    timers.elapseFirst();
    await press(page);
    expect(journeys(page)).to.equal(2);
  });

  it('a page that was not left after a while can be left again', async () => {
    const page = await openWithHash();
    await press(page);
    await press(page);
    expect(journeys(page)).to.equal(1);
    await timers.elapse(LEAVING_MS);
    await press(page);
    expect(journeys(page)).to.equal(2);
  });

  it('waits for changes that are under way', async () => {
    const page = await openWithHash();
    const { count, release } = hold(page.gateway, 'setQuantity');
    page.button(MORE).click();
    await waitUntil(() => count() === 1);
    page.checkout().click();
    expect(journeys(page)).to.equal(0);
    release();
    await page.settle();
    expect((page.heard.at(-1) as StoreBeforeCheckoutEvent).cart?.totalQuantity).to.equal(3);
  });

  it('a quantity that was only typed is sent first', async () => {
    const page = await openWithHash();
    page.type(MUG, '4');
    await press(page);
    expect((page.heard.at(-1) as StoreBeforeCheckoutEvent).cart?.totalQuantity).to.equal(5);
  });

  for (const [what, text] of [
    ['nonsense', 'two'],
    ['a refused quantity', '9999'],
  ] as const) {
    it(`${what} in a field: the visitor is asked to mend it, and is there`, async () => {
      const page = await openWithHash();
      page.type(MUG, text);
      page.field(MUG).blur();
      await press(page);
      await page.untilAlert('Update the missing or invalid information above.');
      expect(focusedNode() === page.field(MUG), 'the field has the focus').to.equal(true);
      expect([page.field(MUG).value, location.hash, journeys(page)]).to.deep.equal([text, '', 0]);
      await press(page);
      expect(journeys(page)).to.equal(0);
      page.type(MUG, '2');
      await waitUntil(() => page.alerts().length === 0);
      await press(page);
      expect(journeys(page)).to.equal(1);
    });
  }

  it('the reason belongs to the field, whatever ids the server has chosen', async () => {
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

  it('a quantity that the page vetoed is not left behind in silence', async () => {
    const page = await openWithHash();
    page.element.addEventListener('store-cart-update', (event) => {
      event.preventDefault();
    });
    page.type(MUG, '6');
    await press(page);
    await page.untilAlert(CART_WORDS.updateInformation);
    expect([page.field(MUG).value, journeys(page)]).to.deep.equal(['6', 0]);
  });

  it('a step that is refused meanwhile stops the journey once', async () => {
    const page = await openWithHash();
    page.gateway.failNext('sold-out');
    page.button(MORE).click();
    await press(page);
    await page.untilAlert(CART_WORDS.updateInformation);
    expect([page.field(MUG).value, journeys(page)]).to.deep.equal(['1', 0]);
    await press(page);
    expect(journeys(page)).to.equal(1);
  });

  it('an obstacle that a pending change removes does not count', async () => {
    const page = await openWithHash('minimum-subtotal-cents="4000"');
    expect(page.checkout().getAttribute('aria-disabled')).to.equal('true');
    page.button(MORE).click();
    await press(page);
    expect(journeys(page)).to.equal(1);
  });

  it('an obstacle that a pending change creates counts', async () => {
    const page = await openWithHash('minimum-subtotal-cents="2500"');
    const { count, release } = hold(page.gateway, 'remove');
    page.button(`Remove ${MUG}`).click();
    await waitUntil(() => count() === 1);
    page.checkout().click();
    release();
    await page.settle();
    expect([page.checkout().getAttribute('aria-disabled'), journeys(page)]).to.deep.equal(['true', 0]);
  });

  it('an emptied cart goes nowhere', async () => {
    const page = await openWithHash();
    const removals = storefront()
      .cart.$cart.get()!
      .entries.map(({ id }) => storefront().cart.remove(id));
    page.checkout().click();
    await Promise.all(removals);
    await page.settle();
    expect([page.element.matches(':state(empty)'), journeys(page), location.hash]).to.deep.equal([
      true,
      0,
      '',
    ]);
  });
});
