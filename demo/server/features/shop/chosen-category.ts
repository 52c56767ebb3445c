import { refusal } from '../../platform/shared/refusal.ts';
import { ALL_PRODUCTS, type Category, type Collection, isSameName } from '../collections/index.ts';

/** Links to the categories of a level. */
export interface CategoryLinks {
  readonly links: readonly {
    readonly name: string;
    readonly url: string;
    /** On the page itself, and on those of its subcategories. */
    readonly current: 'page' | 'true' | undefined;
  }[];
}

/** The category that a visitor has chosen. */
interface ChosenCategory {
  /** Undefined for all products. */
  readonly chosen: Category | undefined;
  /** The category and those below it. */
  readonly ids: readonly string[] | undefined;
  readonly levels: readonly CategoryLinks[];
}

/**
 * Finds the category that a visitor has chosen, and links to it and to those beside it and below it.
 * @param collection a store with its root and the categories in use
 * @param name of the category, in upper or lower case; '' for all products
 * @throws Refusal 404 for a category that the store does not have, or that has no products
 * Source: docs/behaviour/reference-store.md §20.9
 */
export function chosenCategory(
  { fullUrl, categories }: Collection & { readonly categories: readonly Category[] },
  name: string,
): ChosenCategory {
  const root = categories.find(({ type }) => type === 'ROOT');
  const used = categories.filter((category) => category !== root);
  const rootName = root?.displayName ?? ALL_PRODUCTS.displayName;
  const isAll = name === '' || isSameName(name, rootName);
  const chosen = used.find(({ displayName }) => !isAll && isSameName(displayName, name));
  if (!isAll && chosen === undefined) throw refusal(404, 'unknownPage');
  const path = chosen ? pathTo(used, chosen) : [];
  const all = { name: rootName, url: fullUrl, current: isAll ? ('page' as const) : undefined };
  const below = ['', ...path.map(({ id }) => id)].map((id) =>
    used
      .filter(({ parentCategoryId }) => parentCategoryId === (id || root?.id))
      .map((category) => linkTo(category, fullUrl, path)),
  );
  const levels = below.map((links, level) => ({ links: level === 0 ? [all, ...links] : links }));
  return {
    chosen,
    ids: chosen && idsBelow(used, chosen),
    levels: used.length === 0 ? [] : levels.filter(({ links }) => links.length > 0),
  };
}

/**
 * Builds the URL of a store's products of a category.
 * @param fullUrl of the store
 * @param name of the category
 */
export function categoryUrl(fullUrl: string, name: string): string {
  return `${fullUrl}?${new URLSearchParams({ category: name })}`;
}

function linkTo(
  category: Category,
  fullUrl: string,
  path: readonly Category[],
): CategoryLinks['links'][number] {
  const isInPath = path.includes(category) ? 'true' : undefined;
  return {
    name: category.displayName,
    url: categoryUrl(fullUrl, category.displayName),
    current: path.at(-1) === category ? 'page' : isInPath,
  };
}

/** From the top to a category. */
function pathTo(categories: readonly Category[], category: Category): readonly Category[] {
  const path: Category[] = [];
  for (
    let one: Category | undefined = category;
    one !== undefined && !path.includes(one);
    one = categories.find(({ id }) => id === path[0]?.parentCategoryId)
  )
    path.unshift(one);
  return path;
}

function idsBelow(categories: readonly Category[], category: Category): readonly string[] {
  return categories.filter((one) => pathTo(categories, one).includes(category)).map(({ id }) => id);
}
