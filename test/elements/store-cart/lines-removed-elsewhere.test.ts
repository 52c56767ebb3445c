import { expect, nextFrame } from '@open-wc/testing';
import { storefront } from '../../../elements/index.ts';
import { focusedNode } from '../../support/by-role.ts';
import { waitUntil } from '../../support/wait-until.ts';
import { MUG, openCart, PRINT, type CartPage } from './cart-page.ts';

const isGone = ({ element }: CartPage, title: string) =>
  !element.shadowRoot!.querySelector('ul')?.textContent.includes(title);

/** Removes a line behind the page's back, as on another device. */
async function removeElsewhere({ gateway }: CartPage, title: string): Promise<void> {
  const { id } = storefront()
    .cart.$cart.get()!
    .entries.find((entry) => entry.title === title)!;
  await gateway.remove(id, `elsewhere-${id}`);
}

describe('a line that is removed elsewhere', () => {
  it('passes its focus to the next line', async () => {
    const page = await openCart();
    page.field(MUG).focus();
    await removeElsewhere(page, MUG);
    await storefront().cart.refresh();
    await waitUntil(() => focusedNode() === page.field(PRINT), 'the focus is elsewhere');
  });

  it('passes its focus to the previous line if it was the last', async () => {
    const page = await openCart();
    page.button(`Remove ${PRINT}`).focus();
    await removeElsewhere(page, PRINT);
    await storefront().cart.refresh();
    await waitUntil(() => focusedNode() === page.field(MUG), 'the focus is elsewhere');
  });

  it('passes its focus to the empty message if it was the only one', async () => {
    const page = await openCart();
    await removeElsewhere(page, PRINT);
    await storefront().cart.refresh();
    page.field(MUG).focus();
    await removeElsewhere(page, MUG);
    await storefront().cart.refresh();
    await waitUntil(() => page.element.matches(':state(empty)'));
    await waitUntil(
      () => focusedNode()?.textContent.includes('You have nothing in your shopping cart.') === true,
      'the focus is elsewhere',
    );
  });

  it('leaves the focus of another line or of nothing alone', async () => {
    const page = await openCart();
    page.field(PRINT).focus();
    await removeElsewhere(page, MUG);
    await storefront().cart.refresh();
    await waitUntil(() => isGone(page, MUG));
    await nextFrame();
    expect(focusedNode() === page.field(PRINT)).to.equal(true);
    page.field(PRINT).blur();
    await removeElsewhere(page, PRINT);
    await storefront().cart.refresh();
    await waitUntil(() => page.element.matches(':state(empty)'));
    await nextFrame();
    expect(focusedNode() === document.body).to.equal(true);
  });

  for (const [name, change] of [
    ['a step', `Increase quantity of ${MUG}`],
    ['a typed quantity', null],
  ] as const) {
    it(`disappears on ${name}, after another read of the cart`, async () => {
      const page = await openCart();
      await removeElsewhere(page, MUG);
      if (change === null) {
        page.type(MUG, '5');
        page.pressEnter(MUG);
      } else {
        page.button(change).focus();
        page.button(change).click();
      }
      await waitUntil(() => isGone(page, MUG), 'the line is still there');
      await waitUntil(() => focusedNode() === page.field(PRINT), 'the focus is elsewhere');
    });
  }

  it('stays, with a reason, if the store answers "not-found" although it has the line', async () => {
    const page = await openCart();
    page.gateway.failNext('not-found');
    page.button(`Increase quantity of ${MUG}`).click();
    await page.untilAlert('Unable to update quantity');
    await page.settle();
    expect(page.field(MUG).value).to.equal('1');
    expect(page.alerts()).to.have.lengthOf(1);
  });
});
