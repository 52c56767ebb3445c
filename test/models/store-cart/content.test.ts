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

  it('names each coupon once: as applied, or as refused', async () => {
    page = await openCartPage();
    const json = await page.gateway.load();
    let { version } = json;
    const show = async (...codes: [coupons: string[], valid: string[], invalid: string[]]) => {
      const [coupons, validCoupons, invalidCoupons] = codes.map((list) => list.map((code) => ({ code })));
      version = Number(version) + 1;
      const answer = { ...json, version, coupons: coupons!, validCoupons: validCoupons! };
      page.gateway.load = async () => Promise.resolve({ ...answer, invalidCoupons: invalidCoupons! });
      await page.shop.cart.refresh();
      const { totals, notes } = page.filled();
      return [totals.flatMap(({ label }) => (label.startsWith('Coupon') ? [label] : [])), notes];
    };
    const refused = ['Coupon OLD does not apply'];
    assert.deepEqual(await show(['OLD'], [], ['OLD']), [[], refused]);
    assert.deepEqual(await show(['SPRING', 'OLD'], [], ['OLD']), [['Coupon SPRING'], refused]);
    assert.deepEqual(await show(['SPRING', 'OLD'], ['SPRING'], ['OLD']), [['Coupon SPRING'], refused]);
    assert.deepEqual(await show(['SPRING', 'OLD'], ['SPRING', 'OLD'], ['OLD']), [['Coupon SPRING'], refused]);
    assert.deepEqual(await show([' old '], [], ['OLD']), [[], refused]);
    assert.deepEqual(await show([], ['SPRING', 'spring'], ['OLD', 'OLD']), [['Coupon SPRING'], refused]);
    assert.deepEqual(await show(['SPRING'], [], []), [['Coupon SPRING'], []]);
    for (const same of ['ｏｌｄ', 'O\u200BLD', 'old\u00A0', '\u200EOld', 'OL\u00ADD'])
      assert.deepEqual(await show([same], [], ['OLD']), [[], refused], JSON.stringify(same));
    const street = ['Coupon STRASSE does not apply'];
    assert.deepEqual(await show(['straße'], [], ['STRASSE']), [[], street]);
    assert.deepEqual(await show(['été'], [], ['E\u0301TÉ']), [[], ['Coupon E\u0301TÉ does not apply']]);
    assert.deepEqual(await show(['TWO  GO'], [], ['two go']), [[], ['Coupon two go does not apply']]);
    assert.deepEqual(await show(['OLD1'], [], ['OLD']), [['Coupon OLD1'], refused]);
    assert.deepEqual(await show(['\u200B'], [], ['\u2800']), [[], []], 'nothing is shown');
  });

  it('uses the language of the attribute', async () => {
    page = await openCartPage();
    page.model.setAttributes({
      minimumSubtotalCents: null,
      freeShippingThresholdCents: null,
      checkoutHref: '',
      locale: 'de-DE',
    });
    assert.match(page.lineOf('mug').totalText ?? '', /^36,00\s\$$/);
  });
});
