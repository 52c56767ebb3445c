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

  it('shows the answers of a line, without empty ones', async () => {
    page = await openCartPage();
    const json = await page.gateway.load();
    let { version } = json;
    const answersFor = async (additionalFields: string) => {
      version = Number(version) + 1;
      const entries = json.entries.map((entry) => ({ ...entry, additionalFields }));
      const answer = { ...json, version, entries };
      page.gateway.load = async () => Promise.resolve(answer);
      await page.shop.cart.refresh();
      return page.lineOf('mug').answersText;
    };
    const answers = { who: { first: 'Ada', last: 'Byron' }, diet: ['Vegan', 'No nuts'], age: 0, note: ' ' };
    assert.equal(await answersFor(JSON.stringify(answers)), 'Ada Byron · Vegan, No nuts · 0');
    for (const none of ['', '{}', 'null', '{"who":', '[]', '{"who":null,"diet":[],"sub":{}}'])
      assert.equal(await answersFor(none), '', none);
    assert.equal(await answersFor('{"a":{"b":["x",{"c":"y"}]},"d":true}'), 'x, y');
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
  });

  it('uses the language of the attribute', async () => {
    page = await openCartPage();
    page.model.setAttributes({ minimumSubtotalCents: null, checkoutHref: '', locale: 'de-DE' });
    assert.match(page.lineOf('mug').totalText ?? '', /^36,00\s\$$/);
  });
});
