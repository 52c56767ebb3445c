import { PRODUCT_TYPES, type ProductTypeName } from '../enumerations/index.ts';

/** What kind of thing is sold; `unknown` where the document names no kind of the table. Source: docs/behaviour/products.md §2.1 */
export type OfferKind = Exclude<ProductTypeName, 'undefined'> | 'unknown';

/** What differs between the kinds of things that are sold. Source: docs/behaviour/products.md §2 */
export interface KindRules {
  /** Pieces are counted per variant; or it never runs out; or there is nothing to be had. */
  readonly stock: 'counted' | 'endless' | 'none';
  /** Each variant has its price; or all of it has one; or there is none. */
  readonly prices: 'of-variants' | 'own' | 'none';
  /** Which flag says that it is on sale. */
  readonly sale: 'of-variants' | 'own' | 'never';
  /** Whether several pieces can be bought at once: always, where the store allows it, never. */
  readonly pieces: 'several' | 'by-setting' | 'one';
  readonly canBeSubscribed: boolean;
}

/**
 * The table of rules. Digital products and gift cards never run out; a gift card is worth what it costs and is never
 * on sale. A paywall sells access, of which the specification says no more: it is held like a digital product.
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
 * Names the kind of a product.
 * @param code what a document says
 * @returns the kind; `unknown` for a code that is not in the table
 * Source: docs/behaviour/products.md §2.1
 */
export function kindOfCode(code: unknown): OfferKind {
  return KIND_OF_CODE.get(code) ?? 'unknown';
}

// A map, made once: templates ask this of every product several times.
const KIND_OF_CODE: ReadonlyMap<unknown, OfferKind> = /* @__PURE__ */ new Map(
  (Object.keys(KIND_RULES) as OfferKind[]).flatMap((kind) =>
    kind === 'unknown' ? [] : [[PRODUCT_TYPES[kind], kind] as const],
  ),
);
