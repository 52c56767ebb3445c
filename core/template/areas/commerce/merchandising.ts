import type { Scope } from '../../run/scope.ts';
import { toText } from '../../values/convert.ts';
import { step } from '../../values/path.ts';

const CONTEXT = ['productMerchandisingContext'];

/**
 * Reads what the shop says about one product beside the product itself.
 * @param scope where the contexts of all products are looked up
 * @param item the product
 * @returns its context; undefined when there is none
 * Source: platform specification §3 (merchandising context)
 */
export function merchandisingOf(scope: Scope, item: unknown): unknown {
  return step(scope.lookUp(CONTEXT), toText(step(item, 'id')));
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
