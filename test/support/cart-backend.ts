import { createCartParser, openBackend, type CartBackend, type CartGateway } from '../../core/cart/index.ts';
import type { CurrencyCode } from '../../core/money/index.ts';

/** How a backend differs from the usual one, which reports to the console and waits for nothing. */
export interface CartBackendOptions {
  readonly getPageCurrency?: () => CurrencyCode;
  readonly report?: (error: unknown, context: string) => void;
  readonly wait?: (delayMs: number) => Promise<void>;
}

/**
 * Puts a gateway behind the door that every gateway gets.
 * @param gateway speaks to a store
 * @param options how it differs from the usual
 * @returns the backend
 */
export function cartBackend(gateway: CartGateway, options: CartBackendOptions = {}): CartBackend {
  const { getPageCurrency = () => 'USD', report = console.error, wait = () => Promise.resolve() } = options;
  return openBackend(gateway, {
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
