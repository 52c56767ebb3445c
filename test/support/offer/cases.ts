import { type SeedProduct, seedVariant } from '../../../demo/server/features/catalogue/seed-product.ts';

/** The questions about a product; prices are decimals of US dollars. */
export interface Answers {
  readonly isSoldOut: boolean;
  readonly isOnSale: boolean;
  /** "24.00", "from 10.00", "15.00 instead of 20.00"; empty for none. */
  readonly price: string;
  /** Name → values. */
  readonly options: Readonly<Record<string, readonly string[]>>;
  /** Whether there is a quantity field. */
  readonly takesSeveral: boolean;
  /** Sku → the price of one piece. */
  readonly unitPrices: Readonly<Record<string, string>>;
  /** The available variants. */
  readonly available: readonly string[];
}

/** A product item, as far as cases change it. */
export interface ItemJson {
  readonly structuredContent: {
    readonly variants: Record<string, unknown>[];
    readonly variantOptionOrdering: string[];
  };
}

/** A product and the expected answers. */
export interface OfferCase {
  readonly product: SeedProduct;
  /** False for a product that no store sells: only its data are checked. */
  readonly isSold: boolean;
  /** Data that our store would not return. */
  readonly change?: (item: ItemJson) => void;
  readonly right: Answers;
}

const KINDS = { physical: 1, digital: 2, service: 3, giftCard: 4, paywall: 5, unknown: 9 } as const;

interface VariantOf {
  readonly cents: number;
  readonly sale?: number;
  readonly stock: number | null;
}

/** Describes a product with one option "Size", or with none for one variant; its values are A, B, C. */
function offer(
  id: string,
  kind: keyof typeof KINDS,
  variants: readonly VariantOf[],
  right: Pick<Answers, 'price'> & Partial<Answers>,
): OfferCase {
  const hasOptions = variants.length > 1;
  const isEndless = ['digital', 'giftCard', 'paywall'].includes(kind);
  const values = ['A', 'B', 'C'].slice(0, variants.length);
  const skus = variants.map((_, index) => `${id}-${index}`);
  return {
    product: {
      id,
      slug: id,
      title: id,
      excerpt: '',
      body: '',
      productType: KINDS[kind] as SeedProduct['productType'],
      options: hasOptions ? ['Size'] : [],
      mainImage: { assetUrl: '/assets/products/mug.svg', altText: '' },
      subscriptionPlan: null,
      buttonText: '',
      variants: variants.map(({ cents, sale, stock }, index) =>
        seedVariant(skus[index]!, cents, stock, {
          salePriceCents: sale ?? null,
          attributes: hasOptions ? { Size: values[index]! } : {},
        }),
      ),
    },
    isSold: kind !== 'unknown',
    right: {
      isSoldOut: false,
      isOnSale: false,
      options: hasOptions ? { Size: values } : {},
      takesSeveral: false,
      unitPrices: Object.fromEntries(
        variants.map(({ cents, sale }, index) => [skus[index]!, ((sale ?? cents) / 100).toFixed(2)]),
      ),
      available: skus.filter((_, index) => isEndless || variants[index]!.stock !== 0),
      ...right,
    },
  };
}

/** The same, for data that our store would not write. */
function onlyJudged(each: OfferCase, change: NonNullable<OfferCase['change']>): OfferCase {
  return { ...each, isSold: false, change };
}

