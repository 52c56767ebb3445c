import { expect } from '@open-wc/testing';
import { readPage } from '../../../core/api/index.ts';
import { createMemoryCartGateway } from '../../../core/memory-store/index.ts';
import type { NotFoundError } from '../../../core/errors/index.ts';
import { createMemoryFormEditorGateway } from '../../../owner/forms/index.ts';
import { createMemoryFormsGateway } from '../../../core/forms/index.ts';
import { memoryProductGateway } from '../../../core/purchase/index.ts';

const { signal } = new AbortController();
const cart = createMemoryCartGateway({ catalog: [] });

/** Request → path in the error. */
const ASKED: Readonly<Record<string, readonly [ask: () => Promise<unknown>, path: string]>> = {
  'the stock of a product': [() => cart.stockOf('mug'), '/api/commerce/inventory/stock/'],
  'a product that is added': [
    () => cart.add({ itemId: 'mug', sku: null, quantity: 1, additionalFields: 'null' }, 'key-1'),
    '/api/commerce/shopping-cart/entries',
  ],
  'a line of the cart': [
    () => cart.setQuantity('line/1', 2, 'key-2'),
    '/api/commerce/shopping-cart/entries/line%2F1',
  ],
  'a product of the page': [
    () => memoryProductGateway(() => undefined).loadProduct('mug', signal),
    '/api/commerce/products/mug',
  ],
  'the schema of a form': [
    () => createMemoryFormsGateway().loadSchema('CONTACT'),
    '/api/template/GetTemplateSchema',
  ],
  "an owner's form": [() => createMemoryFormEditorGateway({}).loadForm('a b'), '/api/owner/forms/a%20b'],
  'a page inside the page': [() => readPage('/not-there.html?who=me#now', signal), '/not-there.html'],
};

describe('NotFoundError', () => {
  for (const [name, [ask, path]] of Object.entries(ASKED))
    it(`has the requested path: ${name}`, async () => {
      const error: unknown = await ask().catch((cause: unknown) => cause);
      expect(error).to.include({ kind: 'not-found', path } satisfies Partial<NotFoundError>);
    });
});
