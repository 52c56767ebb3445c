/** An amount as templates read it: decimal text in major units, under either pair of names. Source: docs/behaviour/money.md §1.2 */
export type MoneyData =
  | { readonly value: string; readonly currency: string }
  | { readonly decimalValue: string; readonly currencyCode: string };
