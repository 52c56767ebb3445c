import { expect, nextFrame } from '@open-wc/testing';
import { CART_WORDS, FAILURE_WORDS } from '../../../core/words/index.ts';
import { configureStore, storefront } from '../../../elements/index.ts';
import { allByRole, byRole, focusedNode } from '../../support/by-role.ts';
import { waitUntil } from '../../support/wait-until.ts';
import { hold, MUG, openCart, PRINT, type CartPage } from './cart-page.ts';

const ANY = /(?:)/;

const warningsOf = ({ element }: CartPage) =>
  allByRole(element, { role: 'status', name: ANY })
    .map(({ textContent }) => textContent)
    .filter(Boolean);

const isBusy = (node: Element) => node.closest('[aria-busy]')?.getAttribute('aria-busy') === 'true';

const amounts = ({ element }: CartPage) => allByRole(element, { role: 'definition', name: ANY });

describe('pending changes of the cart', () => {
  it('strike out a removed line before the store answers, and keep the focus', async () => {
    const page = await openCart();
    const { release } = hold(page.gateway, 'remove');
    const remove = page.button(`Remove ${MUG}`);
    remove.focus();
    remove.click();
    await waitUntil(() => remove.textContent === 'Removing…');
    expect(focusedNode()).to.equal(remove);
    expect(remove.getAttribute('aria-disabled')).to.equal('true');
    expect(allByRole(page.element, { role: 'textbox', name: /^Quantity of/ })).to.have.lengthOf(1);
    expect(isBusy(remove)).to.equal(true);
    expect(isBusy(page.field(PRINT)), 'the other line').to.equal(false);
    expect(amounts(page).map(isBusy)).to.include(true);
    expect(page.element.shadowRoot!.textContent).not.to.contain('was removed');
    release();
    await waitUntil(() => page.element.shadowRoot!.textContent.includes(`${MUG} was removed.`));
    expect(amounts(page).map(isBusy)).not.to.include(true);
  });

  it('restore a refused line around the focus, with its typed text', async () => {
    const page = await openCart();
    const { release } = hold(page.gateway, 'remove');
    page.type(MUG, '1x');
    const remove = page.button(`Remove ${MUG}`);
    remove.focus();
    remove.click();
    await waitUntil(() => remove.textContent === 'Removing…');
    page.gateway.failNext('timeout', { times: 9 });
    release();
    await page.untilAlert('Unable to remove itemPlease try again.');
    expect(page.button(`Remove ${MUG}`)).to.equal(remove);
    expect(focusedNode()).to.equal(remove);
    expect(page.field(MUG).value).to.equal('1x');
  });

  it('show a step immediately and mark the line as busy; the amounts stay until the store answers', async () => {
    const page = await openCart();
    const { release } = hold(page.gateway, 'setQuantity');
    const before = amounts(page).map(({ textContent }) => textContent);
    const more = page.button(`Increase quantity of ${MUG}`);
    for (let presses = 0; presses < 3; presses += 1) more.click();
    await waitUntil(() => page.field(MUG).value === '4');
    expect(isBusy(page.field(MUG))).to.equal(true);
    expect(isBusy(page.field(PRINT))).to.equal(false);
    expect(amounts(page).map(({ textContent }) => textContent)).to.deep.equal(before);
    release();
    await page.settle();
    expect(amounts(page)[0]!.textContent).to.equal('$84.00');
  });
});

