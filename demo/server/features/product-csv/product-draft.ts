import type { ProductTypeCode } from '../../../../core/enumerations/index.ts';
import type { Field } from './layouts.ts';

/** What is wrong with a row. */
export interface RowProblem {
  /** Where the row begins in the file. */
  readonly line: number;
  /** The heading of its column; '' for the row as a whole. */
  readonly column: string;
  readonly text: string;
}

/** A product as a file describes it; absent is what the file does not say. */
export interface ProductDraft {
  readonly line: number;
  readonly rowCount: number;
  /** The id of an existing product. */
  readonly id?: string | undefined;
  readonly slug?: string | undefined;
  readonly title?: string | undefined;
  readonly productType?: ProductTypeCode | undefined;
  /** URL or title of a store. */
  readonly store?: string | undefined;
  readonly isPublished?: boolean | undefined;
  readonly excerpt?: string | undefined;
  readonly body?: string | undefined;
  /** Separated by commas. */
  readonly tags?: string | undefined;
  readonly options?: readonly string[] | undefined;
  readonly variants: readonly VariantDraft[];
}

/** A variant as a row describes it. */
export interface VariantDraft {
  readonly line: number;
  readonly sku?: string | undefined;
  /** Option and value. */
  readonly values?: readonly (readonly [string, string])[] | undefined;
  readonly priceCents?: number | undefined;
  /** Null without a sale. */
  readonly salePriceCents?: number | null | undefined;
  /** Null for unlimited. */
  readonly stock?: number | null | undefined;
}

/** Collects problems. */
export type AddProblem = (line: number, field: Field | undefined, text: string) => void;
