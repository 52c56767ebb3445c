import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { openCartPage, type OpenCartPage } from './cart-page.ts';

describe('the content of the cart page', () => {
  let page: OpenCartPage;
  afterEach(() => {
    page.close();
  });

  it('shows lines and totals', async () => {
    page = await openCartPage();
    assert.deepEqual(
      page
        .filled()
        .lines.map(({ entry, quantityText, priceText, totalText, variantText }) => [
          entry.title,
          quantityText,
          priceText,
          totalText,
          variantText,
        ]),
      [
        ['Stoneware Mug', '2', '$18.00', '$36.00', ''],
        ['Everyday Tee', '1', '$24.00', '$24.00', 'Ink / S'],
      ],
    );
    assert.deepEqual(page.filled().totals[0], { label: 'Subtotal', amountText: '$60.00' });
    assert.deepEqual(page.model.$states.get(), ['initialised']);
  });

  it('uses the language of the attribute', async () => {
    page = await openCartPage();
    page.model.setAttributes({ minimumSubtotalCents: null, checkoutHref: '', locale: 'de-DE' });
    assert.match(page.lineOf('mug').totalText ?? '', /^36,00\s\$$/);
  });
});
