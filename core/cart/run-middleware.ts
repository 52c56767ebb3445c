import type { Report } from '../shared/index.ts';
import { asFailure } from './as-failure.ts';
import type { CartMiddleware, CartOperation, CartResult } from './operation.ts';

/** What running middleware needs. */
export interface MiddlewareParts {
  /** Outermost first. */
  readonly middleware: readonly CartMiddleware[];
  /** Makes the change. */
  readonly send: (operation: CartOperation) => Promise<CartResult>;
  readonly report: Report;
}

const CONTEXT = 'cart/middleware';

/**
 * Runs a change through its wrappers. Once the store has made the change, no mistake of a wrapper makes it look as
 * if it had not: a visitor would ask for it again.
 * @param operation the change
 * @param parts wrappers, and what they wrap
 * @returns how it ended
 * @throws StorefrontError of any kind; "unknown-outcome" for a wrapper that throws or answers nonsense
 * Source: docs/behaviour/cart.md §8.2
 */
export async function runMiddleware(operation: CartOperation, parts: MiddlewareParts): Promise<CartResult> {
  const { middleware, send, report } = parts;
  const made: CartResult[] = [];

  async function innermost(wrapped: CartOperation): Promise<CartResult> {
    const result = await send(wrapped);
    if (result.userErrors.length === 0) made.push(result);
    return result;
  }

  const chain = middleware.reduceRight<(wrapped: CartOperation) => Promise<CartResult>>(
    (next, wrap) => async (wrapped) => wrap(wrapped, next),
    innermost,
  );
  try {
    return checkResult(await chain(operation));
  } catch (caught) {
    const error = asFailure(caught, report, CONTEXT);
    const last = made.at(-1);
    if (!last) throw error;
    if (error === caught) report(caught, CONTEXT);
    return last;
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
