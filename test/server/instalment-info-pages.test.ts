import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { startSuiteStore } from '../support/suite-store.ts';
import { Visitor } from '../support/visitor.ts';

const WORDS: Readonly<Record<string, readonly string[]>> = {
  en_US: ['<html lang="en">', 'Afterpay terms'],
  en_CA: ['<html lang="en">', 'Afterpay terms'],
  fr_CA: ['<html lang="fr">', 'Conditions de Afterpay'],
  en_AU: ['<html lang="en">', 'Afterpay terms'],
  en_NZ: ['<html lang="en">', 'Afterpay terms'],
  en_GB: ['<html lang="en">', 'Clearpay terms'],
};

describe('the information pages on instalments', () => {
  const store = startSuiteStore();
  let visitor: Visitor;
  before(async () => {
    visitor = await Visitor.arrive(store.url);
  });

  for (const [locale, words] of Object.entries(WORDS))
    test(`are served for ${locale}`, async () => {
      const { status, headers, text } = await visitor.get(`/instalments/${locale}`);
      assert.equal(status, 200);
      assert.match(headers.get('content-type') ?? '', /^text\/html\b/);
      for (const one of words) assert.ok(text.includes(one), one);
      assert.doesNotMatch(text, /\{[@.#a-z]/);
    });

  test('answer 404 for other locales', async () => {
    for (const locale of ['de_DE', 'constructor', 'en_us'])
      assert.equal((await visitor.get(`/instalments/${locale}`)).status, 404, locale);
  });

  test('are offered by products that can be paid in instalments', async () => {
    const contextOf = async (id: string) =>
      (JSON.parse((await visitor.get(`/api/commerce/products/${id}`)).text) as { installments: unknown })
        .installments;
    for (const id of ['mug', 'tee', 'vase'])
      assert.deepEqual(
        await contextOf(id),
        {
          afterPayAvailable: true,
          afterPayMin: 1_000,
          afterPayMax: 20_000,
          shopperLanguage: 'en',
          stripeAccountCountry: 'US',
        },
        id,
      );
    for (const id of ['print', 'gift-card', 'plants', 'coffee']) assert.equal(await contextOf(id), null, id);
  });

  test('are named in the settings of a product page', async () => {
    const { text } = await visitor.get('/shop/mug');
    assert.match(text, /"Learn more about Afterpay installments"/);
    assert.match(text, /"fr_CA":"\/instalments\/fr_CA"/);
  });
});
