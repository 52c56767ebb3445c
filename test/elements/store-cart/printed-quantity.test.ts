import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../elements/all.ts';
import { storefront } from '../../../elements/index.ts';
import { useMemoryStore } from '../../../elements/testing.ts';
import { byRole, untilRole } from '../../support/by-role.ts';
import { holdView, type StoreTag } from '../../support/elements.ts';
import { waitUntil } from '../../support/wait-until.ts';
import { MUG, pageOf } from './cart-page.ts';

describe('a quantity typed into a printed line before the view', () => {
  it('is in our field, focused, and is sent on blur', async () => {
    await useMemoryStore();
    const { entry } = await storefront().cart.add({
      itemId: 'mug',
      sku: 'mug',
      quantity: 1,
      additionalFields: '',
    });
    const view = holdView('store-cart');
    try {
      const element: StoreTag = await fixture(`<store-cart><form>
        <input type="hidden" name="entryId" value="${entry!.id}">
        <input type="number" name="quantity" value="1" aria-label="Printed"></form></store-cart>`);
      byRole(element, { role: 'spinbutton', name: 'Printed' }).focus();
      await sendKeys({ press: 'Delete' });
      await sendKeys({ type: '7' });
      view.release();
      await untilRole(element, { role: 'link', name: 'Checkout' });
      const page = pageOf(element);
      expect(page.field(MUG).value).to.equal('7');
      await waitUntil(() => element.shadowRoot!.activeElement === page.field(MUG), 'has not the focus');
      await sendKeys({ press: 'Tab' });
      await page.settle();
      expect(storefront().cart.$count.get()).to.equal(7);
    } finally {
      view.restore();
    }
  });
});
