import type { Scope } from '../../run/scope.ts';
import { toText } from '../../values/convert.ts';
import { fieldOf, step } from '../../values/path.ts';

const CONTEXT = ['productMerchandisingContext'];

/**
 * Reads what the shop says about one product beside the product itself.
 * @param scope where the contexts of all products are looked up
 * @param item the product
 * @returns its context; undefined when there is none
 * Source: docs/behaviour/template-markup.md §1.10
 */
export function merchandisingOf(scope: Scope, item: unknown): unknown {
  return step(scope.lookUp(CONTEXT), toText(fieldOf(item, 'id')));
}

/**
 * Reads a list of a product's context.
 * @param context what `merchandisingOf` gave
 * @param field the list's name
 * @returns its elements; empty when it is no array
 */
export function viewsOf(context: unknown, field: string): readonly unknown[] {
  const views = step(context, field);
  return Array.isArray(views) ? views : NONE;
}

const NONE: readonly unknown[] = [];

/**
 * Reads what a view says of its own, or else what the product's context says for all of them.
 * @param view an element of one of the context's lists
 * @param context what `merchandisingOf` gave
 * @param field the name
 * @returns the view's value, also when it is null; the context's when the view does not name it
 */
export function ownOrShared(view: unknown, context: unknown, field: string): unknown {
  const own = step(view, field);
  return own === undefined ? step(context, field) : own;
}
