import { nearestName } from '../../../core/text/index.ts';
import { TAG_NAMES, type TagName } from '../../tag-names.ts';

/** Likely wrong names of our tags. */
const OTHER_NAMES: Readonly<Record<string, TagName>> = {
  'store-pill': 'cart-pill',
  'store-cart-pill': 'cart-pill',
  'cart-page': 'store-cart',
  'cart-config': 'store-config',
  'store-settings': 'store-config',
  'store-button': 'store-add-to-cart',
  'store-buy': 'store-add-to-cart',
  'cart-button': 'store-add-to-cart',
};

/**
 * Suggests the tag that the author may have meant.
 * @param name the name of an undefined tag
 * @returns the sentence; null for a name that may belong to another library
 * Source: docs/behaviour/elements.md §2.7
 */
export function tagSentence(name: string): string | null {
  if (TAG_NAMES.some((tag) => tag === name)) return null;
  const meant =
    OTHER_NAMES[name] ?? TAG_NAMES.find((tag) => tag === `store-${name}`) ?? nearestName(name, TAG_NAMES);
  return meant ? `there is no tag <${name}>. Write <${meant}>.` : null;
}
