import { expect } from '@open-wc/testing';
import { FAILURE_KINDS, StorefrontError, type FailureKind } from '../../../core/errors/index.ts';
import { GIFT_CARD, MUG, productJson, TEE, variantJson, withContent } from './fixtures.ts';
import { shopsForOneTest } from './shop.ts';

const open = shopsForOneTest();

const THREE_OPTIONS = productJson({
  variantOptionOrdering: ['Color', 'Size', 'Fit'],
  variants: [
    variantJson('1', { Color: 'Ink', Size: 'S', Fit: 'Slim' }),
    variantJson('2', { Color: 'Sand', Size: 'M', Fit: 'Wide' }),
  ],
});
const QUANTITY = { type: 'quantity' };
const option = (...names: string[]) => ({ type: 'option', names });

interface Row {
  readonly message: string;
  readonly code: string;
  readonly json: unknown;
  readonly choice?: Readonly<Record<string, string>>;
  readonly quantity?: string;
  readonly field?: object;
  readonly title?: string;
}

/** Every failure that the page itself finds, with its sentence. */
const FOUND_ON_THE_PAGE: readonly Row[] = [
  {
    message: 'Please select the Size option.',
    code: 'option-missing',
    json: TEE,
    choice: { Color: 'Sand' },
    field: option('Size'),
  },
  {
    message: 'Please select the Color and Size options.',
    code: 'option-missing',
    json: TEE,
    field: option('Color', 'Size'),
  },
  {
    message: 'Please select the Color, Size and Fit options.',
    code: 'option-missing',
    json: THREE_OPTIONS,
    field: option('Color', 'Size', 'Fit'),
  },
  {
    message: 'Sorry, that item variant is unavailable. Please select another variant.',
    code: 'variant-unavailable',
    json: TEE,
    choice: { Color: 'Ink', Size: 'M' },
    field: option('Color', 'Size'),
  },
  {
    message: 'Sorry, we do not have enough of that item available.',
    code: 'sold-out',
    json: TEE,
    choice: { Color: 'Sand', Size: 'M' },
  },
  {
    message: 'Sorry, we do not have enough of that item available.',
    code: 'sold-out',
    json: MUG,
    quantity: '51',
    field: QUANTITY,
  },
  {
    message: 'Sorry, we do not have enough of that item available.',
    code: 'sold-out',
    json: withContent(MUG, { variants: [] }),
  },
  {
    message: 'Quantity must be a number.',
    code: 'quantity-not-a-number',
    json: MUG,
    quantity: 'two',
    field: QUANTITY,
  },
  {
    message: 'Quantity must be a number.',
    code: 'quantity-not-a-number',
    json: MUG,
    quantity: '',
    field: QUANTITY,
  },
  {
    message: 'Quantity must be a whole number',
    code: 'quantity-not-whole',
    json: MUG,
    quantity: '1.5',
    field: QUANTITY,
  },
  {
    message: 'Quantity must be 1 or more.',
    code: 'quantity-too-small',
    json: MUG,
    quantity: '0',
    field: QUANTITY,
  },
  {
    message: 'Quantity must be 9999 or less.',
    code: 'quantity-too-large',
    json: MUG,
    quantity: '10000',
    field: QUANTITY,
  },
  {
    message: 'Select a denomination for the Gift Card',
    code: 'option-missing',
    json: GIFT_CARD,
    field: option('Denomination'),
    title: 'Unable to purchase Gift Card',
  },
  { message: 'Please try again.', code: 'no-product', json: 'nonsense' },
];

describe('failures found on the page', () => {
  for (const {
    message,
    code,
    json,
    choice = {},
    quantity,
    field = null,
    title = 'Unable to Add Item',
  } of FOUND_ON_THE_PAGE) {
    it(`${code}: ${message}`, async () => {
      const { purchase, model, clock, sent, failure, state } = open(json);
      for (const [name, value] of Object.entries(choice)) model.choose(name, value);
      if (quantity !== undefined) model.setQuantityText(quantity);
      await purchase.submit();
      expect(failure()).to.deep.equal({ title, message, code, field });
      expect(sent).to.deep.equal([]);
      expect(state()).to.equal('error');
      clock.pass(1000);
      expect(state()).to.equal('idle');
      expect({ ...model.$choice.get() }).to.deep.equal(choice);
      if (quantity !== undefined) expect(model.$quantityText.get()).to.equal(quantity);
    });
  }
});

