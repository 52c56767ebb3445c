import { expect } from '@open-wc/testing';
import { createMemoryCartGateway } from '../../../core/memory-store/index.ts';
import type { CartJson } from '../../../core/cart/index.ts';
import { StorefrontError } from '../../../core/errors/index.ts';
import { SUITE_CATALOG } from '../../../core/gateway-suite/index.ts';
import { MUG, openCart, openStagedCart, settle } from './open-cart.ts';

/** Opens a page that shows this cart. */
async function openShowing(fields: Partial<CartJson>) {
  const opened = openStagedCart();
  const loaded = opened.cart.load();
  opened.calls[0]!.answerWith({ ...(await opened.memory.load()), id: 'c', ...fields });
  await loaded;
  return opened;
}

describe('the subtotal', () => {
  it("is in the cart's own currency, whatever the page's", async () => {
    const { cart, $pageCurrency } = await openShowing({ subtotalCents: 500, currency: 'JPY' });
    expect(cart.$subtotal.get()).to.deep.equal({ amountMinor: 500, currency: 'JPY' });
    $pageCurrency.set('EUR');
    expect(cart.$subtotal.get()).to.deep.equal({ amountMinor: 500, currency: 'JPY' });
    expect(cart.getCurrency()).to.equal('JPY');
  });

  it("is in the page's currency if the cart has none, even if the page sets it later", async () => {
    const { cart, $pageCurrency } = await openShowing({ subtotalCents: 500, currency: null });
    const seen: unknown[] = [];
    cart.$subtotal.subscribe((subtotal) => seen.push(subtotal?.currency));
    $pageCurrency.set('EUR');
    expect(seen).to.deep.equal(['USD', 'EUR']);
    expect(cart.getCurrency()).to.equal('EUR');
  });

  it("of lines and totals is in the page's currency too if the cart has none", async () => {
    const { cart, $pageCurrency } = await openShowing({
      entries: [{ id: 'e', subTotal: 500, purchasePriceCents: 250 }],
      currency: null,
      subtotalCents: 500,
    });
    const seen: unknown[] = [];
    cart.$cart.subscribe((shown) => seen.push(shown?.subtotal?.currency));
    $pageCurrency.set('JPY');
    expect(seen).to.deep.equal(['USD', 'JPY']);
    expect(cart.$cart.get()!.entries[0]).to.deep.include({
      subTotal: { amountMinor: 500, currency: 'JPY' },
      purchasePrice: { amountMinor: 250, currency: 'JPY' },
    });
    cart.close();
    $pageCurrency.set('EUR');
    expect(seen).to.deep.equal(['USD', 'JPY']);
  });

  it('is blank if the store sends no amount, but the count is shown', async () => {
    const { cart } = await openShowing({ subtotalCents: -1, totalQuantity: 3 });
    expect([cart.$subtotal.get(), cart.$count.get()]).to.deep.equal([null, 3]);
  });

  it('is zero without a cart and before the first read', () => {
    const { cart } = openStagedCart();
    expect(cart.$subtotal.get()).to.deep.equal({ amountMinor: 0, currency: 'USD' });
  });

  it('of the last visit is in the currency of its cart', async () => {
    const gateway = createMemoryCartGateway({ catalog: SUITE_CATALOG, currency: 'JPY' });
    const { cart, browser } = openCart({ gateway });
    await cart.add(MUG);
    const next = openStagedCart({ browser });
    void next.cart.load();
    expect(next.cart.$subtotal.get()).to.deep.equal({ amountMinor: 1_800, currency: 'JPY' });
  });

  it('of the last visit stays blank', async () => {
    const { browser } = await openShowing({ subtotalCents: -1, totalQuantity: 3 });
    const next = openStagedCart({ browser });
    void next.cart.load();
    expect([next.cart.$subtotal.get(), next.cart.$count.get()]).to.deep.equal([null, 3]);
  });

  it('notifies listeners once per change', async () => {
    const { cart, calls } = await openShowing({ subtotalCents: 500 });
    const received: unknown[] = [];
    cart.$status.listen((status) => received.push(status.state));
    const reading = cart.refresh();
    calls[1]!.fail(new StorefrontError('offline'));
    await reading;
    const again = cart.refresh();
    await calls[2]!.answer();
    await again;
    await settle();
    expect(received).to.deep.equal(['stale', 'ready']);
  });
});
