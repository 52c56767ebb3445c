import { assertCartGateway } from '../cart/index.ts';
import { testCarts, testLines, testVersions } from './cart-tests.ts';
import { testCodes } from './code-tests.ts';
import { testFields } from './field-tests.ts';
import { testKeys, testParallelChanges } from './key-tests.ts';
import { testAbilities, testAborts, testCheckout, testNote } from './order-tests.ts';
import { testPages } from './page-tests.ts';
import { testRefusals } from './refusal-tests.ts';
import { testStock } from './stock-tests.ts';
import { contextOf } from './suite-context.ts';
import type { CartSuiteOptions } from './suite-options.ts';

/**
 * Declares the tests of a cart gateway: what pages rely on, and what the gateway says that it can do.
 * @param name of the gateway, the title of its tests
 * @param options the test runner, how a new visitor opens the gateway, and what differs from the reference store
 * Source: docs/behaviour/cart.md §9.1, §9.2
 */
export function describeCartGateway(name: string, options: CartSuiteOptions): void {
  const context = contextOf(options);
  const { does, describe, it, openVisitor } = context;
  describe(name, () => {
    it('has every method', async () => {
      assertCartGateway((await openVisitor()).gateway);
    });
    testAbilities(context);
    testCarts(context);
    testLines(context);
    testFields(context);
    testRefusals(context);
    testStock(context);
    testPages(context);
    if (does.versions) testVersions(context);
    if (does.keys) testKeys(context);
    if (does.parallelChanges) testParallelChanges(context);
    if (does.codes) testCodes(context, does.codes);
    if (does.note) testNote(context);
    if (does.checkout) testCheckout(context);
    if (does.aborts) testAborts(context);
  });
}
