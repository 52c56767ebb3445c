import { expect } from '@open-wc/testing';
import { createCartParser } from '../../../core/cart-client/index.ts';
import type { Cart } from '../../../core/cart/index.ts';
import { formatMoney, money } from '../../../core/money/index.ts';
import { cartJson, entryJson } from './carts-json.ts';

function read(json: unknown): { cart: Cart; noted: string[] } {
  const noted: string[] = [];
  const parse = createCartParser({ getPageCurrency: () => 'NOK', reportField: (field) => noted.push(field) });
  const cart = parse(json);
  return { cart, noted };
}

/** The cart of an otherwise valid answer. */
const withField = (field: string, value: unknown) => read(cartJson({ [field]: value }));
const withEntryField = (field: string, value: unknown) => {
  const { cart, noted } = read(cartJson({ entries: [entryJson({ [field]: value })] }));
  return { entry: cart.entries[0]!, noted };
};

const usd = (cents: number) => money(cents, 'USD');
const NONE = money(0, 'NOK');

describe('a valid cart', () => {
  it('has lines and totals as money', () => {
    const { cart, noted } = read(cartJson());
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
      validCoupons: [{ code: 'SPRING' }],
      invalidCoupons: [{ code: 'WINTER' }],
      subtotal: usd(3_600),
      tax: usd(360),
      shippingCost: usd(500),
      discount: usd(100),
      grandTotal: usd(4_360),
      totalQuantity: 2,
      hasDigital: false,
      purelyDigital: false,
      requiresShipping: true,
      version: 3,
      currency: 'USD',
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
      totalQuantity: 0,
      hasDigital: false,
      purelyDigital: false,
      requiresShipping: false,
      version: null,
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

it('knows a grand total that is sent but not readable from none', () => {
  for (const unreadable of ['0', '4360', -1, 43.6, {}, Number.MAX_VALUE])
    expect(withField('grandTotalCents', unreadable).cart).to.include({
      grandTotal: null,
      isGrandTotalMalformed: true,
    });
  for (const sent of [0, -0, 4_360, null, undefined])
    expect(withField('grandTotalCents', sent).cart).not.to.have.property('isGrandTotalMalformed');
});

/** Amount in JSON → amount in the cart. */
const AMOUNTS = {
  subtotalCents: 'subtotal',
  taxCents: 'tax',
  shippingCostCents: 'shippingCost',
  discountCents: 'discount',
  grandTotalCents: 'grandTotal',
} as const;
const AMOUNT_FIELDS = Object.entries(AMOUNTS);
const ENTRY_AMOUNT_FIELDS = [
  ['subTotal', 'subTotal'],
  ['purchasePriceCents', 'purchasePrice'],
] as const;
const NO_AMOUNTS = ['18.00', 1.5, 2 ** 53, 1e15, Number.NaN, Infinity, {}, [], true];
const NO_COUNTS = ['3', -1, 1.5, 2 ** 53, Number.NaN, {}, [], true];

describe('an invalid cart', () => {
  for (const what of [undefined, null, true, 7, 'cart', [], [cartJson()], {}, { message: 'ok' }, { id: 7 }]) {
    it(`is rejected: ${typeof what} ${(JSON.stringify(what) as string | undefined)?.slice(0, 20) ?? ''}`, () => {
      expect(() => read(what))
        .to.throw()
        .that.includes({ kind: 'unknown-outcome' });
    });
  }

  for (const [field, name] of AMOUNT_FIELDS) {
    it(`has a blank ${field} if it is not an amount`, () => {
      for (const value of NO_AMOUNTS) {
        const { cart, noted } = withField(field, value);
        expect(cart[name], JSON.stringify(value)).to.equal(null);
        expect(noted).to.deep.equal([field]);
        expect(cart.entries).to.have.lengthOf(1);
      }
    });
  }

  it('has a blank amount for a negative one, except for a discount', () => {
    for (const [field, name] of AMOUNT_FIELDS) {
      expect(withField(field, -100).cart[name], field).to.deep.equal(name === 'discount' ? usd(-100) : null);
    }
  });

  it('turns minus zero into zero in amounts and counts', () => {
    expect(Object.is(withField('subtotalCents', -0).cart.subtotal?.amountMinor, 0)).to.equal(true);
    expect(Object.is(withField('totalQuantity', -0).cart.totalQuantity, 0)).to.equal(true);
  });

  it('counts 0 for an entry with an invalid quantity, and blanks its amounts', () => {
    for (const value of NO_COUNTS) expect(withEntryField('quantity', value).entry.quantity).to.equal(0);
    for (const value of NO_AMOUNTS) {
      expect(withEntryField('subTotal', value).entry.subTotal).to.equal(null);
      expect(withEntryField('purchasePriceCents', value).entry.purchasePrice).to.equal(null);
    }
  });

  it('has the pieces of its lines if the count is invalid', () => {
    for (const value of NO_COUNTS) {
      const { cart, noted } = withField('totalQuantity', value);
      expect(cart.totalQuantity).to.equal(2);
      expect(noted).to.deep.equal(['totalQuantity']);
    }
  });

  it('drops invalid entries and keeps the others', () => {
    const { cart, noted } = withField('entries', [null, 7, 'x', {}, { id: 7 }, entryJson()]);
    expect(cart.entries.map(({ id }) => id)).to.deep.equal(['entry-1']);
    expect(noted).to.deep.equal(['entries']);
  });

  it('has empty lists instead of invalid ones', () => {
    expect(withField('entries', 'none').cart.entries).to.deep.equal([]);
    expect(withField('coupons', { 0: {} }).cart.coupons).to.deep.equal([]);
    expect(withField('coupons', [{ code: 7 }, { code: ' ' }, { code: 'SPRING' }]).cart.coupons).to.deep.equal(
      [{ code: 'SPRING' }],
    );
  });

  it('reports the first field only, once per cart', () => {
    const { noted } = read(cartJson({ taxCents: 'x', subtotalCents: 'x', version: 'x' }));
    expect(noted).to.deep.equal(['subtotalCents']);
  });

  it('has no links with a scheme other than http(s)', () => {
    for (const address of ['javascript:alert(1)', ' java\tscript:alert(1)', 'data:text/html,x', 'blob:x']) {
      expect(withEntryField('productUrl', address).entry.productUrl, address).to.equal(null);
      expect(withEntryField('image', { assetUrl: address }).entry.image, address).to.equal(null);
    }
    expect(withEntryField('productUrl', '//cdn.example/x').entry.productUrl).to.equal('//cdn.example/x');
    const assetUrl = 'data:image/gif;base64,AAAA';
    expect(withEntryField('image', { assetUrl, altText: 7 }).entry.image).to.deep.equal({
      assetUrl,
      altText: '',
    });
  });

  it('ignores names from the prototype', () => {
    const json: unknown = JSON.parse(
      '{"id":"c","__proto__":{"entries":[{"id":"evil"}]},"entries":[{"id":"e","chosenVariant":{"attributes":{"__proto__":"x","constructor":"y"}}}]}',
    );
    const { cart } = read(json);
    expect(cart.entries.map(({ id }) => id)).to.deep.equal(['e']);
    expect(cart.entries[0]!.chosenVariant?.attributes).not.to.have.property('polluted');
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
