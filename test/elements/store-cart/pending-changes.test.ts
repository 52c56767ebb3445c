import { expect } from '@open-wc/testing';
import { configureStore } from '../../../elements/index.ts';
import { allByRole, focusedNode } from '../../support/by-role.ts';
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
    expect(allByRole(page.element, { role: 'textbox', name: ANY })).to.have.lengthOf(1);
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
