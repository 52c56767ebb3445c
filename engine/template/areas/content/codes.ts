import type { CodeTable, NameIn } from '../../../../core/enumerations/index.ts';
import type { Predicate } from '../../run/area.ts';
import { toNumber } from '../../values/convert.ts';
import { step } from '../../values/path.ts';

/**
 * Creates a predicate of each name of an enumeration.
 * @param table name → code
 * @param key the property of the frame's value that holds the code
 * @param prefix the start of the predicates' names
 * @returns predicates that are true if the code is theirs
 * Source: docs/behaviour/template-language.md §14.2; docs/behaviour/names-and-codes.md §1
 */
export function codePredicates<Table extends CodeTable, Prefix extends string>(
  table: Table,
  key: string,
  prefix: Prefix,
): Readonly<Record<`${Prefix}${NameIn<Table>}?`, Predicate>> {
  const entries = Object.entries(table).map(([name, code]) => [
    `${prefix}${name}?`,
    (): ReturnType<Predicate> => (scope) => toNumber(step(scope.value, key)) === code,
  ]);
  return Object.fromEntries(entries) as Record<`${Prefix}${NameIn<Table>}?`, Predicate>;
}
