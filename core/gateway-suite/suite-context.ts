import type { CurrencyCode } from '../money/index.ts';
import { requestOf, itemsOf, type SuiteItems } from './suite-catalog.ts';
import {
  cartAbilitiesOf,
  type CartGatewayAbilities,
  type CartSuiteOptions,
  type SuiteRunner,
} from './suite-options.ts';
import { lineIn, visitBy, type SuiteVisitor } from './suite-visitor.ts';

/** What the tests of a cart backend share. */
export interface SuiteContext extends SuiteRunner {
  readonly does: CartGatewayAbilities;
  readonly items: SuiteItems;
  readonly currency: CurrencyCode;
  readonly openVisitor: () => Promise<SuiteVisitor>;
  /** A new visitor with one mug in the cart. */
  readonly openWithMug: () => Promise<{ readonly visitor: SuiteVisitor; readonly entryId: string }>;
}

/**
 * Completes the options of a cart backend's tests.
 * @param options of the author
 */
export function contextOf(options: CartSuiteOptions): SuiteContext {
  const { runner, open, catalog, currency = 'USD' } = options;
  const items = itemsOf(catalog);
  const openVisitor = async () => visitBy(await open(), currency);
  return {
    // Called as functions of their runner.
    describe: (name, declare) => runner.describe(name, declare),
    it: (name, test) => runner.it(name, test),
    does: cartAbilitiesOf(options),
    items,
    currency,
    openVisitor,
    openWithMug: async () => {
      const visitor = await openVisitor();
      return { visitor, entryId: lineIn(await visitor.add(requestOf(items.mug))).id };
    },
  };
}
