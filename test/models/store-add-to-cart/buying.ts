import type { AddRequest } from '../../../core/cart/index.ts';
import { createProductModel, type ProductModel, type Purchase } from '../../../core/product/index.ts';
import { createPurchase } from '../../../core/purchase/index.ts';
import type { ProductContent } from '../../../elements/store-add-to-cart/content.ts';
import { AddToCartModel, type AddToCartAttributes } from '../../../elements/store-add-to-cart/model.ts';
import { createHandClock, type HandClock } from '../../core/product/hand-clock.ts';
import { listenAlways, openShop, type Shop } from '../shop.ts';

/** Attributes of a tag without any set. */
export const PLAIN: AddToCartAttributes = { buttonText: '', options: 'select', locale: '', quantity: null };

/** One add-to-cart in a shop, with a clock that moves by hand. */
export interface Buying extends Shop {
  readonly model: AddToCartModel;
  readonly clock: HandClock;
  readonly spoken: readonly string[];
  readonly typed: readonly string[];
  /** The subscriptions. */
  readonly subscribed: readonly AddRequest[];
  /** Makes it an express button with this way to the checkout. */
  readonly expressTo: (checkOut: () => Promise<void>) => void;
  /** How often a value was chosen. */
  readonly chosenCount: () => number;
  /** The shown content. */
  readonly shown: () => ProductContent;
  /** Creates the model of a product. */
  readonly product: (json: unknown) => ProductModel;
  /** Holds requests until the settings are known. */
  readonly holdPresses: () => () => void;
}

/**
 * Puts an add-to-cart without a face into a shop.
 * @param json its product
 * @param attributes what its attributes say
 */
export async function startBuying(json: unknown, attributes: object = {}): Promise<Buying> {
  const store = await openShop();
  const { cart, settings, report } = store.shop;
  const clock = createHandClock();
  const spoken: string[] = [];
  const typed: string[] = [];
  const subscribed: AddRequest[] = [];
  let chosenCount = 0;
  let checkOut: (() => Promise<void>) | null = null;
  let whenProvided = (submit: () => void): void => {
    submit();
  };
  const makePurchase = (model: ProductModel): Purchase =>
    createPurchase({
      model,
      cart,
      areCookiesEnabled: () => true,
      subscribe: (request) => {
        subscribed.push(request);
        return Promise.resolve('token');
      },
      onSubscribed: () => true,
      isExpress: () => checkOut !== null,
      checkOut: () => checkOut?.() ?? Promise.resolve(),
      getSettings: () => settings.$settings.get().storeSettings,
      schedule: clock.schedule,
      nowMs: clock.nowMs,
      report,
    });
  const model = new AddToCartModel({
    storefront: store.shop,
    makePurchase,
    whenProvided: (submit) => {
      whenProvided(submit);
    },
    onShow: () => undefined,
    onChosen: () => {
      chosenCount += 1;
    },
    onTyped: (text) => {
      typed.push(text);
    },
    announce: (label) => {
      spoken.push(label);
    },
  });
  const product = (item: unknown) => {
    const made = createProductModel({ report, getFallbackCurrency: () => 'USD' });
    made.setProduct(item);
    return made;
  };
  model.use(product(json));
  model.start(listenAlways);
  model.setAttributes({ ...PLAIN, ...attributes });
  return {
    ...store,
    model,
    clock,
    spoken,
    typed,
    subscribed,
    expressTo: (way) => {
      checkOut = way;
    },
    chosenCount: () => chosenCount,
    shown() {
      const content = model.$content.get();
      if (content.state === 'no-product') throw new Error('no product is shown');
      return content;
    },
    product,
    holdPresses() {
      const held: (() => void)[] = [];
      whenProvided = (submit) => {
        held.push(submit);
      };
      return () => {
        for (const submit of held) submit();
      };
    },
    close() {
      model.stop();
      store.close();
    },
  };
}
