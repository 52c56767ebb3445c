import { expect } from '@open-wc/testing';
import { SUITE_CATALOG, describeProductGateway } from '../../../core/gateway-suite/index.ts';
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

describe('the tests of a product gateway', () => {
  describeProductGateway('pass for documents in the page', {
    runner: { describe, it },
    open: () => memoryProductGateway(find),
    does: { aborts: false },
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
});
