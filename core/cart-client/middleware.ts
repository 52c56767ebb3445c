import { toStorefrontError } from '../errors/index.ts';
import type { Report } from '../shared/index.ts';
import type { CartMiddleware, CartOperation, CartResult } from '../cart/index.ts';

const CONTEXT = 'cart/middleware';

/** Dependencies of middleware. */
export interface MiddlewareParts {
  /** Outermost first. */
  readonly wrappers: readonly CartMiddleware[];
  /** Executes the change. */
  readonly send: (operation: CartOperation) => Promise<CartResult>;
  /** How long wrappers may hold a change, in milliseconds; requests do not count. */
  readonly timeoutMs: number;
  /** Called for wrappers that throw, return nonsense, or never finish. */
  readonly report: Report;
}

/**
 * Runs a change through its middleware. Once the store has executed the change, an error in middleware does not make it
 * look failed, because the visitor would repeat it.
 * @param operation the change
 * @param parts the middleware, and the wrapped change
 * @throws StorefrontError of any kind; "unknown-outcome" for a wrapper that throws, returns nonsense, or never finishes
 * Source: docs/behaviour/cart.md §8.2
 */
export async function runMiddleware(
  operation: CartOperation,
  { wrappers, send, timeoutMs, report }: MiddlewareParts,
): Promise<CartResult> {
  let made: CartResult | undefined;
  const hold = limitHold(timeoutMs);

  async function innermost(wrapped: CartOperation): Promise<CartResult> {
    const result = await hold.pauseDuring(() => send(wrapped));
    if (result.userErrors.length === 0) made = result;
    return result;
  }

  const chain = wrappers.reduceRight<(wrapped: CartOperation) => Promise<CartResult>>(
    (next, wrap) => async (wrapped) => wrap(wrapped, next),
    innermost,
  );
  try {
    return checkResult(await Promise.race([chain(operation), hold.expired]));
  } catch (caught) {
    if (!made) throw toStorefrontError(caught, report, CONTEXT);
    report(caught, CONTEXT);
    return made;
  } finally {
    hold.end();
  }
}

/** Limits how long wrappers may hold a change. Only their own time counts, not that of the requests between. */
function limitHold(timeoutMs: number) {
  let state: 'held' | 'expired' | 'ended' = 'held';
  let requestCount = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let expire: () => void = () => undefined;
  const tooLate = () => new Error(`A middleware of the cart held a change for more than ${timeoutMs} ms.`);
  const expired = new Promise<never>((_, reject) => {
    expire = () => {
      state = 'expired';
      reject(tooLate());
    };
  });
  const start = () => {
    if (state === 'held' && requestCount === 0) timer = setTimeout(expire, timeoutMs);
  };
  start();
  return {
    /** Rejects after the timeout. */
    expired,
    async pauseDuring<Answer>(request: () => Promise<Answer>): Promise<Answer> {
      // The visitor has seen the failure and may have tried again.
      if (state === 'expired') throw tooLate();
      requestCount += 1;
      clearTimeout(timer);
      try {
        return await request();
      } finally {
        requestCount -= 1;
        start();
      }
    },
    end(): void {
      if (state === 'held') state = 'ended';
      clearTimeout(timer);
    },
  };
}

function checkResult(result: unknown): CartResult {
  // A result that a wrapper has created may have no warnings.
  if (isResult(result)) return hasWarnings(result) ? result : { ...result, warnings: [] };
  throw new TypeError('A middleware of the cart must return what next() gave, or a result of its own.');
}

function hasWarnings({ warnings }: { readonly warnings: unknown }): boolean {
  return Array.isArray(warnings);
}

function isResult(value: unknown): value is CartResult {
  return (
    typeof value === 'object' && value !== null && 'userErrors' in value && Array.isArray(value.userErrors)
  );
}