/** Every kind of refusal with its sentence. */
const SENTENCES: Readonly<Record<FailureKind, string>> = {
  crumb: 'Your session has expired. Please reload the page and try again.',
  'rate-limited': 'Please try again in a few seconds.',
  offline: 'Please check your internet connection.',
  timeout: 'Please try again.',
  forbidden: 'Please try again.',
  'not-found': 'Please try again.',
  'sold-out': 'Sorry, we do not have enough of that item available.',
  bought: 'This cart has already been bought.',
  'in-flight': 'Please try again.',
  invalid: 'Please try again.',
  server: 'Please try again.',
  'unknown-outcome': 'Please try again.',
};

describe('refusals of the store', () => {
  for (const kind of Object.values(FAILURE_KINDS)) {
    it(`${kind}: ${SENTENCES[kind]}`, async () => {
      const { purchase, memory, clock, failure, state, model } = open(MUG);
      model.setQuantityText('2');
      // The cart asks once more for an answer that is still in the making.
      memory.failNext(kind, { times: kind === 'in-flight' ? 2 : 1 });
      await purchase.submit();
      expect(failure()).to.deep.equal({
        title: 'Unable to Add Item',
        message: SENTENCES[kind],
        code: kind,
        field: kind === 'sold-out' ? QUANTITY : null,
      });
      clock.pass(1000);
      expect(state()).to.equal('idle');
      expect(model.$quantityText.get()).to.equal('2');
    });
  }

  it('crumb with cookies off: Please enable cookies in your browser, reload the page, and try again.', async () => {
    const { purchase, memory, failure } = open(MUG, { areCookiesEnabled: () => false });
    memory.failNext('crumb');
    await purchase.submit();
    expect(failure()?.message).to.equal(
      'Please enable cookies in your browser, reload the page, and try again.',
    );
  });

  for (const kind of ['invalid', 'server', 'forbidden', 'not-found'] as const) {
    it(`${kind}: the server’s own message`, async () => {
      const { purchase, cart, failure } = open(MUG);
      cart.use(() => Promise.reject(new StorefrontError(kind, { serverMessage: 'Closed for the summer.' })));
      await purchase.submit();
      expect(failure()?.message).to.equal('Closed for the summer.');
    });
  }

  it('a field error of the quantity points at the quantity field', async () => {
    const { purchase, cart, failure } = open(MUG);
    const fields = { quantity: 'At most 3 per order.' };
    cart.use(() => Promise.reject(new StorefrontError('invalid', { serverMessage: 'At most 3.', fields })));
    await purchase.submit();
    expect(failure()?.field).to.deep.equal(QUANTITY);
  });

  it('a refusal of a middleware without a message: Please try again.', async () => {
    const { purchase, cart, failure } = open(MUG);
    cart.use(() =>
      Promise.resolve({
        cart: null,
        entry: null,
        userErrors: [null] as unknown as StorefrontError[],
        warnings: [],
      }),
    );
    await purchase.submit();
    expect(failure()).to.include({ message: 'Please try again.', code: 'unknown-outcome' });
  });

  it('an unknown error: Please try again.', async () => {
    const { purchase, cart, failure } = open(MUG);
    cart.use(() => Promise.reject(new TypeError('a middleware of the page broke')));
    await purchase.submit();
    expect(failure()).to.include({ message: 'Please try again.', code: 'unknown-outcome' });
  });
});

describe('the title of a failure', () => {
  for (const [title, json, isExpress] of [
    ['Unable to Add Item', MUG, false],
    ['Unable to Purchase Item', MUG, true],
    ['Unable to purchase Gift Card', GIFT_CARD, false],
    ['Unable to purchase Gift Card', GIFT_CARD, true],
  ] as const) {
    it(`${title}${isExpress ? ', with express checkout' : ''}`, async () => {
      const { purchase, model, memory, failure } = open(json, { isExpress: () => isExpress });
      model.choose('Denomination', '$25');
      memory.failNext('offline');
      await purchase.submit();
      expect(failure()?.title).to.equal(title);
    });
  }
});
