import { createCartParser, openBackend, type CartBackend } from '../../core/cart-client/index.ts';
import type { CartGateway } from '../../core/cart/index.ts';
import type { CurrencyCode } from '../../core/money/index.ts';

/** Overrides of the default backend, which reports to the console and does not wait. */
export interface CartBackendOptions {
  readonly getPageCurrency?: () => CurrencyCode;
  readonly report?: (error: unknown, context: string) => void;
  readonly wait?: (delayMs: number) => Promise<void>;
  /** How long each call may take, in milliseconds; no limit by default. */
  readonly timeoutMs?: number;
}

/** A change that was not tried before, of a page that has read no cart. */
export const FIRST_ATTEMPT = { isRetry: false, known: undefined } as const;

/**
 * Wraps a gateway as production code does.
 * @param gateway speaks to a store
 * @param options how it differs from the usual
 * @returns the backend
 */
export function cartBackend(gateway: CartGateway, options: CartBackendOptions = {}): CartBackend {
  const { getPageCurrency = () => 'USD', report = console.error, wait = () => Promise.resolve() } = options;
  return openBackend(gateway, {
    ...(options.timeoutMs !== undefined && { timeoutMs: options.timeoutMs }),
    parseCart: createCartParser({
      getPageCurrency,
      reportField: (field) => {
        report(new Error(field), 'cart/parse');
      },
    }),
    report,
    wait,
  });
}
