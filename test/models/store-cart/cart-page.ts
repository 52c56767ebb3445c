import assert from 'node:assert/strict';
import type { CartGateway, DirectCartGateway } from '../../../core/cart/index.ts';
import type { CartContent, LineContent } from '../../../elements/cart/content.ts';
import { CartModel } from '../../../elements/cart/model.ts';
import { listenAlways, openShop, settlePromises, type DiscountCode, type Shop } from '../shop.ts';

type Filled = Extract<CartContent, { state: 'filled' }>;

/** A cart page without a view, and the calls to its shell. */
export interface OpenCartPage extends Shop {
  readonly model: CartModel;
  /** Types of the dispatched events, in order. */
  readonly events: readonly string[];
  readonly spoken: readonly string[];
  /** Ids of the lines whose quantity field got the focus; `code` and `note` for these fields. */
  readonly focused: readonly string[];
  /** The URLs that the visitor was taken to. */
  readonly left: readonly string[];
  /** Overrides parts of the cart's gateway. */
  readonly use: (
    part: (gateway: DirectCartGateway) => {
      readonly [Name in keyof CartGateway]?: CartGateway[Name] | undefined;
    },
  ) => void;
  /** Waits until no change is pending and its result is shown. */
  readonly settled: () => Promise<void>;
  /** Prevents events of a type from now on. */
  readonly veto: (type: string) => void;
  readonly filled: () => Filled;
  readonly lineOf: (itemId: string) => LineContent;
}

/**
 * Opens a cart page on a shop with two mugs and one tee in ink and S, of which there are three.
 * @param settings what differs from the default settings
 * @param codes its discount codes
 */
export async function openCartPage(
  settings: object = {},
  codes: readonly DiscountCode[] = [],
): Promise<OpenCartPage> {
  const store = await openShop(settings, codes);
  await store.add('mug', 'mug', 2);
  await store.add('tee', 'tee-ink-s');
  const events: string[] = [];
  const spoken: string[] = [];
  const focused: string[] = [];
  const left: string[] = [];
  const vetoed = new Set<string>();
  const model = new CartModel({
    storefront: store.shop,
    ask: ({ type }) => {
      events.push(type);
      return !vetoed.has(type);
    },
    dispatch: ({ type }) => {
      events.push(type);
    },
    isSeen: () => true,
    isThere: () => true,
    announce: (text) => {
      spoken.push(text);
    },
    focusQuantity: ({ id }) => {
      focused.push(id);
    },
    focusEdit: ({ id }) => {
      focused.push(id);
    },
    getFormPlace: () => assert.fail('No form is opened here.'),
    focusField: (name) => {
      focused.push(name);
    },
    placeOf: (url) => ({ url }),
    async leaveFor(_cart, place, mayStill) {
      events.push('store-before-checkout');
      if (vetoed.has('store-before-checkout')) return false;
      const rest = await place.arrive?.();
      if (rest && !(await mayStill())) return false;
      left.push((rest ?? place).url);
      return true;
    },
    getDrawnByPage: () => 'nothing',
    readTypedByPage: () => new Map(),
  });
  model.start(listenAlways);
  const filled = () => {
    const content = model.$content.get();
    return content.state === 'filled' ? content : assert.fail(`the cart is ${content.state}`);
  };
  return {
    ...store,
    ...{ model, events, spoken, focused, left, filled },
    use(part) {
      const { gateway, shop } = store;
      const cart = { ...gateway, ...part(gateway) } as CartGateway;
      shop.settings.configure({ gateway: { cart } });
    },
    async settled() {
      await store.shop.cart.settled();
      await settlePromises();
    },
    veto: (type) => {
      vetoed.add(type);
    },
    lineOf(itemId) {
      const line = filled().lines.find(({ entry }) => entry.itemId === itemId);
      return line ?? assert.fail(`no line of ${itemId} is shown`);
    },
  };
}
