import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import type { Coupon } from '../../../core/cart/index.ts';
import { money } from '../../../core/money/index.ts';
import type { OfferKind } from '../../../core/offer/index.ts';
import { freeShipping } from '../../../elements/cart/free-shipping.ts';
import { openCartPage, type OpenCartPage } from './cart-page.ts';

describe('the bar to free shipping', () => {
  let page: OpenCartPage;
  afterEach(() => {
    page.close();
  });

  const shown = () => page.filled().freeShipping;
  const give = (freeShippingThresholdCents: number | null) => {
    const none = { minimumSubtotalCents: null, checkoutHref: '', locale: '' };
    page.model.setAttributes({ ...none, freeShippingThresholdCents });
  };

  it('is not shown without a threshold', async () => {
    page = await openCartPage();
    assert.equal(shown(), null);
  });

  it('says what is missing by the setting, and follows the cart', async () => {
    page = await openCartPage({ storeSettings: { freeShippingThresholdCents: 8_000 } });
    assert.deepEqual(shown(), { text: '$20.00 to free shipping', part: 0.75 });
    await page.add('mug', 'mug', 1);
    assert.deepEqual(shown()?.text, '$2.00 to free shipping');
    await page.add('mug', 'mug', 1);
    assert.deepEqual(shown(), { text: 'You have free shipping.', part: 1 });
  });

  it('prefers the attribute, whose 0 means none', async () => {
    page = await openCartPage({ storeSettings: { freeShippingThresholdCents: 8_000 } });
    give(6_000);
    assert.deepEqual(shown(), { text: 'You have free shipping.', part: 1 });
    give(0);
    assert.equal(shown(), null);
    give(null);
    assert.equal(shown()?.part, 0.75);
  });

  it('is not shown for a cart without goods that are shipped, whose amounts otherwise count', async () => {
    page = await openCartPage();
    const [mug] = page.shop.cart.$cart.get()?.entries ?? [];
    assert.ok(mug);
    const barFor = (...kinds: readonly OfferKind[]) => {
      const entries = kinds.map((kind) => ({ ...mug, kind, subTotal: money(2_000, 'USD') }));
      return freeShipping({ entries, validCoupons: [] }, 8_000, (amount) => String(amount?.amountMinor));
    };
    for (const kind of ['digital', 'service', 'gift-card'] as const) assert.equal(barFor(kind), null, kind);
    assert.equal(barFor('physical', 'digital', 'service', 'gift-card')?.part, 0.75);
    assert.equal(barFor('unknown')?.part, 0.25);
  });

  it('is full with a code for free shipping', async () => {
    page = await openCartPage();
    const cart = page.shop.cart.$cart.get() ?? assert.fail();
    const barWith = (...validCoupons: readonly Coupon[]) =>
      freeShipping({ ...cart, validCoupons }, 8_000, () => '$20.00');
    assert.equal(barWith({ code: 'TEN' })?.part, 0.75);
    const full = { text: 'You have free shipping.', part: 1 };
    assert.deepEqual(barWith({ code: 'TEN' }, { code: 'SHIP', hasFreeShipping: true }), full);
  });
});
