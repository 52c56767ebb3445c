import { isSameChoice, type Selection } from '../product/index.ts';

/**
 * Whether two selections of one product buy the same.
 * @param one a selection
 * @param other another one
 */
export function isSameSelection(one: Selection, other: Selection): boolean {
  return (
    one.quantityText === other.quantityText && one.way === other.way && isSameChoice(one.choice, other.choice)
  );
}
