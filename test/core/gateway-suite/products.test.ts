import { expect } from '@open-wc/testing';
import { SUITE_CATALOG, describeProductGateway } from '../../../core/gateway-suite/index.ts';
import type { JsonObject } from '../../../core/json/index.ts';
import { memoryProductLists, NO_FILTERS, type ProductListGateway } from '../../../core/product-list/index.ts';
import { memoryProductGateway, type ProductGateway } from '../../../core/purchase/index.ts';
import { runProductSuite } from './run-suite.ts';

interface Document {
  readonly id: string;
  readonly title: string;
  readonly structuredContent: { readonly productType: number | null; readonly variants: readonly object[] };
}

/** The documents of the catalog. */
const DOCUMENTS: readonly Document[] = [...new Set(SUITE_CATALOG.map(({ itemId }) => itemId))].map((id) => {
  const items = SUITE_CATALOG.filter(({ itemId }) => itemId === id);
  const [{ title }] = items as [(typeof items)[0]];
  const variants = items.map((item) => ({
    id: item.sku,
    sku: item.sku,
    priceMoney: { value: (item.priceCents / 100).toFixed(2), currency: 'USD' },
    unlimited: !('quantityInStock' in item),
    qtyInStock: 'quantityInStock' in item ? item.quantityInStock : 0,
    attributes: 'attributes' in item ? item.attributes : {},
  }));
  const [first] = variants;
  const content = { productType: id === 'print' ? 2 : 1, priceMoney: first!.priceMoney, variants };
  return { id, title, structuredContent: content };
});

const find = (id: string) => DOCUMENTS.find((document) => document.id === id);

/** Gateways over documents that are in the page already, so that there is nothing to abort. */
const spoilt = (spoil: (document: Document) => unknown): ProductGateway =>
  memoryProductGateway((id) => {
    const document = find(id);
    return document && spoil(document);
  });

const withContent = (document: Document, change: object) => ({
  ...document,
  structuredContent: { ...document.structuredContent, ...change },
});

const withVariants = (document: Document, change: (variant: object) => object) =>
  withContent(document, { variants: document.structuredContent.variants.map(change) });

/** A mistake of a gateway → one of the tests that notice it. */
const FAULTS: Readonly<Record<string, readonly [ProductGateway, string]>> = {
  'loads no product': [spoilt(() => ({ data: null })), 'without options: Error: Product data'],
  'loads another product': [spoilt((document) => ({ ...document, id: 'x' })), 'id and title'],
  'loads no price': [
    spoilt((document) =>
      withVariants(withContent(document, { priceMoney: null }), (variant) => ({
        ...variant,
        priceMoney: null,
      })),
    ),
    'the price of mug',
  ],
  'loads no options': [
    spoilt((document) => withVariants(document, (variant) => ({ ...variant, attributes: {} }))),
    'the options',
  ],
  'loads no stock': [
    spoilt((document) => withVariants(document, (variant) => ({ ...variant, unlimited: true }))),
    'the stock of mug',
  ],
  'answers an unknown id with nothing': [
    { loadProduct: (id) => Promise.resolve(find(id) ?? null) },
    'unknown id with the kind "not-found"',
  ],
};

/** The same documents, with lists of them. */
const listing = (): ProductGateway => ({
  ...memoryProductGateway(find),
  ...memoryProductLists(
    () => inCollections(),
    () => ({ currency: 'USD', locale: 'en-US' }),
  ),
});

function inCollections(): readonly JsonObject[] {
  return DOCUMENTS.map((document) => ({
    ...document,
    collectionId: document.id === 'print' ? 'paper' : 'home',
  }));
}

const LISTS = {
  list: true,
  collection: { name: 'home', itemIds: ['mug', 'tee'] },
  search: 'corrected',
  related: true,
} as const;

/** A mistake of a gateway with lists → one of the tests that notice it. */
const LIST_FAULTS: Readonly<Record<string, readonly [Partial<ProductListGateway>, string]>> = {
  'lists the same page again': [changed('list', (query) => ({ ...query, page: 1 })), 'page by page'],
  'ignores the size of a page': [
    changed('list', (query) => ({ ...query, pageSize: 100 })),
    'two products at most',
  ],
  'ignores the collection': [
    changed('list', (query) => ({ ...query, collection: null })),
    'unknown collection',
  ],
  'ignores the order': [changed('list', (query) => ({ ...query, sort: 'featured' })), 'is in order'],
  'ignores the filters': [changed('list', (query) => ({ ...query, filters: NO_FILTERS })), 'narrows by'],
  'finds anything': [
    changed('search', (query) => ({ ...query, text: 'e' })),
    'nothing where there is nothing',
  ],
  'finds only what is spelt as it is': [
    changed('search', (query) => ({ ...query, text: query.text === 'Evryday' ? 'zzzz' : query.text })),
    'misspelt',
  ],
  'relates a product to itself': [
    { related: () => Promise.resolve({ items: [find('mug')] }) },
    'goes with itself',
  ],
};

function changed<Name extends keyof ProductListGateway>(
  name: Name,
  change: (
    query: Parameters<Required<ProductListGateway>[Name]>[0],
  ) => Parameters<Required<ProductListGateway>[Name]>[0],
): Partial<ProductListGateway> {
  const gateway = listing();
  return { [name]: (query: never, signal: AbortSignal) => gateway[name]?.(change(query) as never, signal) };
}

describe('the tests of a product gateway', () => {
  describeProductGateway('pass for documents in the page', {
    runner: { describe, it },
    open: listing,
    does: { aborts: false, ...LISTS },
  });

  it('pass for documents that tell neither kind nor number', async () => {
    const gateway = spoilt((document) =>
      withVariants(withContent(document, { productType: 1 }), (variant) => {
        const { unlimited, qtyInStock } = variant as { unlimited: boolean; qtyInStock: number };
        return { ...variant, unlimited: false, qtyInStock: null, inStock: unlimited || qtyInStock > 0 };
      }),
    );
    const does = { aborts: false, digital: false, exactStock: false };
    expect((await runProductSuite({ open: () => gateway, does })).failed).to.deep.equal([]);
    for (const name of ['digital', 'exactStock'])
      expect((await runProductSuite({ open: () => gateway, does: { ...does, [name]: true } })).failed).not.to
        .be.empty;
  });

  it('fail for one that goes on after it is aborted', async () => {
    const { failed } = await runProductSuite({ open: () => memoryProductGateway(find) });
    expect(failed).to.have.lengthOf(2);
  });

  for (const [what, [gateway, noticedBy]] of Object.entries(FAULTS)) {
    it(`fail for one that ${what}`, async () => {
      const { failed } = await runProductSuite({ open: () => gateway, does: { aborts: false } });
      expect(failed.join('\n')).to.include(noticedBy);
    });
  }

  for (const [what, [fault, noticedBy]] of Object.entries(LIST_FAULTS)) {
    it(`fail for one that ${what}`, async () => {
      const open = () => ({ ...listing(), ...fault });
      const { failed } = await runProductSuite({ open, does: { aborts: false, ...LISTS } });
      expect(failed.join('\n')).to.include(noticedBy);
    });
  }

  it('fail for one that has lists and does not say so', async () => {
    const { failed } = await runProductSuite({ open: listing, does: { aborts: false } });
    expect(failed.join('\n')).to.include('whether it has list');
  });
});
