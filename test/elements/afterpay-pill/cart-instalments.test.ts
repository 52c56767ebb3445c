import { expect, fixture } from '@open-wc/testing';
import '../../../elements/all.ts';
import { configureStore } from '../../../elements/index.ts';
import {
  mugProduct,
  printProduct,
  storefront,
  teeProduct,
  useMemoryStore,
} from '../../../elements/testing.ts';
import { allByRole } from '../../support/by-role.ts';
import type { StoreTag } from '../../support/elements.ts';
import { waitUntil } from '../../support/wait-until.ts';

const CONTEXT = {
  afterPayAvailable: true,
  afterPayMin: 1_000,
  afterPayMax: 7_200,
  shopperLanguage: 'en',
  stripeAccountCountry: 'US',
};
/** A lesson: neither digital nor shipped. */
const lesson = {
  ...mugProduct,
  id: 'lesson',
  title: 'Lesson',
  structuredContent: { ...mugProduct.structuredContent, productType: 3 },
};

const entryOf = (itemId: string) => {
  const entry = storefront()
    .cart.$cart.get()
    ?.entries.find((each) => each.itemId === itemId);
  expect(entry, `no line of ${itemId}`).not.to.equal(undefined);
  return entry!;
};
const add = (itemId: string, sku: string | null = null) =>
  storefront().cart.add({ itemId, sku, quantity: 1, additionalFields: '' });
const spoken = (pill: StoreTag) => {
  const [message] = allByRole(pill, { role: 'paragraph', name: '' });
  return message?.innerText.split('\n').join(' ') ?? '';
};
const untilSpoken = (pill: StoreTag, text: string) =>
  waitUntil(
    () => (text === '' ? spoken(pill) === '' : spoken(pill).includes(text)),
    `it is spoken as "${text}"`,
  );

describe('<afterpay-pill cart>', () => {
  beforeEach(async () => {
    await useMemoryStore([teeProduct, mugProduct, printProduct, lesson]);
    configureStore({ installments: CONTEXT });
  });
  afterEach(() => {
    configureStore({ installments: { afterPayAvailable: false } });
  });

  async function open(attributes = 'cart'): Promise<StoreTag> {
    const pill = await fixture<StoreTag>(`<afterpay-pill ${attributes}></afterpay-pill>`);
    await pill.ready;
    return pill;
  }

  it('follows products, quantities and variants in the cart', async () => {
    const pill = await open();
    await untilSpoken(pill, '');
    await add('mug');
    await untilSpoken(pill, 'payments of $4.50');
    await storefront().cart.update(entryOf('mug').id, 2);
    await untilSpoken(pill, 'payments of $9.00');
    const { sku } = teeProduct.structuredContent.variants[0]!;
    await add('tee', sku);
    await untilSpoken(pill, 'payments of $15.00');
    await storefront().cart.update(entryOf('mug').id, 4);
    await untilSpoken(pill, 'available for orders up to $72.00');
    for (const itemId of ['mug', 'tee']) await storefront().cart.remove(entryOf(itemId).id);
    await untilSpoken(pill, '');
  });

  it('shows nothing once a line is not physical', async () => {
    const pill = await open();
    await add('mug');
    await untilSpoken(pill, 'payments of $4.50');
    for (const itemId of ['print', 'lesson']) {
      await add(itemId);
      await untilSpoken(pill, '');
      await storefront().cart.remove(entryOf(itemId).id);
      await untilSpoken(pill, 'payments of $4.50');
    }
  });

  it('ignores the product around it', async () => {
    const page = await fixture<HTMLElement>(
      `<store-product><script type="application/json">${JSON.stringify({ ...mugProduct, installments: { afterPayMin: -5 } })}</script>
       <afterpay-pill cart></afterpay-pill></store-product>`,
    );
    await add('mug');
    await untilSpoken(page.querySelector<StoreTag>('afterpay-pill')!, 'payments of $4.50');
  });

  it('looks up the product by its id once its own price is removed', async () => {
    const pill = await open('item-id="mug" price-cents="4000"');
    await untilSpoken(pill, 'payments of $10.00');
    pill.removeAttribute('price-cents');
    await untilSpoken(pill, 'payments of $4.50');
  });

  it('looks up the product by its id once `cart` is removed', async () => {
    const pill = await open('cart item-id="mug"');
    await add('tee', teeProduct.structuredContent.variants[0]!.sku);
    await untilSpoken(pill, 'payments of $6.00');
    pill.removeAttribute('cart');
    await untilSpoken(pill, 'payments of $4.50');
  });
});