describe('a quantity that the store reduces', () => {
  it('shows a warning in the line, and no alert', async () => {
    const page = await openCart();
    const { gateway } = page;
    configureStore({
      gateway: {
        cart: {
          ...gateway,
          setQuantity: (id, quantity, key) => gateway.setQuantity(id, Math.min(quantity, 3), key),
        },
      },
    });
    const field = page.field(MUG);
    page.type(MUG, '50');
    page.pressEnter(MUG);
    await page.settle();
    const warning = 'You asked for 50, but only 3 could be added to your cart.';
    expect(warningsOf(page)).to.deep.equal([warning]);
    expect(page.alerts()).to.deep.equal([]);
    expect(field.value).to.equal('3');
    expect(focusedNode()).to.equal(field);
    const described = field.getAttribute('aria-describedby')!;
    expect(page.element.shadowRoot!.getElementById(described)!.textContent).to.equal(warning);
    expect(field.getAttribute('aria-invalid')).to.equal(null);
    // It does not block the checkout.
    page.element.addEventListener('store-before-checkout', (event) => {
      event.preventDefault();
    });
    page.checkout().click();
    await waitUntil(() => page.eventTypes().includes('store-before-checkout'));
  });
});

describe('the lines and the summary', () => {
  const CHANGES: Readonly<Record<string, (page: CartPage) => Promise<unknown>>> = {
    'a quantity changes': (page) => {
      page.button(`Increase quantity of ${MUG}`).click();
      return page.settle();
    },
    'a quantity is no number': (page) => {
      page.type(MUG, 'two');
      page.pressEnter(MUG);
      return page.untilAlert('Quantity must be a number.');
    },
    'a step is refused': (page) => {
      page.gateway.failNext('sold-out');
      page.button(`Increase quantity of ${MUG}`).click();
      return page.untilAlert(CART_WORDS.notEnough);
    },
    'a removal fails': (page) => {
      page.gateway.failNext('offline', { times: 9 });
      page.button(`Remove ${MUG}`).click();
      return page.untilAlert(FAILURE_WORDS.checkConnection);
    },
    'the checkout asks to correct a quantity': async (page) => {
      page.type(MUG, 'two');
      page.checkout().click();
      return page.untilAlert(CART_WORDS.updateInformation);
    },
    'the store changes less than requested': async (page) => {
      const setQuantity: typeof page.gateway.setQuantity = (entryId, _quantity, ...rest) =>
        page.gateway.setQuantity(entryId, 3, ...rest);
      configureStore({ gateway: { cart: { ...page.gateway, setQuantity } } });
      page.type(MUG, '50');
      page.pressEnter(MUG);
      await waitUntil(() => page.element.shadowRoot!.textContent.includes('only 3 could be added'));
    },
  };
  for (const [what, change] of Object.entries(CHANGES))
    it(`do not move when ${what}`, async () => {
      const page = await openCart();
      const boxes = () =>
        [
          ...allByRole(page.element, { role: 'listitem', name: /(?:)/ }),
          byRole(page.element, { role: 'region', name: 'Order summary' }),
          page.checkout(),
        ].map((node) => JSON.stringify(node.getBoundingClientRect()));
      const before = boxes();
      await change(page);
      await nextFrame();
      expect(page.events, 'a change').not.to.deep.equal([]);
      expect(boxes()).to.deep.equal(before);
      const said = ['alert', 'status'].flatMap((role) => allByRole(page.element, { role, name: /(?:)/ }));
      const shown = said.filter(({ textContent }) => textContent !== '');
      for (const node of shown) {
        const { left, right, bottom } = node.getBoundingClientRect();
        expect(left >= 0 && right <= innerWidth && bottom <= innerHeight, 'in the window').to.equal(true);
      }
    });

  it('do not move when a quantity reaches the minimum subtotal', async () => {
    const page = await openCart();
    const { element } = page;
    const cents = (storefront().cart.$cart.get()?.subtotal?.amountMinor ?? 0) + 1;
    element.setAttribute('minimum-subtotal-cents', `${cents}`);
    await waitUntil(() => page.checkout().ariaDisabled === 'true');
    // The summary itself is sticky.
    const summary = byRole(element, { role: 'region', name: 'Order summary' });
    const below = () => page.checkout().getBoundingClientRect().top - summary.getBoundingClientRect().top;
    const before = below();
    page.button(`Increase quantity of ${MUG}`).click();
    await waitUntil(() => page.checkout().ariaDisabled !== 'true');
    expect(below()).to.equal(before);
  });
});
