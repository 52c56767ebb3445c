import { RESTOCK_WORDS } from '../../../../core/words/index.ts';
import { FORM_KEYS } from '../../platform/shared/form-keys.ts';
import type { ProductItem } from '../catalogue/index.ts';
import type { RestockMessages } from './restock-messages.ts';
import { soldOutVariants, type VariantChoice } from './sold-out-variants.ts';

/** The entries of a restock sign-up. */
export interface RestockEntry {
  readonly variantId: string;
  readonly email: string;
  readonly isJoining: boolean;
}

/** Why a sign-up was refused. */
export interface RestockProblem {
  readonly message: string;
  readonly isEmail: boolean;
}

/** The restock sign-up of a product, as pages print it. */
export interface RestockData {
  readonly url: string;
  readonly productId: string;
  readonly variants: readonly (VariantChoice & { readonly isChosen: boolean })[];
  /** Whether there is more than one variant to choose from. */
  readonly hasChoice: boolean;
  readonly email: string;
  readonly isJoining: boolean;
  readonly problem: RestockProblem | undefined;
  readonly messages: RestockMessages;
  readonly label: string;
  readonly keys: typeof FORM_KEYS;
  readonly crumb: string;
  readonly idempotencyKey: string;
  readonly hasCaptcha: boolean;
  readonly hasNewsletter: boolean;
}

/** The visitor and state of a sign-up, besides the product. */
export interface RestockVisit {
  readonly crumb: string;
  readonly idempotencyKey: string;
  readonly hasCaptcha: boolean;
  /** Whether there is a mailing list for it. */
  readonly hasNewsletter: boolean;
  readonly messages: RestockMessages;
  readonly entry?: RestockEntry;
  readonly problem?: RestockProblem;
}

const NOTHING: RestockEntry = { variantId: '', email: '', isJoining: false };

/**
 * Builds the sign-up of a product as pages print it.
 * @param item the product
 * @param visit the visitor and the entries
 * @returns undefined if nothing is sold out
 * Source: docs/behaviour/restock.md §4.5
 */
export function restockData(item: ProductItem, visit: RestockVisit): RestockData | undefined {
  const variants = soldOutVariants(item);
  if (variants.length === 0) return undefined;
  const { crumb, idempotencyKey, hasCaptcha, hasNewsletter, messages, entry = NOTHING, problem } = visit;
  return {
    url: `${item.fullUrl}/restock`,
    productId: item.id,
    variants: variants.map((variant) => ({ ...variant, isChosen: variant.variantId === entry.variantId })),
    hasChoice: item.structuredContent.variants.length > 1,
    email: entry.email,
    isJoining: entry.isJoining,
    problem,
    messages,
    label: RESTOCK_WORDS.restockEmail,
    keys: FORM_KEYS,
    crumb,
    idempotencyKey,
    hasCaptcha,
    hasNewsletter,
  };
}
