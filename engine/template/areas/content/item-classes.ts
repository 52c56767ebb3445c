import type { RecordTypeCode } from '../../../../core/enumerations/index.ts';
import type { Scope } from '../../scope/scope.ts';
import { isTruthy, sizeOf, toNumber, toText } from '../../values/convert.ts';
import { fieldOf, type Path, step } from '../../values/path.ts';
import { slugify } from '../../values/slug.ts';
import { isOnSale, isSoldOut } from '../commerce/offer.ts';
import { escaping } from '../markup/markup.ts';

const STORE_ITEM = 11 satisfies RecordTypeCode;

function slugOf(value: unknown): string {
  return slugify(toText(value));
}

/** One class for each entry; an object is read by the keys "0", "1" … */
function listClasses(prefix: string, list: unknown): string {
  let classes = '';
  const size = sizeOf(list);
  for (let index = 0; index < size; index++) classes += prefix + slugOf(step(list, index));
  return classes;
}

const FOUND_FIRST: readonly (readonly [Path, (value: unknown) => string])[] = [
  [['promotedBlockType'], (type) => ` promoted promoted-block-${slugOf(type)}`],
  [['categories'], (list) => listClasses(' category-', list)],
  [['tags'], (list) => listClasses(' tag-', list)],
  [['author', 'displayName'], (name) => ` author-${slugOf(name)}`],
];
const FOUND_LAST: typeof FOUND_FIRST = [
  [['@index'], (index) => ` article-index-${toText(index)}`],
  [['starred'], () => ' featured'],
];
const LABEL: Path = ['recordTypeLabel'];

function foundClasses(table: typeof FOUND_FIRST, scope: Scope): string {
  let classes = '';
  for (const [path, classesOf] of table) {
    const value = scope.lookUp(path);
    if (isTruthy(value)) classes += classesOf(value);
  }
  return classes;
}

/** The classes of an item in a list. Source: docs/behaviour/template-language.md §12.1. */
export const itemClasses = /* @__PURE__ */ escaping((escape) => ({
  scoped: (value, scope) => {
    const label = escape(toText(scope.lookUp(LABEL)));
    let classes = `hentry${foundClasses(FOUND_FIRST, scope)} post-type-${label}${foundClasses(FOUND_LAST, scope)}`;
    if (toNumber(fieldOf(value, 'recordType')) !== STORE_ITEM) return classes;
    if (isOnSale(value)) classes += ' on-sale';
    if (isSoldOut(value)) classes += ' sold-out';
    return classes;
  },
}));
