import { expect } from '@open-wc/testing';
import { byRole } from '../../support/by-role.ts';
import { answerCarts, openCart, type CartPage } from './cart-page.ts';
import '../../support/no-uncaught.ts';
import { waitUntil } from '../../support/wait-until.ts';

const NOTHING = {
  taxCents: 0,
  shippingCostCents: 0,
  discountCents: 0,
  grandTotalCents: null,
  coupons: [],
  validCoupons: [],
  invalidCoupons: [],
};

const summaryOf = ({ element }: CartPage) => byRole(element, { role: 'region', name: 'Order summary' });

/** The rows of the totals: label and amount. */
const rowsOf = (page: CartPage) =>
  [...summaryOf(page).querySelectorAll('dt')].map((label) => [
    label.textContent,
    label.nextElementSibling!.textContent,
  ]);

const FULL_DISCOUNT = ['Discount', '-$30.00'];
const SUBTOTAL = ['Subtotal', '$30.00'];

describe('the totals of the cart', () => {
  it('begin at the height of the first line, beside it', async () => {
    const page = await openCart();
    page.element.style.inlineSize = '60rem';
    await waitUntil(() => getComputedStyle(summaryOf(page)).position === 'sticky');
    const [picture] = page.element.shadowRoot!.querySelectorAll('[part=image]');
    expect(picture!.getBoundingClientRect().top).to.equal(summaryOf(page).getBoundingClientRect().top);
  });

  for (const [what, change, rows] of [
    ['only the subtotal', {}, []],
    ['a tax', { taxCents: 240 }, [['Tax', '$2.40']]],
    ['shipping', { shippingCostCents: 500 }, [['Shipping', '$5.00']]],
    ['a discount', { discountCents: 300 }, [['Discount', '-$3.00']]],
    ['a total', { grandTotalCents: 3_440 }, [['Total', '$34.40']]],
    ['a total of 0', { discountCents: 3_000, grandTotalCents: 0 }, [FULL_DISCOUNT, ['Total', '$0.00']]],
    [
      'what gift cards pay',
      { grandTotalCents: 3_000, giftCardCents: 500 },
      [
        ['Total', '$30.00'],
        ['Gift cards', '-$5.00'],
        ['To pay', '$25.00'],
      ],
    ],
    ['a coupon', { validCoupons: [{ code: 'SPRING' }] }, [['Coupon SPRING', '']]],
    ['a coupon without a verdict', { coupons: [{ code: 'SPRING' }] }, [['Coupon SPRING', '']]],
    [
      'all rows',
      {
        ...{ taxCents: 240, shippingCostCents: 500, discountCents: 300, grandTotalCents: 3_440 },
        validCoupons: [{ code: 'SPRING' }],
      },
      [
        ['Coupon SPRING', ''],
        ['Discount', '-$3.00'],
        ['Shipping', '$5.00'],
        ['Tax', '$2.40'],
        ['Total', '$34.40'],
      ],
    ],
  ] as const) {
    it(`show ${what} and nothing else`, async () => {
      const page = await openCart();
      await answerCarts(page.gateway, { ...NOTHING, ...change });
      await page.settle();
      expect(rowsOf(page)).to.deep.equal([SUBTOTAL, ...rows]);
    });
  }

  it('name a coupon that does not apply', async () => {
    const page = await openCart();
    await answerCarts(page.gateway, { ...NOTHING, invalidCoupons: [{ code: 'OLD' }] });
    await page.settle();
    expect(summaryOf(page).textContent).to.include('Coupon OLD does not apply');
    expect(rowsOf(page)).to.deep.equal([SUBTOTAL]);
  });

  it('have no rows for amounts that the store does not send', async () => {
    const page = await openCart();
    const { entries } = await page.gateway.load();
    const [entry] = entries.map(({ subTotal: _1, purchasePriceCents: _2, ...rest }) => rest);
    await answerCarts(page.gateway, { ...NOTHING, entries: [entry], subtotalCents: undefined });
    await page.settle();
    expect(rowsOf(page)).to.deep.equal([]);
    expect(page.element.shadowRoot!.textContent).to.include('Stoneware Mug').and.not.include('$');
  });

  it('leave malformed amounts blank, in lines and totals', async () => {
    const page = await openCart();
    const [entry] = (await page.gateway.load()).entries;
    const nonsense = ['12.5', 'free', Number.NaN, {}] as const;
    await answerCarts(page.gateway, {
      entries: [{ ...entry, quantity: 2, purchasePriceCents: nonsense[1], subTotal: nonsense[3] }],
      subtotalCents: nonsense[2],
      taxCents: nonsense[1],
      shippingCostCents: nonsense[3],
      discountCents: nonsense[0],
      grandTotalCents: nonsense[1],
    });
    await page.settle();
    const text = page.element.shadowRoot!.textContent;
    expect(text).to.include('Stoneware Mug');
    expect(text).not.to.match(/NaN|undefined|null|\[object|\$/);
    expect(rowsOf(page)).to.deep.equal([]);
  });

  for (const [way, attributes] of [
    ['', 'minimum-subtotal-cents="5000"'],
    [' in the format of another locale', 'minimum-subtotal-cents="5000" locale="de-DE"'],
  ] as const) {
    it(`state the minimum subtotal below it${way}`, async () => {
      const page = await openCart(attributes);
      const amount = way === '' ? '$50.00' : '50,00\u00a0$';
      await waitUntil(() =>
        summaryOf(page).textContent.includes(`To check out, your order subtotal must be ${amount} or more.`),
      );
      const description = page.checkout().getAttribute('aria-describedby')!;
      expect(page.element.shadowRoot!.getElementById(description)!.textContent).to.include(amount);
    });
  }

  it('say nothing at the minimum subtotal', async () => {
    const page = await openCart('minimum-subtotal-cents="3000"');
    expect(summaryOf(page).textContent).not.to.include('To check out');
    expect(page.checkout().hasAttribute('aria-disabled')).to.equal(false);
  });
});
