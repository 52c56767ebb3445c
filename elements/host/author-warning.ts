import type { CurrencyCode } from '../../core/money/index.ts';
import type { Expected, Taken } from './attributes.ts';

/** A mistake in a page that its author should fix. */
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
  /** A form that does not say which one of the site it is; whether its author has written it. */
  | { readonly about: 'form-id'; readonly isAuthors: boolean }
  /** A price that a label should replace, without a label. */
  | { readonly about: 'free-label' }
  /** Reviews on a page of an unknown type. */
  | { readonly about: 'page-type' }
  /** A store beside another one. */
  | { readonly about: 'store' }
  /** Markup that breaks rules, a sentence for each. */
  | { readonly about: 'markup'; readonly sentences: readonly string[] }
  /** An undefined tag whose name looks like ours. */
  | { readonly about: 'tag' }
  /** A product's JSON, as text or value, that is invalid or ambiguous. */
  | { readonly about: 'product'; readonly json: unknown; readonly currency: CurrencyCode };
