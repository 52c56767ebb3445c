import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import type { BackendGateways } from '../../../core/gateway-kit/index.ts';
import type { Translation } from '../../support/backends/owner.ts';
import { recordVendure } from '../../support/backends/vendure-recording.ts';
import type { Visit } from '../../support/backends/visits.ts';
import { addTo, callWith, linesOf } from '../../support/gateways/one-visitor.ts';
import { listBy, relatedBy, searchBy } from '../../support/gateways/lists.ts';

interface LanguageContext {
  /** Opens the page of a visitor. */
  readonly open: (
    visit: Visit,
    page: { readonly locale: string },
  ) => Pick<BackendGateways, 'cart' | 'products'>;
}

/** The German texts of a shop in English. */
const GERMAN: Translation = {
  language: 'de',
  product: { of: 'mug', slug: 'becher', name: 'Steingutbecher' },
  collection: { of: 'tableware', slug: 'geschirr', name: 'Geschirr' },
};

const { signal } = new AbortController();

async function titleOf({ products }: Pick<BackendGateways, 'products'>, itemId: string) {
  const { id, title } = (await products.loadProduct(itemId, signal)) as Record<string, unknown>;
  return [id, title];
}

/** Tests a Vendure in two languages. */
export function testLanguages({ open }: LanguageContext): void {
  const recording = recordVendure('translated');
  const runner = recording.runner({ describe, it });
  runner.describe('the languages of Vendure', () => {
    before(async () => {
      const { owner } = await recording.start();
      await owner.translate?.(GERMAN);
    });
    after(() => recording.close());

    testProducts(runner, () => open(recording.visit(), { locale: 'de-AT' }));
    testLists(runner, () => open(recording.visit(), { locale: 'de-AT' }));

    runner.it('are that of the store on a page in one that it does not have', async () => {
      const gateways = open(recording.visit(), { locale: 'fr' });
      assert.deepEqual(await titleOf(gateways, 'becher'), ['mug', 'Stoneware Mug']);
      assert.deepEqual((await searchBy(gateways.products, 'mug')).ids, ['mug']);
    });
  });
}

type Runner = Pick<ReturnType<ReturnType<typeof recordVendure>['runner']>, 'describe' | 'it'>;
type Open = () => Pick<BackendGateways, 'cart' | 'products'>;

function testProducts({ describe: group, it: test }: Runner, german: Open): void {
  group('on a German page', () => {
    test('has German products, by the slug of either language', async () => {
      for (const slug of ['mug', 'becher'])
        assert.deepEqual(await titleOf(german(), slug), ['becher', 'Steingutbecher']);
      // Not translated.
      assert.deepEqual(await titleOf(german(), 'print'), ['print', 'Harbor Print']);
    });

    test('has German lines in the cart', async () => {
      const { cart } = german();
      await addTo(cart, 'becher', 2);
      const { entries } = await cart.load(callWith());
      assert.deepEqual(
        entries?.map(({ itemId, title }) => [itemId, title]),
        [['becher', 'Steingutbecher']],
      );
    });

    test('keeps the name of a product that it has in its markup', async () => {
      const { cart } = german();
      const { entry } = await addTo(cart, 'mug');
      assert.deepEqual(linesOf(await cart.load(callWith())), [['mug', 1]]);
      const fields = { itemId: 'mug', sku: null, additionalFields: '' };
      await cart.updateAdditionalFields(entry!.id, fields, 'key', callWith());
    });
  });
}

function testLists({ describe: group, it: test }: Runner, german: Open): void {
  group('in the lists of a German page', () => {
    test('find a collection by the slug of either language', async () => {
      for (const collection of ['tableware', 'geschirr']) {
        const { products } = german();
        assert.deepEqual((await listBy(products, { collection })).ids, ['becher', 'print']);
        const narrowed = await listBy(products, { collection, category: 'Geschirr' });
        assert.deepEqual(narrowed.ids, ['becher', 'print']);
      }
    });

    test('find and relate products by German words', async () => {
      const { products } = german();
      assert.deepEqual((await searchBy(products, 'steingut')).ids, ['becher']);
      assert.deepEqual(await relatedBy(products, 'mug'), ['print']);
    });
  });
}
