import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { variantJson, productJson } from '../../core/product/fixtures.ts';
import { settlePromises } from '../shop.ts';
import { startBuying, type Buying } from './buying.ts';

/** A gift card whose denominations have prices in cents; null for one without a price. */
function giftCard(name: string, denominations: Readonly<Record<string, number | null>>) {
  const variants = Object.entries(denominations).map(([value, price]) =>
    variantJson(`gift-${value}`, { [name]: value }, { price, priceMoney: undefined }),
  );
  return productJson({ productType: 4, variantOptionOrdering: [name], variants }, { id: 'gift-card' });
}

describe('the denominations of a gift card', () => {
  let buying: Buying;
  afterEach(() => {
    buying.close();
  });

  const option = () => {
    const [only, other] = buying.shown().options;
    assert.ok(only && !other, 'one option');
    return only;
  };
  const texts = () => option().values.map(({ text }) => text);

  it('are radio buttons, regardless of the attribute, each with its amount in the page’s locale', async () => {
    buying = await startBuying(giftCard('Denomination', { $25: 2_500, $1000: 100_000 }), {
      locale: 'de-DE',
    });
    assert.equal(buying.shown().options[0]?.style, 'radio');
    assert.equal(option().label, 'Denomination');
    assert.deepEqual(texts(), ['25,00\u00A0$', '1.000,00\u00A0$']);
  });

  it('show their own texts without a price, or with ambiguous prices', async () => {
    buying = await startBuying(giftCard('Card', { 'Thank you': 2_500, 'Get well': 2_500, Later: null }));
    assert.deepEqual(texts(), ['Thank you', 'Get well', 'Later']);
  });

  it('are called “Value” if the owner gave them no name', async () => {
    buying = await startBuying(giftCard('', { $25: 2_500, $50: 5_000 }));
    assert.equal(option().label, 'Value');
    buying.model.actions.choose('option.', '$50');
    assert.deepEqual([option().chosen, buying.shown().priceText], ['$50', '$50.00']);
  });

  it('are required: the group is marked when none is chosen', async () => {
    buying = await startBuying(giftCard('Denomination', { $25: 2_500, $50: 5_000 }));
    buying.model.actions.submit();
    await settlePromises();
    const { failure } = buying.shown();
    assert.deepEqual(
      [failure?.title, failure?.message],
      ['Unable to purchase Gift Card', 'Select a denomination for the Gift Card'],
    );
    assert.ok(option().isInvalid);
  });
});
