import { PRODUCT_TYPES, type ProductTypeName } from '../enumerations/index.ts';

/** The kind of a product; `unknown` where the document names none of the table. Source: docs/behaviour/products.md §2.1 */
export type OfferKind = Exclude<ProductTypeName, 'undefined'> | 'unknown';

/** How the kinds of products differ. Source: docs/behaviour/products.md §2 */
export interface KindRules {
  /** Counted per variant; never runs out; or never available. */
  readonly stock: 'counted' | 'endless' | 'none';
  /** A price per variant; one for the whole product; or none. */
  readonly prices: 'of-variants' | 'own' | 'none';
  /** Which flag marks it as on sale. */
  readonly sale: 'of-variants' | 'own' | 'never';
  /** Whether several pieces can be bought at once: always, where the store's setting allows it, or never. */
  readonly pieces: 'several' | 'by-setting' | 'one';
  readonly canBeSubscribed: boolean;
}

/**
 * The table of rules. Digital products and gift cards never run out; gift cards are never
 * on sale. A paywall sells access and is treated like a digital product.
 * Source: docs/behaviour/products.md §2, §5, §6.2, §7.2
 */
export const KIND_RULES: Readonly<Record<OfferKind, KindRules>> = {
  physical: {
    stock: 'counted',
    prices: 'of-variants',
    sale: 'of-variants',
    pieces: 'several',
    canBeSubscribed: true,
  },
  service: {
    stock: 'counted',
    prices: 'of-variants',
    sale: 'of-variants',
    pieces: 'by-setting',
    canBeSubscribed: true,
  },
  'gift-card': {
    stock: 'endless',
    prices: 'of-variants',
    sale: 'never',
    pieces: 'one',
    canBeSubscribed: false,
  },
  digital: { stock: 'endless', prices: 'own', sale: 'own', pieces: 'one', canBeSubscribed: false },
  paywall: { stock: 'endless', prices: 'own', sale: 'own', pieces: 'one', canBeSubscribed: false },
  unknown: { stock: 'none', prices: 'none', sale: 'never', pieces: 'one', canBeSubscribed: false },
};

/**
 * Finds the kind of a product.
 * @param code the document's `productType`
 * @returns the kind; `unknown` for a code that is not in the table
 * Source: docs/behaviour/products.md §2.1
 */
export function kindOfCode(code: unknown): OfferKind {
  return KIND_OF_CODE.get(code) ?? 'unknown';
}

// A map built once, because templates look this up several times per product.
const KIND_OF_CODE: ReadonlyMap<unknown, OfferKind> = /* @__PURE__ */ new Map(
  (Object.keys(KIND_RULES) as OfferKind[]).flatMap((kind) =>
    kind === 'unknown' ? [] : [[PRODUCT_TYPES[kind], kind] as const],
  ),
);
