import {
  describeAccountGateway,
  describeCartGateway,
  describeProductGateway,
  type AccountSuiteOptions,
  type CartSuiteOptions,
  type ProductSuiteOptions,
  type SuiteRunner,
} from '../../../core/gateway-suite/index.ts';

/** What a run of declared tests found. */
export interface SuiteRun {
  /** The tests' titles, with those of their groups. */
  readonly titles: readonly string[];
  readonly failed: readonly string[];
}

/** Declares the tests of a cart gateway with a runner that only collects them, and runs them. */
export function runCartSuite(options: Omit<CartSuiteOptions, 'runner'>): Promise<SuiteRun> {
  return run((runner) => {
    describeCartGateway('cart', { ...options, runner });
  });
}

/** Declares the tests of a product gateway with a runner that only collects them, and runs them. */
export function runProductSuite(options: Omit<ProductSuiteOptions, 'runner'>): Promise<SuiteRun> {
  return run((runner) => {
    describeProductGateway('products', { ...options, runner });
  });
}

/** Declares the tests of an account gateway with a runner that only collects them, and runs them. */
export function runAccountSuite(options: Omit<AccountSuiteOptions, 'runner'>): Promise<SuiteRun> {
  return run((runner) => {
    describeAccountGateway('accounts', { ...options, runner });
  });
}

async function run(declare: (runner: SuiteRunner) => void): Promise<SuiteRun> {
  const tests: { readonly title: string; readonly test: () => Promise<void> }[] = [];
  let path: readonly string[] = [];
  declare({
    describe(name, declareInner) {
      const outer = path;
      path = [...path, name];
      declareInner();
      path = outer;
    },
    it: (name, test) => tests.push({ title: [...path.slice(1), name].join(' '), test }),
  });
  const failed: string[] = [];
  for (const { title, test } of tests)
    await test().catch((error: unknown) => failed.push(`${title}: ${String(error)}`));
  return { titles: tests.map(({ title }) => title), failed };
}
