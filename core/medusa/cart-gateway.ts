import type { CartCall, CartGateway } from '../cart/index.ts';
import { FAILURE_KINDS, isStorefrontError } from '../errors/index.ts';
import { emptyCart, refuse, type BackendOptions } from '../gateway-kit/index.ts';
import { openCarts, type CartsParts } from './carts.ts';
import type { Catalog } from './catalog.ts';
import { lineChanges } from './lines.ts';
import { cartWriter } from './write-carts.ts';

/** What the cart's gateway needs. */
export interface MedusaCartParts
  extends Pick<CartsParts, 'ask' | 'tokens' | 'logins'>, Pick<BackendOptions, 'currency'> {
  readonly catalog: Catalog;
  /** Makes the address of a picture absolute. */
  readonly resolve: (address: string) => string;
}

/**
 * Creates the gateway of the cart to a Medusa store. Almost every change is one request.
 * @param parts store, products, memory of the cart's id, and the currency of an empty cart
 * Source: docs/behaviour/gateways.md §3.4, §3.5
 */
export function medusaCart(parts: MedusaCartParts): CartGateway {
  const { catalog, currency, resolve } = parts;
  const carts = openCarts({ ...parts, region: catalog.region });
  const writer = cartWriter(catalog, resolve);
  const lines = lineChanges({ carts, catalog, writer });
  const nothing = { cart: emptyCart(currency), entry: null };

  async function applyCode(code: string, call: CartCall) {
    // Medusa keeps no code that takes nothing off.
    const id = carts.id() ?? refuse('invalid');
    const apply = (one: string) =>
      carts.change(id, { path: '/promotions', body: { promo_codes: [one] } }, call);
    const usual = code.toUpperCase();
    const applied = await apply(code).catch((error: unknown) => {
      if (usual === code || !isStorefrontError(error) || error.kind !== FAILURE_KINDS.invalid) throw error;
      return apply(usual);
    });
    const { cart, entry } = await writer.answer(applied, call);
    const isApplied = cart.coupons?.some((one) => one.code.toUpperCase() === usual);
    return isApplied ? { cart, entry } : refuse('invalid', { cart });
  }

  return {
    isIdempotent: false,
    async load(call) {
      const cart = await carts.read(call);
      return cart ? writer.write(cart, call) : nothing.cart;
    },
    ...lines,
    remove: async (entryId, key, call) =>
      call.known?.id || carts.id() !== null ? lines.remove(entryId, key, call) : nothing,
    async stockOf(itemId, { signal }) {
      const { variants } = await catalog.read(itemId, signal);
      return new Map(variants.map(({ sku, stock }) => [sku, stock]));
    },
    applyCode: (code, _key, call) => applyCode(code, call),
    async removeCode(code, _key, call) {
      const id = carts.id();
      if (id === null) return nothing;
      // As it was typed, or as Medusa spells it.
      const body = { promo_codes: [...new Set([code, code.toUpperCase()])] };
      return writer.answer(
        await carts.change(id, { method: 'DELETE', path: '/promotions', body }, call),
        call,
      );
    },
    async setNote(note, _key, call) {
      if (note === '' && carts.id() === null) return nothing;
      const content = { metadata: { note } };
      return writer.answer(await carts.changeOrOpen({ path: '', body: content }, content, call), call);
    },
  };
}
