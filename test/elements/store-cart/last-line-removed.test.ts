import { expect } from '@open-wc/testing';
import { configureStore } from '../../../elements/index.ts';
import { allByRole } from '../../support/by-role.ts';
import { waitUntil } from '../../support/wait-until.ts';
import { MUG, openCart, PRINT, type CartPage } from './cart-page.ts';

const voices = ({ element }: CartPage) => allByRole(element, { role: 'status', name: /(?:)/ });

const shows = ({ element }: CartPage, text: string) => element.shadowRoot!.textContent.includes(text);

/** A cart page with nothing but a mug, and the offer to restore a print. */
async function openCartWithMug(): Promise<CartPage> {
  const page = await openCart();
  page.button(`Remove ${PRINT}`).click();
  await waitUntil(() => shows(page, `${PRINT} was removed.`));
  return page;
}

function sellOut({ gateway }: CartPage): void {
  const setQuantity: typeof gateway.setQuantity = async (id, quantity, key) => {
    await gateway.setQuantity(id, quantity, key);
    return gateway.remove(id, `${key}-gone`);
  };
  configureStore({ gateway: { cart: { ...gateway, setQuantity } } });
}

describe('the last line, removed by the store', () => {
  it('is announced in a live region that existed before', async () => {
    const page = await openCartWithMug();
    const before = voices(page);
    sellOut(page);
    page.button(`Increase quantity of ${MUG}`).click();
    await waitUntil(() => page.element.matches(':state(empty)') && shows(page, `${MUG} is no longer`));
    const voice = voices(page).find(({ textContent }) => textContent === `${MUG} is no longer in your cart.`);
    expect(voice && before.includes(voice)).to.equal(true);
  });

  it('leaves the offer to restore another line in place', async () => {
    const page = await openCartWithMug();
    const undo = page.button('Undo');
    undo.focus();
    sellOut(page);
    page.button(`Increase quantity of ${MUG}`).click();
    await waitUntil(() => page.element.matches(':state(empty)') && shows(page, `${MUG} is no longer`));
    expect(page.element.shadowRoot!.activeElement === undo).to.equal(true);
  });
});
