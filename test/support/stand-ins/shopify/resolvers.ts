import { GraphQLError } from 'graphql';
import type { ShelfProduct, ShelfVariant } from '../shelf.ts';
import { createLists } from './lists.ts';
import { pageOf, type Slice } from './pages.ts';
import { buyerError, setBuyer, type HeldCustomers } from './customers.ts';
import {
  VARIANT_ID,
  type HeldCart,
  type HeldCarts,
  type HeldLine,
  type LineInput,
  type LineUpdate,
  type Payload,
} from './carts.ts';

interface CartInput {
  readonly lines?: readonly LineInput[] | null;
  readonly discountCodes?: readonly string[] | null;
  readonly note?: string | null;
  readonly buyerIdentity?: BuyerIdentity | null;
}

interface BuyerIdentity {
  readonly customerAccessToken?: string | null;
}

/** What a token may read. */
export interface Rights {
  readonly hasInventory: boolean;
}

const money = (cents: number) => ({
  amount: (cents / 100).toFixed(2).replace(/0$/, ''),
  currencyCode: 'USD',
});

/**
 * Creates the root of the API's queries and mutations.
 * @param carts of the shop
 * @param customers of the shop
 * @param rights of the token
 */
export function createRoot(carts: HeldCarts, customers: HeldCustomers, rights: Rights) {
  const { products } = carts.shelf;
  const shown = createShown(carts, rights);
  // As in the live service: refused changes answer no cart.
  const answer = ({ cart, ...remarks }: Payload) => ({
    ...remarks,
    cart: cart && remarks.userErrors.length === 0 ? shown.cart(cart) : null,
  });
  const payload = (id: string, effect: Parameters<HeldCarts['change']>[1]) =>
    answer(carts.change(id, effect));
  return {
    product: ({ handle, id }: { readonly handle?: string | null; readonly id?: string | null }) => {
      const found = products.find((product) =>
        handle ? product.handle === handle : `gid://shopify/Product/${product.id}` === id,
      );
      return found ? shown.product(found) : null;
    },
    ...createLists(carts.shelf, (one) => shown.product(one)),
    cart: ({ id }: { readonly id: string }) => {
      const cart = carts.get(id);
      return cart && shown.cart(cart);
    },
    ...memberRoot(customers),
    cartBuyerIdentityUpdate: (args: { readonly cartId: string; readonly buyerIdentity: BuyerIdentity }) =>
      answer(setBuyer(carts, customers, args.cartId, args.buyerIdentity.customerAccessToken)),
    cartCreate: ({ input }: { readonly input?: CartInput | null }) =>
      payload(carts.create().id, (cart) => {
        const login = input?.buyerIdentity?.customerAccessToken;
        const error = buyerError(customers, login);
        if (error) return { userErrors: [error], warnings: [] };
        cart.buyer = (login && customers.find(login)?.id) || null;
        cart.note = input?.note ?? null;
        const added = carts.add(cart, input?.lines ?? []);
        const coded = carts.setCodes(cart, input?.discountCodes ?? []);
        return { userErrors: added.userErrors, warnings: [...added.warnings, ...coded.warnings] };
      }),
    cartLinesAdd: ({ cartId, lines }: { readonly cartId: string; readonly lines: readonly LineInput[] }) =>
      payload(cartId, (cart) => carts.add(cart, lines)),
    cartLinesUpdate: ({
      cartId,
      lines,
    }: {
      readonly cartId: string;
      readonly lines: readonly LineUpdate[];
    }) => payload(cartId, (cart) => carts.update(cart, lines)),
    cartLinesRemove: ({
      cartId,
      lineIds,
    }: {
      readonly cartId: string;
      readonly lineIds: readonly string[];
    }) => payload(cartId, (cart) => carts.remove(cart, lineIds)),
    cartDiscountCodesUpdate: (args: { readonly cartId: string; readonly discountCodes: readonly string[] }) =>
      payload(args.cartId, (cart) => carts.setCodes(cart, args.discountCodes)),
    cartNoteUpdate: ({ cartId, note }: { readonly cartId: string; readonly note: string }) =>
      payload(cartId, (cart) => {
        cart.note = note;
        return { userErrors: [], warnings: [] };
      }),
  };
}

function memberRoot(customers: HeldCustomers) {
  return {
    customer: ({ customerAccessToken }: { readonly customerAccessToken: string }) =>
      customers.find(customerAccessToken),
    customerAccessTokenCreate: customers.logIn.bind(customers),
    customerAccessTokenDelete: customers.logOut.bind(customers),
    customerCreate: customers.create.bind(customers),
  };
}

/** Returns objects whose fields are those of the schema. */
function createShown(carts: HeldCarts, { hasInventory }: Rights) {
  const { shelf } = carts;
  const product = (one: ShelfProduct): object => ({
    __typename: 'Product',
    id: `gid://shopify/Product/${one.id}`,
    handle: one.handle,
    title: one.title,
    isGiftCard: false,
    featuredImage: { url: `https://cdn.shopify.test/${one.handle}.jpg`, altText: one.title },
    variants: (slice: Slice) => pageOf(one.variants.map(variant), slice),
  });
  const variant = (one: ShelfVariant) => ({
    __typename: 'ProductVariant',
    id: `${VARIANT_ID}${one.id}`,
    sku: one.sku,
    availableForSale: one.stock !== 0,
    quantityAvailable() {
      if (hasInventory) return one.stock ?? 0;
      const message = 'Access denied for quantityAvailable field.';
      throw new GraphQLError(message, { extensions: { code: 'ACCESS_DENIED' } });
    },
    currentlyNotInStock: false,
    requiresShipping: !productOf(one).isDigital,
    selectedOptions: optionsOf(one),
    price: money(one.priceCents),
    compareAtPrice: null,
    image: null,
    product: () => product(productOf(one)),
  });
  const productOf = (one: ShelfVariant) => shelf.products.find(({ variants }) => variants.includes(one))!;
  const line = (one: HeldLine, percent: number) => {
    const cents = one.variant.priceCents * one.quantity;
    return {
      __typename: 'CartLine',
      id: one.id,
      quantity: one.quantity,
      attributes: one.attributes,
      cost: { amountPerQuantity: money(one.variant.priceCents), subtotalAmount: money(cents) },
      discountAllocations: percent === 0 ? [] : [allocation((cents * percent) / 100)],
      merchandise: variant(one.variant),
    };
  };
  const cart = (one: HeldCart) => {
    const percent = one.codes.some((code) => carts.isCode(code)) ? shelf.coupon.percent : 0;
    const cents = one.lines.reduce((sum, held) => sum + held.variant.priceCents * held.quantity, 0);
    return {
      id: one.id,
      checkoutUrl: `https://shop.test/cart/c/${encodeURIComponent(one.id)}`,
      note: one.note,
      totalQuantity: one.lines.reduce((sum, { quantity }) => sum + quantity, 0),
      cost: { totalAmount: money((cents * (100 - percent)) / 100) },
      discountAllocations: [],
      discountCodes: one.codes.map((code) => ({ code, applicable: carts.isCode(code) })),
      lines: (slice: Slice) =>
        pageOf(
          one.lines.map((held) => line(held, percent)),
          slice,
        ),
    };
  };
  return { product, cart };
}

function allocation(cents: number) {
  return { __typename: 'CartCodeDiscountAllocation', discountedAmount: money(cents) };
}

function optionsOf({ attributes }: ShelfVariant) {
  const options = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  return options.length > 0 ? options : [{ name: 'Title', value: 'Default Title' }];
}
