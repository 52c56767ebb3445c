import { createMemoryCartGateway } from '../../../core/memory-store/index.ts';
import { effectivePrice } from '../../../core/purchase/index.ts';
import {
  isOnSale,
  isQuantityShown,
  isSoldOut,
  isVariantInStock,
  parseProduct,
  priceSummary,
  type Product,
} from '../../../core/product/index.ts';
import { createEngine } from '../../../engine/template/index.ts';
import { catalogOf } from '../../../elements/testing.ts';
import { Visitor } from '../visitor.ts';
import type { Answers, OfferCase } from './cases.ts';

/** An implementation of product status: answers questions about a product as far as it can. */
export type Asker = (each: OfferCase, item: unknown) => Promise<Partial<Answers>>;

/** The module core/product. */
export const askProductModule: Asker = (_, item) => {
  const product = parse(item);
  const { from, price, original } = priceSummary(product, null);
  const decimal = (money: typeof price) => (money === null ? '' : (money.amountMinor / 100).toFixed(2));
  return Promise.resolve({
    isSoldOut: isSoldOut(product),
    isOnSale: isOnSale(product),
    price: sentence(from, [decimal(price), decimal(original)].filter(Boolean)),
    options: Object.fromEntries(product.options.map(({ name, values }) => [name, values])),
    takesSeveral: isQuantityShown(product, { multipleQuantityAllowedForServices: true }),
    unitPrices: Object.fromEntries(
      product.variants.map((variant) => [variant.sku ?? '', decimal(effectivePrice(variant))]),
    ),
    available: product.variants.filter(isVariantInStock).map(({ sku }) => sku ?? ''),
  });
};

/**
 * Makes an asker of the template engine.
 * @param compat which dialect
 * @returns the asker, which knows nothing about single variants
 */
export function askTemplates(compat: 'squarespace' | 'strict'): Asker {
  const engine = createEngine({ locale: 'en-US', compat });
  const print = (source: string, item: unknown): string => engine.render(source, item).output;
  return (_, item) =>
    Promise.resolve({
      isSoldOut: print('{.sold-out?}yes{.end}', item) === 'yes',
      isOnSale: print('{.on-sale?}yes{.end}', item) === 'yes',
      price: readPrice(print('{@|product-price}', item)),
      options: readLists(print('{@|variants-select}', item)),
      takesSeveral: print('{@|quantity-input}', item) !== '',
    });
}

/** The pages and API of the real store; fills a cart to read prices and availability. */
export function askStore(url: string): Asker {
  return async ({ product }) => {
    const visitor = await Visitor.arrive(url);
    const { text } = await visitor.get(`/shop/${product.slug}`);
    const page = text.replaceAll(/<style[^]*?<\/style>/g, '');
    const buying = /<store-add-to-cart[^]*?<\/store-add-to-cart>/.exec(page)?.[0] ?? '';
    const [, head = ''] = /<store-price>([^]*?)<\/store-price>/.exec(page) ?? [];
    const [price = '', mark = ''] = head.split('<span part="status');
    const bought = await buyEach(product, async (sku) => {
      const answer = await visitor.add({ itemId: product.id, sku });
      const { newlyAdded } = answer.json() as { newlyAdded?: { purchasePriceCents: number } };
      return newlyAdded?.purchasePriceCents;
    });
    return {
      isSoldOut: mark.includes('sold-out'),
      isOnSale: mark.includes(' on-sale'),
      price: readPrice(price),
      options: readLists(buying),
      takesSeveral: /<input[^>]* type="text"[^>]* name="quantity"/.test(buying),
      ...bought,
    };
  };
}

/** The memory store, which sells items as core/product reads them. */
export const askMemory: Asker = async ({ product }, item) => {
  const gateway = createMemoryCartGateway({ catalog: catalogOf([item]) });
  return buyEach(product, async (sku) => {
    const request = { itemId: product.id, sku, quantity: 1, additionalFields: '' };
    const answer = await gateway.add(request, sku).catch(() => null);
    return answer?.entry?.purchasePriceCents ?? undefined;
  });
};

async function buyEach(
  { variants }: OfferCase['product'],
  buy: (sku: string) => Promise<number | undefined>,
): Promise<Pick<Answers, 'unitPrices' | 'available'>> {
  const unitPrices: Record<string, string> = {};
  for (const { sku } of variants) {
    const cents = await buy(sku);
    if (cents !== undefined) unitPrices[sku] = (cents / 100).toFixed(2);
  }
  return { unitPrices, available: Object.keys(unitPrices) };
}

/**
 * Parses a price block.
 * @param text markup or text, with amounts of US dollars
 * @returns "24.00", "from 10.00", "15.00 instead of 20.00"; empty for none
 */
export function readPrice(text: string): string {
  const words = text.replaceAll(/<[^>]*>/g, ' ');
  return sentence(/\bfrom\b/i.test(words), words.match(/\d+\.\d\d/g) ?? []);
}

function sentence(isFrom: boolean, amounts: readonly string[]): string {
  return (isFrom ? 'from ' : '') + amounts.join(' instead of ');
}

/** Reads the options from any markup: select lists, and radio buttons. */
function readLists(markup: string): Record<string, readonly string[]> {
  const options: Record<string, string[]> = {};
  for (const list of markup.match(/<select[^]*?<\/select>/g) ?? []) {
    const [, name = ''] = /(?:data-variant-option-name="|name="option\.)([^"]*)"/.exec(list) ?? [];
    options[name] = [...list.matchAll(/<option value="([^"]+)"/g)].map(([, value = '']) => value);
  }
  for (const [, name = '', value = ''] of markup.matchAll(
    /<input type="radio" name="option\.([^"]*)" value="([^"]*)"/g,
  ))
    (options[name] ??= []).push(value);
  return options;
}

function parse(item: unknown): Product {
  const product = parseProduct(item, { fallbackCurrency: 'USD', report: () => undefined });
  if (product === null) throw new Error('no product');
  return product;
}
