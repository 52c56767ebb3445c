import type { CurrencyCode } from '../../core/money/index.ts';
import type { Expected, Taken } from './attributes.ts';

/** Something in a page that its author should know of. */
export type AuthorWarning =
  /** A value that an attribute cannot have. */
  | {
      readonly about: 'attribute';
      readonly attribute: string;
      readonly expected: Expected;
      readonly got: unknown;
      readonly taken: Taken;
    }
  /** Attributes that the tag does not have, and those that it has. */
  | { readonly about: 'names'; readonly names: readonly string[]; readonly known: readonly string[] }
  /** A tag that has had no product for a while. */
  | { readonly about: 'absence' }
  /** A product that the store does not know. */
  | { readonly about: 'item'; readonly itemId: string }
  /** A tag in another of its kind. */
  | { readonly about: 'nesting' }
  /** A price that is to give way to a label, and has none. */
  | { readonly about: 'free-label' }
  /** Markup that breaks rules, a sentence for each. */
  | { readonly about: 'markup'; readonly sentences: readonly string[] }
  /** A tag that nobody defines, by a name like ours. */
  | { readonly about: 'tag' }
  /** A product's JSON, as text or value, that is not as promised or could be meant in two ways. */
  | { readonly about: 'product'; readonly json: unknown; readonly currency: CurrencyCode };
