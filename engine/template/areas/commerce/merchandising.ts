import type { Scope } from '../../scope/scope.ts';
import { toText } from '../../values/convert.ts';
import { fieldOf, step } from '../../values/path.ts';

const CONTEXT = ['productMerchandisingContext'];

/**
 * Reads the merchandising context of a product.
 * @param scope the frame in which the contexts are looked up
 * @param item the product
 * @returns its context; undefined if there is none
 * Source: docs/behaviour/template-markup.md §1.10
 */
export function merchandisingOf(scope: Scope, item: unknown): unknown {
  return step(scope.lookUp(CONTEXT), toText(fieldOf(item, 'id')));
}

/**
 * Reads a list of a product's context.
 * @param context the result of `merchandisingOf`
 * @param field the list's name
 * @returns its elements; empty when it is not an array
 */
export function viewsOf(context: unknown, field: string): readonly unknown[] {
  const views = step(context, field);
  return Array.isArray(views) ? views : NONE;
}

const NONE: readonly unknown[] = [];

/**
 * Reads a field of a view, or else of the product's context.
 * @param view an element of one of the context's lists
 * @param context the result of `merchandisingOf`
 * @param field the name
 * @returns the view's value, even if it is null; the context's if the view does not have the field
 */
export function ownOrShared(view: unknown, context: unknown, field: string): unknown {
  const own = step(view, field);
  return own === undefined ? step(context, field) : own;
}
