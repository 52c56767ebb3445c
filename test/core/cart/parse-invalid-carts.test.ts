import { expect } from '@open-wc/testing';
import { cartJson, entryJson } from './carts-json.ts';
import { AMOUNT_FIELDS, read, usd, withEntryField, withField } from './read-cart.ts';

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

it('knows a grand total that is sent but not readable from none', () => {
  for (const unreadable of ['0', '4360', -1, 43.6, {}, Number.MAX_VALUE])
    expect(withField('grandTotalCents', unreadable).cart).to.include({
      grandTotal: null,
      isGrandTotalMalformed: true,
    });
  for (const sent of [0, -0, 4_360, null, undefined])
    expect(withField('grandTotalCents', sent).cart).not.to.have.property('isGrandTotalMalformed');
});
