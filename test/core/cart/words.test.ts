import { expect } from '@open-wc/testing';
import { cartFailureMessage, countText, spokenCount } from '../../../core/cart-client/index.ts';
import { FAILURE_KINDS, StorefrontError, type FailureKind } from '../../../core/errors/index.ts';
import { CART_WORDS, FAILURE_WORDS } from '../../../core/words/index.ts';

const TRY_AGAIN = 'Please try again.';
const SERVER = 'Only on Sundays.';

/** Kind → our sentence, and the sentence if the server sends a message. Source: docs/behaviour/adding-to-cart.md §4.2. */
const SENTENCES: Readonly<Record<FailureKind, readonly [string, string]>> = {
  offline: ['Please check your internet connection.', 'Please check your internet connection.'],
  timeout: [TRY_AGAIN, SERVER],
  'rate-limited': ['Please try again in a few seconds.', 'Please try again in a few seconds.'],
  crumb: [
    'Your session has expired. Please reload the page and try again.',
    'Your session has expired. Please reload the page and try again.',
  ],
  forbidden: [TRY_AGAIN, SERVER],
  'not-found': [TRY_AGAIN, SERVER],
  'sold-out': [
    'Sorry, we do not have enough of that item available.',
    'Sorry, we do not have enough of that item available.',
  ],
  bought: ['This cart has already been bought.', 'This cart has already been bought.'],
  'in-flight': [TRY_AGAIN, SERVER],
  invalid: [TRY_AGAIN, SERVER],
  server: [TRY_AGAIN, SERVER],
  'unknown-outcome': [TRY_AGAIN, SERVER],
};

describe('cartFailureMessage', () => {
  for (const kind of Object.values(FAILURE_KINDS)) {
    const [own, besideServer] = SENTENCES[kind];
    it(`explains "${kind}": ${own}`, () => {
      expect(cartFailureMessage(new StorefrontError(kind), () => true)).to.equal(own);
    });

    it(`explains "${kind}" with a message of the server: ${besideServer}`, () => {
      const failure = new StorefrontError(kind, { serverMessage: SERVER });
      expect(cartFailureMessage(failure, () => true)).to.equal(besideServer);
    });
  }

  it('asks for cookies after a refused crumb without cookies', () => {
    expect(cartFailureMessage(new StorefrontError('crumb'), () => false)).to.equal(
      'Please enable cookies in your browser, reload the page, and try again.',
    );
  });

  it('checks cookies only after a refused crumb', () => {
    const complain = () => {
      throw new Error('was asked');
    };
    for (const kind of Object.values(FAILURE_KINDS).filter((one) => one !== 'crumb')) {
      cartFailureMessage(new StorefrontError(kind), complain);
    }
  });

  it("uses the server's message for the first field, if there is no other", () => {
    const failure = new StorefrontError('invalid', { fields: { quantity: 'Quantity must be a number.' } });
    expect(cartFailureMessage(failure, () => true)).to.equal('Quantity must be a number.');
    expect(cartFailureMessage(new StorefrontError('invalid', { fields: {} }), () => true)).to.equal(
      TRY_AGAIN,
    );
  });

  it('asks to try again after any other caught value', () => {
    for (const error of [new Error('<b>internal</b>'), 'text', null, undefined]) {
      expect(cartFailureMessage(error, () => true)).to.equal(TRY_AGAIN);
    }
  });
});

describe('the words of the cart', () => {
  it('match docs/behaviour word for word', () => {
    expect(Object.values({ ...FAILURE_WORDS, ...CART_WORDS })).to.include.members([
      'Unable to Add Item',
      'Unable to Purchase Item',
      'Unable to purchase Gift Card',
      'Unable to update quantity',
      'Unable to remove item',
      'Please check your internet connection.',
      'Please try again.',
      'Update the missing or invalid information above.',
      'To check out, your order subtotal must be {subtotal} or more.',
      'You have nothing in your shopping cart.',
    ]);
  });

  const COUNTS: readonly (readonly [number, string, string])[] = [
    [0, '0', '0 items in cart'],
    [1, '1', 'One item in cart'],
    [2, '2', '2 items in cart'],
    [100, '100', '100 items in cart'],
    [101, '100+', 'More than 100 items in cart'],
    [9_999, '100+', 'More than 100 items in cart'],
  ];
  for (const [count, text, spoken] of COUNTS) {
    it(`for ${count} are "${text}" and "${spoken}"`, () => {
      expect([countText(count), spokenCount(count)]).to.deep.equal([text, spoken]);
    });
  }
});
