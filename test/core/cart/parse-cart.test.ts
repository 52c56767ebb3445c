import { expect } from '@open-wc/testing';
import { formatMoney, money } from '../../../core/money/index.ts';
import { cartJson, entryJson } from './carts-json.ts';
import { AMOUNT_FIELDS, ENTRY_AMOUNT_FIELDS, read, usd, withEntryField, withField } from './read-cart.ts';

const NONE = money(0, 'NOK');

describe('a valid cart', () => {
  it('has lines and totals as money', () => {
    const ours = { note: 'Ring twice', checkoutUrl: 'https://shop.example/checkout/1' };
    const { cart, noted } = read({ ...cartJson(), ...ours });
    expect(cart).to.deep.equal({
      id: 'cart-1',
      entries: [
        {
          id: 'entry-1',
          itemId: 'mug',
          kind: 'physical',
          quantity: 2,
          chosenVariant: { sku: 'mug', attributes: {} },
          additionalFields: '',
          additionalFieldsFormId: null,
          questions: null,
          title: 'Stoneware Mug',
          subTotal: usd(3_600),
          purchasePrice: usd(1_800),
          productUrl: '/shop/stoneware-mug',
          image: { assetUrl: '/assets/mug.svg', altText: 'The mug' },
        },
      ],
      coupons: [{ code: 'SPRING' }],
      validCoupons: [{ code: 'SPRING', hasFreeShipping: true }],
      invalidCoupons: [{ code: 'WINTER', message: 'It has expired.' }],
      subtotal: usd(3_600),
      tax: usd(360),
      shippingCost: usd(500),
      discount: usd(100),
      grandTotal: usd(4_360),
      giftCards: usd(1_000),
      totalQuantity: 2,
      hasDigital: false,
      purelyDigital: false,
      requiresShipping: true,
      version: 3,
      currency: 'USD',
      note: 'Ring twice',
      checkoutUrl: 'https://shop.example/checkout/1',
    });
    expect(noted).to.deep.equal([]);
  });

  it('is empty if nothing is sent: zero, false and empty lists', () => {
    const { cart, noted } = read({ id: 'cart-1' });
    expect(cart).to.deep.equal({
      id: 'cart-1',
      entries: [],
      coupons: [],
      validCoupons: [],
      invalidCoupons: [],
      subtotal: NONE,
      tax: NONE,
      shippingCost: NONE,
      discount: NONE,
      grandTotal: NONE,
      giftCards: null,
      totalQuantity: 0,
      hasDigital: false,
      purelyDigital: false,
      requiresShipping: false,
      version: null,
      note: null,
      checkoutUrl: null,
      currency: null,
    });
    expect(noted).to.deep.equal([]);
  });

  it('omits optional fields of an entry that the store omits', () => {
    const { cart, noted } = read({ entries: [{ id: 'entry-1' }] });
    expect(cart.entries).to.deep.equal([
      {
        id: 'entry-1',
        itemId: '',
        kind: 'unknown',
        quantity: 0,
        chosenVariant: null,
        additionalFields: '',
        additionalFieldsFormId: null,
        questions: null,
        title: '',
        subTotal: null,
        purchasePrice: null,
        productUrl: null,
        image: null,
      },
    ]);
    expect(noted).to.deep.equal([]);
  });

  it('has the pieces of its lines if the store sends no count, and 0 if it sends 0', () => {
    const entries = [entryJson(), entryJson({ id: 'entry-2', quantity: 3 })];
    expect(read(cartJson({ entries, totalQuantity: undefined })).cart.totalQuantity).to.equal(5);
    expect(read(cartJson({ entries, totalQuantity: null })).cart.totalQuantity).to.equal(5);
    expect(read(cartJson({ entries, totalQuantity: 0 })).cart.totalQuantity).to.equal(0);
  });

  it('tells amounts that are 0 from amounts that the store does not send', () => {
    for (const [field, name] of AMOUNT_FIELDS) {
      expect(withField(field, 0).cart[name], field).to.deep.equal(usd(0));
      for (const absent of [undefined, null]) {
        const { cart, noted } = withField(field, absent);
        expect(cart[name], field).to.equal(null);
        expect(noted).to.deep.equal([]);
      }
    }
    // Lines that cannot be read are no empty cart.
    for (const entries of [[{ title: 'Mug' }], 'many'])
      expect(read({ id: 'cart-1', entries }).cart.subtotal).to.equal(null);
    for (const [field, name] of ENTRY_AMOUNT_FIELDS) {
      expect(withEntryField(field, 0).entry[name], field).to.deep.equal(usd(0));
      expect(withEntryField(field, undefined).entry[name], field).to.equal(null);
    }
  });
});

describe("a cart's currency", () => {
  it('may be in lower case', () => {
    expect(withField('currency', ' eur ').cart.currency).to.equal('EUR');
  });

  it('leaves every amount blank if it cannot be formatted', () => {
    for (const currency of ['XXX', 'KWD', '', 7, {}]) {
      const { cart, noted } = withField('currency', currency);
      expect(noted).to.deep.equal(['currency']);
      expect(AMOUNT_FIELDS.map(([, name]) => cart[name])).to.deep.equal([null, null, null, null, null]);
      expect(cart.entries[0]).to.include({ subTotal: null, purchasePrice: null, quantity: 2 });
      expect(cart).to.include({ currency: null, totalQuantity: 2 });
    }
  });

  it("is the page's if the store sends none", () => {
    for (const left of [undefined, null]) {
      const { cart } = withField('currency', left);
      expect(cart.currency).to.equal(null);
      expect(cart.subtotal).to.deep.equal(money(3_600, 'NOK'));
      expect(cart.entries[0]!.purchasePrice).to.deep.equal(money(1_800, 'NOK'));
    }
  });

  it('can format every accepted amount', () => {
    const { cart } = read(cartJson({ currency: 'JPY', subtotalCents: 999_999_999_999_999 }));
    expect(formatMoney(cart.subtotal!)).to.contain('999');
  });
});
