import { assertMethods } from '../errors/index.ts';
import { priceSummary, type Product, type Variant } from '../product/index.ts';
import { refused, same } from './check.ts';
import { PRODUCT_LIST_METHODS } from '../product-list/index.ts';
import { testLists } from './list-tests.ts';
import type { ProductContext } from './product-context.ts';
import { readItem } from './read-item.ts';
import { testRelated, testSearch } from './search-tests.ts';
import { itemsOf, type SuiteItem } from './suite-catalog.ts';
import type { ProductSuiteOptions } from './suite-options.ts';

/**
 * Declares the tests of a product gateway: what it loads can be shown, chosen and bought.
 * @param name of the gateway, the title of its tests
 * @param options the test runner, how the gateway is opened, and what differs from the reference store
 * Source: docs/behaviour/products.md §1.8
 */
export function describeProductGateway(name: string, options: ProductSuiteOptions): void {
  const { runner, open, catalog, currency = 'USD', does } = options;
  const context: ProductContext = {
    open,
    it: (title, test) => runner.it(title, test),
    does: {
      ...{ exactStock: true, digital: true, aborts: true },
      ...{ list: false, collection: false, search: false, related: false },
      ...does,
    },
    items: itemsOf(catalog),
    currency,
  };
  runner.describe(name, () => {
    testProducts(context);
    testFailures(context);
    if (context.does.aborts) testAborts(context);
    if (context.does.list) testLists(context);
    if (context.does.search) testSearch(context);
    if (context.does.related) testRelated(context);
  });
}

function testProducts(context: ProductContext): void {
  const { it, does, items } = context;
  const { mug, print, tee, soldOutTee } = items;

  it('loads a product without options', async () => {
    const product = await load(context, mug);
    same(product.options, []);
    same(isInStock(checkOffer(context, product, mug)), true, 'whether it is in stock');
    if (does.digital) same(product.type, 'physical', 'the kind');
  });

  it('loads a product with options, and the values to choose', async () => {
    const product = await load(context, tee);
    const names = product.options.map((option) => option.name);
    same(names.sort(), Object.keys(tee.attributes ?? {}).sort(), 'the options');
    for (const item of [tee, soldOutTee]) {
      const variant = checkOffer(context, product, item);
      same(variant.attributes, item.attributes, `the options of ${item.sku}`);
      same(isInStock(variant), item === tee, `whether ${item.sku} is in stock`);
    }
  });

  it('loads an unlimited product', async () => {
    const product = await load(context, print);
    const variant = checkOffer(context, product, print);
    same(isInStock(variant), true, 'whether it is in stock');
    if (does.exactStock) same(variant.stock.isUnlimited, true, 'whether it is unlimited');
    if (does.digital) same(product.type, 'digital', 'the kind');
  });
}

function testFailures({ it, open, does }: ProductContext): void {
  it('has every method', async () => {
    const gateway = await open();
    assertMethods(gateway, 'the gateway', ['loadProduct']);
    for (const name of PRODUCT_LIST_METHODS)
      same(name in gateway, does[name] !== false, `whether it has ${name}, as \`does\` says`);
  });

  it('refuses an unknown id with the kind "not-found"', async () => {
    await refused((await open()).loadProduct('no-such-thing', new AbortController().signal), 'not-found');
  });
}

function testAborts({ it, open, items: { mug } }: ProductContext): void {
  for (const when of ['before', 'during']) {
    it(`rejects when it is aborted ${when} the call`, async () => {
      const gateway = await open();
      const life = new AbortController();
      if (when === 'before') life.abort();
      const loading = gateway.loadProduct(mug.itemId, life.signal);
      life.abort();
      const isRejected = await loading.then(
        () => false,
        () => true,
      );
      same(isRejected, true, 'whether it rejects');
    });
  }
}

async function load({ open, currency }: ProductContext, { itemId }: SuiteItem): Promise<Product> {
  const json = await (await open()).loadProduct(itemId, new AbortController().signal);
  return readItem(json, currency);
}

/** Checks id, title, price and stock, and returns the variant. */
function checkOffer({ does, currency }: ProductContext, product: Product, item: SuiteItem): Variant {
  const variant = variantOf(product, item);
  same([product.id, product.title], [item.itemId, item.title], 'id and title');
  const price = { amountMinor: item.priceCents, currency };
  same(priceSummary(product, variant).price, price, `the price of ${item.sku}`);
  if (does.exactStock && item.quantityInStock !== undefined)
    same(variant.stock, { isUnlimited: false, quantity: item.quantityInStock }, `the stock of ${item.sku}`);
  return variant;
}

function variantOf(product: Product, { sku, attributes }: SuiteItem): Variant {
  const variant = product.variants.find((one) => one.sku === sku || (one.sku === null && !attributes));
  if (variant) return variant;
  throw new Error(`The product ${product.id} has no variant ${sku}.`);
}

function isInStock({ stock: { isUnlimited, quantity } }: Variant): boolean {
  return isUnlimited || quantity === null || quantity > 0;
}
