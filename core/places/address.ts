import type { AddressPart } from '../enumerations/index.ts';

/** A part of an address as text. */
export interface AddressText {
  /** As written on a letter. */
  readonly text: string;
  /** Other ways to write it, such as the code of a country: a list may hold one of these. */
  readonly others: readonly string[];
}

/** An address; a part is null where the address has none. Source: docs/behaviour/forms.md §13.5 */
export type Address = Readonly<Record<AddressPart, AddressText | null>>;
