import type { FormValues } from '../../platform/http/read-form.ts';
import type { EditedProduct } from './edited-product.ts';
import type { FormField, MakeField, Problems } from '../../platform/owner/index.ts';

/** A part of the form of a product. */
export interface ProductSection {
  readonly title: string;
  readonly hint: string;
  readonly problem: string | undefined;
  readonly fields: readonly FormField[];
  /** The rows of options. */
  readonly options: readonly OptionFields[] | undefined;
  readonly variants: VariantsTable | undefined;
}

/** The controls of an option. */
export interface OptionFields {
  readonly title: string;
  readonly was: { readonly name: string; readonly value: string };
  readonly name: FormField;
  readonly values: FormField;
}

/** The table of variants. */
export interface VariantsTable {
  readonly heads: readonly string[];
  readonly rows: readonly VariantFields[];
}

/** A row of the table. */
export interface VariantFields {
  readonly title: string;
  readonly hidden: readonly { readonly name: string; readonly value: string }[];
  /** Each with the heading of its column, because a row is a card on narrow screens. */
  readonly cells: readonly (FormField & { readonly head: string })[];
}

/** What a form is printed from. */
export interface SectionParts {
  readonly values: FormValues;
  readonly problems: Problems;
  readonly productType: EditedProduct['productType'];
  /** The product as it is stored; undefined for a new one. */
  readonly current: EditedProduct | undefined;
  readonly stores: readonly { readonly id: string; readonly title: string }[];
  /** The names of some categories of the chosen store. */
  readonly categoryNames: readonly string[];
  readonly formIds: readonly string[];
}

/** The same, with what makes the controls. */
export interface Maker extends SectionParts {
  readonly make: MakeField;
  readonly isSubscribed: boolean;
}