/** Every kind of product in every state that a rule distinguishes. */
export const OFFER_CASES: readonly OfferCase[] = [
  offer('plain', 'physical', [{ cents: 2400, stock: 5 }], { price: '24.00', takesSeveral: true }),
  offer('last-piece', 'physical', [{ cents: 2400, stock: 1 }], { price: '24.00' }),
  offer('gone', 'physical', [{ cents: 2400, stock: 0 }], { price: '24.00', isSoldOut: true }),
  offer('endless', 'physical', [{ cents: 2400, stock: null }], { price: '24.00', takesSeveral: true }),
  offer('free', 'physical', [{ cents: 0, stock: 3 }], { price: '0.00', takesSeveral: true }),
  offer(
    'half-gone',
    'physical',
    [
      { cents: 1000, stock: 0 },
      { cents: 1000, stock: 3 },
    ],
    { price: '10.00', takesSeveral: true },
  ),
  offer(
    'two-last-pieces',
    'physical',
    [
      { cents: 1000, stock: 1 },
      { cents: 1000, stock: 1 },
    ],
    { price: '10.00', takesSeveral: true },
  ),
  offer(
    'all-gone',
    'physical',
    [
      { cents: 1000, stock: 0 },
      { cents: 2000, stock: 0 },
    ],
    { price: 'from 10.00', isSoldOut: true },
  ),
  offer(
    'varied',
    'physical',
    [
      { cents: 2000, stock: 3 },
      { cents: 1000, stock: 3 },
      { cents: 3000, stock: null },
    ],
    { price: 'from 10.00', takesSeveral: true },
  ),
  offer('reduced', 'physical', [{ cents: 2000, sale: 1500, stock: 3 }], {
    price: '15.00 instead of 20.00',
    isOnSale: true,
    takesSeveral: true,
  }),
  offer(
    'all-reduced',
    'physical',
    [
      { cents: 2000, sale: 1500, stock: 3 },
      { cents: 2000, sale: 1500, stock: 3 },
    ],
    {
      price: '15.00 instead of 20.00',
      isOnSale: true,
      takesSeveral: true,
    },
  ),
  offer(
    'one-reduced',
    'physical',
    [
      { cents: 2000, stock: 3 },
      { cents: 2000, sale: 1500, stock: 3 },
    ],
    {
      price: 'from 15.00',
      isOnSale: true,
      takesSeveral: true,
    },
  ),
  offer('given-away', 'physical', [{ cents: 2000, sale: 0, stock: 3 }], {
    price: '0.00 instead of 20.00',
    isOnSale: true,
    takesSeveral: true,
  }),
  offer('service', 'service', [{ cents: 6500, stock: 12 }], { price: '65.00', takesSeveral: true }),
  offer('service-gone', 'service', [{ cents: 6500, stock: 0 }], { price: '65.00', isSoldOut: true }),
  offer('file', 'digital', [{ cents: 1500, stock: null }], { price: '15.00' }),
  offer('reduced-file', 'digital', [{ cents: 1500, sale: 1200, stock: null }], {
    price: '12.00 instead of 15.00',
    isOnSale: true,
  }),
  offer('file-without-stock', 'digital', [{ cents: 1500, stock: 0 }], { price: '15.00' }),
  offer(
    'gift-card',
    'giftCard',
    [
      { cents: 2500, stock: null },
      { cents: 5000, stock: null },
    ],
    { price: 'from 25.00' },
  ),
  offer('paywall', 'paywall', [{ cents: 900, stock: null }], { price: '9.00' }),
  offer(
    'free-or-nearly',
    'physical',
    [
      { cents: 50, stock: 3 },
      { cents: 0, stock: 3 },
    ],
    { price: 'from 0.00', takesSeveral: true },
  ),
  onlyJudged(
    offer(
      'reduced-gift-card',
      'giftCard',
      [
        { cents: 2500, stock: null },
        { cents: 5000, stock: null },
      ],
      { price: 'from 25.00' },
    ),
    ({ structuredContent: { variants } }) => {
      Object.assign(variants[0]!, { onSale: true, salePriceMoney: { value: '20.00', currency: 'USD' } });
    },
  ),
  onlyJudged(
    offer(
      'without-old-fields',
      'physical',
      [
        { cents: 1000, stock: 3 },
        { cents: 2000, stock: 3 },
      ],
      { price: 'from 10.00', takesSeveral: true },
    ),
    ({ structuredContent: { variants } }) => {
      for (const variant of variants) Object.assign(variant, { price: undefined, salePrice: undefined });
    },
  ),
  onlyJudged(
    offer(
      'size-twice',
      'physical',
      [
        { cents: 1000, stock: 3 },
        { cents: 1000, stock: 3 },
      ],
      { price: '10.00', takesSeveral: true },
    ),
    ({ structuredContent }) => {
      structuredContent.variantOptionOrdering.push('Size');
    },
  ),
  offer('unknown', 'unknown', [{ cents: 900, stock: 4 }], { price: '', isSoldOut: true }),
];

/** Known deviations of an asker, by the name next to the rule. */
export interface OfferException {
  readonly name: string;
  readonly product: string;
  readonly answers: Partial<Answers>;
}

/** Where templates keep what the existing engine prints: see `engine/template/areas/commerce/offer.ts`. */
export const TEMPLATE_EXCEPTIONS: readonly OfferException[] = [
  { name: 'paywalls-are-unknown', product: 'paywall', answers: { isSoldOut: true, price: '0.00' } },
  { name: 'no-money-is-zero', product: 'unknown', answers: { price: '0.00' } },
  { name: 'gift-cards-can-be-reduced', product: 'reduced-gift-card', answers: { price: 'from 20.00' } },
  { name: 'old-fields-vary', product: 'without-old-fields', answers: { price: '20.00' } },
  { name: 'one-list-per-name', product: 'size-twice', answers: { options: { Size: [] } } },
];

/** The same, in the dialect that prints what the existing engine prints. */
export const SQUARESPACE_EXCEPTIONS: readonly OfferException[] = [
  ...TEMPLATE_EXCEPTIONS,
  { name: 'zero-above-fractions', product: 'free-or-nearly', answers: { price: 'from 0.50' } },
];
