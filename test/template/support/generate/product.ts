import type { Choices } from './choices.ts';
import { image } from './image.ts';
import { amount } from './money.ts';
import type { Thing } from './thing.ts';
import { text, weather } from './values.ts';
import { variant } from './variant.ts';

/** A product, of any type. */
export function product(choices: Choices): Thing {
  const isSubscribable = choices.chance(20);
  return weather(choices, {
    id: choices.one(['p1', 'p2']),
    collectionId: 'c1',
    recordType: 11,
    recordTypeLabel: 'store-item',
    title: text(choices),
    fullUrl: '/p/mug',
    urlId: 'mug',
    assetUrl: '/i/mug.jpg',
    ...(choices.chance(50) && { categories: choices.some(0, 3, () => text(choices)) }),
    ...(choices.chance(50) && { tags: choices.some(0, 3, () => text(choices)) }),
    ...(choices.chance(40) && { author: weather(choices, { displayName: text(choices) }) }),
    starred: choices.chance(30),
    excerpt: choices.chance(50) ? { html: text(choices) } : text(choices),
    items: choices.some(0, 3, () => image(choices)),
    structuredContent: weather(choices, {
      productType: choices.weighted<unknown>([
        [10, 1],
        [3, 2],
        [3, 3],
        [3, 4],
        [1, choices.one([null, 0, 9, '1', 'x'])],
      ]),
      variantOptionOrdering: choices.one([['Color', 'Size'], ['Size'], ['Size', 'Color'], [], ['Nope']]),
      priceMoney: amount(choices),
      salePriceMoney: amount(choices),
      onSale: choices.chance(40),
      variants: choices.some(choices.chance(10) ? 0 : 1, 4, () => variant(choices)),
      useCustomAddButtonText: choices.chance(30),
      customAddButtonText: text(choices),
      ...(isSubscribable && { isSubscribable: true, subscriptionPlan: subscription(choices) }),
      ...(choices.chance(20) && {
        additionalFieldsFormId: 'f1',
        additionalFieldsForm: { name: text(choices) },
      }),
      ...(choices.chance(20) && {
        productSubscriptionOptions: choices.some(0, 2, () => ({ id: choices.one(['o1', 'o<2>']) })),
      }),
      ...(choices.chance(15) && { group: 'g1' }),
    }),
  });
}

function subscription(choices: Choices): Thing {
  return weather(choices, {
    billingPeriod: weather(choices, {
      value: choices.one([1, 2, 3, 12, 26, 52]),
      unit: choices.one(['WEEK', 'MONTH', 'MONTH', 'YEAR', 'DAY']),
    }),
    numBillingCycles: choices.one([0, 1, 2, 6, 12, 26]),
  });
}
