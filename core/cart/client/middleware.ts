import { toStorefrontError } from '../../errors/index.ts';
import type { Report } from '../../shared/index.ts';
import type { CartMiddleware, CartOperation, CartResult } from '../state/operation.ts';

const CONTEXT = 'cart/middleware';

/**
 * Runs a change through its middleware. Once the store has made the change, no mistake of middleware makes it look
 * failed, or the visitor would repeat it.
 * @param operation the change
 * @param wrappers outermost first
 * @param send makes the change
 * @param report called for wrappers that throw or return nonsense
 * @throws StorefrontError of any kind; "unknown-outcome" for a wrapper that throws or returns nonsense
 * Source: docs/behaviour/cart.md §8.2
 */
export async function runMiddleware(
  operation: CartOperation,
  wrappers: readonly CartMiddleware[],
  send: (operation: CartOperation) => Promise<CartResult>,
  report: Report,
): Promise<CartResult> {
  let made: CartResult | undefined;

  async function innermost(wrapped: CartOperation): Promise<CartResult> {
    const result = await send(wrapped);
    if (result.userErrors.length === 0) made = result;
    return result;
  }

  const chain = wrappers.reduceRight<(wrapped: CartOperation) => Promise<CartResult>>(
    (next, wrap) => async (wrapped) => wrap(wrapped, next),
    innermost,
  );
  try {
    return checkResult(await chain(operation));
  } catch (caught) {
    if (!made) throw toStorefrontError(caught, report, CONTEXT);
    report(caught, CONTEXT);
    return made;
  }
}

function checkResult(result: unknown): CartResult {
  if (isResult(result)) return result;
  throw new TypeError('A middleware of the cart must return what next() gave, or a result of its own.');
}

function isResult(value: unknown): value is CartResult {
  return (
    typeof value === 'object' && value !== null && 'userErrors' in value && Array.isArray(value.userErrors)
  );
}
