import { expect } from '@open-wc/testing';
import { StorefrontError } from '../../../core/errors/index.ts';
import type { MemoryCartGateway } from '../../../elements/testing.ts';
import { configureStore, storefront } from '../../../elements/index.ts';
import { byRole, focusedNode } from '../../support/by-role.ts';
import { waitUntil } from '../../support/wait-until.ts';
import { openCart, type CartPage } from './cart-page.ts';

/** Makes the store take the code SPRING, and the note. */
async function takeCodes(gateway: MemoryCartGateway): Promise<void> {
  let codes: readonly { readonly code: string }[] = [];
  let changeCount = 0;
  const load = async () => {
    const { version, ...cart } = await gateway.load();
    return { ...cart, coupons: codes, validCoupons: codes, version: Number(version) + changeCount };
  };
  const answer = async (next: typeof codes) => {
    codes = next;
    changeCount += 1;
    return { cart: await load(), entry: null };
  };
  configureStore({
    gateway: {
      cart: {
        ...gateway,
        load,
        applyCode: (code) =>
          code === 'SPRING' ? answer([{ code }]) : Promise.reject(new StorefrontError('invalid')),
        removeCode: () => answer([]),
      },
    },
  });
  await storefront().cart.refresh();
}

describe('the fields for codes and the note', () => {
  let page: CartPage;
  beforeEach(async () => {
    page = await openCart();
    await takeCodes(page.gateway);
    await page.settle();
  });

  const field = () =>
    byRole(page.element, { role: 'textbox', name: 'Discount or gift card code' }) as HTMLInputElement;

  function typeInto(input: HTMLInputElement | HTMLTextAreaElement, text: string): void {
    input.focus();
    input.value = text;
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  }

  it('list an applied code, whose removal gives the focus to the field', async () => {
    typeInto(field(), 'SPRING');
    field().form!.requestSubmit();
    await waitUntil(() => field().value === '', 'the code was not applied');
    expect(focusedNode() === field(), 'the field keeps the focus').to.equal(true);
    page.button('Remove code SPRING').focus();
    page.button('Remove code SPRING').click();
    await waitUntil(() => focusedNode() === field(), 'the focus is not in the field');
  });

  it('describe the field by the refusal, and keep its text', async () => {
    typeInto(field(), 'AUTUMN');
    page.button('Apply').click();
    await page.untilAlert('This code is not valid.');
    expect([field().value, field().getAttribute('aria-invalid')]).to.deep.equal(['AUTUMN', 'true']);
    const id = field().getAttribute('aria-describedby')!;
    expect(page.element.shadowRoot!.getElementById(id)?.textContent).to.equal(page.alerts()[0]);
  });

  it('open the note that stops the checkout, and focus it', async () => {
    const note = page.element.shadowRoot!.querySelector('textarea')!;
    note.closest('details')!.open = true;
    page.gateway.failNext('server', { times: 2 });
    typeInto(note, 'Please ring twice.');
    note.blur();
    await page.untilAlert('Unable to save note');
    note.closest('details')!.open = false;
    page.checkout().click();
    await waitUntil(() => focusedNode() === note, 'the note has no focus');
    expect([note.value, page.eventTypes().includes('store-before-checkout')]).to.deep.equal([
      'Please ring twice.',
      false,
    ]);
    page.button('Try again').click();
    await waitUntil(() => storefront().cart.$cart.get()?.note === 'Please ring twice.', 'no note');
  });
});
