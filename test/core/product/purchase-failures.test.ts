import { expect } from '@open-wc/testing';
import { FAILURE_KINDS, StorefrontError, type FailureKind } from '../../../core/errors/index.ts';
import type { PurchaseParts } from '../../../core/product/index.ts';
import { GIFT_CARD, type Json, MUG, productJson, TEE, variantJson } from './fixtures.ts';
import { openShop } from './shop.ts';

const shops: { close(): void }[] = [];
const open: typeof openShop = (...args) => {
  const shop = openShop(...args);
  shops.push(shop);
  return shop;
};

afterEach(() => {
  for (const shop of shops.splice(0)) shop.close();
});

const withContent = (json: Json, content: Json): Json => ({
  ...json,
  structuredContent: { ...(json.structuredContent as Json), ...content },
});
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
  {
    message: 'Subscriptions cannot be started here yet.',
    code: 'subscription-unavailable',
    json: withContent(MUG, { isSubscribable: true }),
  },
  { message: 'Please try again.', code: 'no-product', json: 'nonsense' },
];

describe('found on the page', () => {
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
      await purchase.press();
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
  'in-flight': 'Please try again.',
  invalid: 'Please try again.',
  server: 'Please try again.',
  'unknown-outcome': 'Please try again.',
};

describe('refused by the store', () => {
  for (const kind of Object.values(FAILURE_KINDS)) {
    it(`${kind}: ${SENTENCES[kind]}`, async () => {
      const { purchase, memory, clock, failure, state, model } = open(MUG);
      model.setQuantityText('2');
      // The cart asks once more for an answer that is still in the making.
      memory.failNext(kind, { times: kind === 'in-flight' ? 2 : 1 });
      await purchase.press();
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
    await purchase.press();
    expect(failure()?.message).to.equal(
      'Please enable cookies in your browser, reload the page, and try again.',
    );
  });

  for (const kind of ['invalid', 'server', 'forbidden', 'not-found'] as const) {
    it(`${kind}: the server’s own message`, async () => {
      const { purchase, cart, failure } = open(MUG);
      cart.use(() => Promise.reject(new StorefrontError(kind, { serverMessage: 'Closed for the summer.' })));
      await purchase.press();
      expect(failure()?.message).to.equal('Closed for the summer.');
    });
  }

  it('a field error of the quantity is the quantity’s', async () => {
    const { purchase, cart, failure } = open(MUG);
    const fields = { quantity: 'At most 3 per order.' };
    cart.use(() => Promise.reject(new StorefrontError('invalid', { serverMessage: 'At most 3.', fields })));
    await purchase.press();
    expect(failure()?.field).to.deep.equal(QUANTITY);
  });

  it('a refusal of a middleware that says nothing: Please try again.', async () => {
    const { purchase, cart, failure } = open(MUG);
    cart.use(() =>
      Promise.resolve({
        cart: null,
        entry: null,
        userErrors: [null] as unknown as StorefrontError[],
        warnings: [],
      }),
    );
    await purchase.press();
    expect(failure()).to.include({ message: 'Please try again.', code: 'unknown-outcome' });
  });

  it('something that is no refusal at all: Please try again.', async () => {
    const { purchase, cart, failure } = open(MUG);
    cart.use(() => Promise.reject(new TypeError('a middleware of the page broke')));
    await purchase.press();
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
      await purchase.press();
      expect(failure()?.title).to.equal(title);
    });
  }
});

describe('sold out at the store', () => {
  it('reads the stock again', async () => {
    const { purchase, model, failure } = open(MUG, { stock: { mug: 1 } });
    model.setQuantityText('2');
    await purchase.press();
    expect(failure()?.message).to.equal('Sorry, we do not have enough of that item available.');
    expect(model.$product.get()?.variants[0]?.stock.quantity).to.equal(1);
    expect(model.$quantityText.get()).to.equal('2');
  });

  it('keeps the failure while the stock changes', async () => {
    const { purchase, failure, model } = open(MUG, { stock: { mug: 0 } });
    await purchase.press();
    expect(model.$product.get()?.variants[0]?.stock.quantity).to.equal(0);
    expect(failure()?.code).to.equal('sold-out');
  });

  it('blames no quantity field where there is none', async () => {
    const lastMug = withContent(MUG, { variants: [variantJson('mug', {}, { qtyInStock: 1 })] });
    const { purchase, failure } = open(lastMug, { stock: { mug: 0 } });
    await purchase.press();
    expect(failure()).to.include({ code: 'sold-out', field: null });
  });

  it('is reported even if the stock cannot be read', async () => {
    const shop = open(MUG, { stock: { mug: 0 } });
    shop.cart.stockOf = () => Promise.reject(new StorefrontError('offline'));
    await shop.purchase.press();
    expect(shop.failure()?.code).to.equal('sold-out');
    expect(shop.model.$product.get()?.variants[0]?.stock.quantity).to.equal(50);
  });

  it('says nothing about another product that came meanwhile', async () => {
    const shop = open(MUG, { stock: { mug: 0 } });
    const stock = new Map([['sand-s', { isUnlimited: false, quantity: 1 }]]);
    shop.cart.stockOf = () => {
      shop.model.setProduct(TEE);
      return Promise.resolve(stock);
    };
    await shop.purchase.press();
    expect(shop.model.$product.get()?.variants[0]?.stock.quantity).to.equal(5);
  });
});

describe('a product with a form', () => {
  const withForm = withContent(MUG, { additionalFieldsFormId: 'engraving' });

  it('is enough while more is in stock than the cart holds', async () => {
    const { purchase, model, sent, clock } = open(withForm, { stock: { mug: 2 } });
    await purchase.press();
    clock.pass(3000);
    model.setQuantityText('1');
    await purchase.press();
    expect(sent).to.have.length(2);
  });

  it('is not enough when the cart holds all of it, and nothing is sent', async () => {
    const { purchase, sent, clock, failure } = open(withForm, { stock: { mug: 1 } });
    await purchase.press();
    clock.pass(3000);
    await purchase.press();
    expect(sent).to.have.length(1);
    expect(failure()).to.include({
      message: 'Sorry, we do not have enough of that item available.',
      code: 'sold-out',
    });
  });

  it('counts what the cart holds of this variant only', async () => {
    const teeWithForm = withContent(TEE, { additionalFieldsFormId: 'engraving' });
    const { purchase, model, cart, sent } = open(teeWithForm, { stock: { 'sand-s': 1 } });
    await cart.add({ itemId: 'tee', sku: 'ink-s', quantity: 3, additionalFields: '' });
    model.choose('Color', 'Sand');
    model.choose('Size', 'S');
    await purchase.press();
    expect(sent).to.have.length(2);
  });

  it('is always enough when unlimited', async () => {
    const shop = open(withForm);
    shop.cart.stockOf = () => Promise.resolve(new Map([['mug', { isUnlimited: true, quantity: 0 }]]));
    await shop.purchase.press();
    expect(shop.sent).to.have.length(1);
  });

  it('is left to the store when the stock cannot be read or does not name it', async () => {
    for (const stockOf of [
      () => Promise.reject(new StorefrontError('server')),
      () => Promise.resolve(new Map<string, never>()),
    ]) {
      const shop = open(withForm);
      shop.cart.stockOf = stockOf;
      await shop.purchase.press();
      expect(shop.sent).to.have.length(1);
    }
  });

  it('without a form the stock is not asked for', async () => {
    const shop = open(MUG);
    let asked = 0;
    shop.cart.stockOf = () => {
      asked += 1;
      return Promise.resolve(new Map<string, never>());
    };
    await shop.purchase.press();
    expect(asked).to.equal(0);
  });
});

describe('a failure that is shown', () => {
  it('disappears with the next press', async () => {
    const { purchase, memory, failure } = open(MUG);
    memory.failNext('offline');
    await purchase.press();
    const pressed = purchase.press();
    expect(failure()).to.equal(null);
    await pressed;
    expect(failure()).to.equal(null);
  });

  it('disappears when the selection changes, not when the same value is chosen again', async () => {
    const { purchase, model, failure } = open(TEE);
    model.choose('Color', 'Sand');
    await purchase.press();
    model.choose('Color', 'Sand');
    expect(failure()).not.to.equal(null);
    model.choose('Size', 'S');
    expect(failure()).to.equal(null);
  });

  it('disappears when the quantity changes', async () => {
    const { purchase, model, failure } = open(MUG);
    model.setQuantityText('x');
    await purchase.press();
    expect(failure()).not.to.equal(null);
    model.setQuantityText('2');
    expect(failure()).to.equal(null);
  });

  it('stays when newer data of the product comes', async () => {
    const { purchase, model, failure } = open(TEE);
    await purchase.press();
    model.setProduct({ ...TEE, title: 'New' });
    expect(failure()).not.to.equal(null);
  });

  it('is left to the caller on request, and is still an error for 1 s', async () => {
    const told: string[] = [];
    const { purchase, failure, state } = open(TEE, {
      onFailed: ({ message }) => {
        told.push(message);
        return true;
      },
    });
    await purchase.press();
    expect(told).to.deep.equal(['Please select the Color and Size options.']);
    expect(failure()).to.equal(null);
    expect(state()).to.equal('error');
  });
});

describe('callbacks of the page that throw', () => {
  const boom = (): never => {
    throw new Error('boom');
  };
  const cases: readonly [string, Partial<PurchaseParts>, unknown, string, string | null][] = [
    ['confirmAdd: it is added', { confirmAdd: boom }, MUG, 'adding', null],
    ['onAdded: it is added', { onAdded: boom }, MUG, 'adding', null],
    ['onFailed: the failure is shown', { onFailed: boom }, TEE, 'error', 'option-missing'],
    ['isExpress: the failure is shown', { isExpress: boom }, TEE, 'error', 'option-missing'],
    ['getSettings: please try again', { getSettings: boom }, MUG, 'error', 'unknown-outcome'],
  ];
  for (const [name, parts, json, state, code] of cases) {
    it(`${name}, and the throw is reported`, async () => {
      const shop = open(json, parts);
      await shop.purchase.press();
      expect(shop.reports.map(String)).to.deep.equal(['Error: boom']);
      expect(shop.state()).to.equal(state);
      expect(shop.failure()?.code ?? null).to.equal(code);
    });
  }

  it('cookies that cannot be tested: please try again, and not stuck', async () => {
    const shop = open(MUG, { areCookiesEnabled: boom });
    shop.memory.failNext('crumb');
    await shop.purchase.press();
    expect(shop.failure()?.message).to.equal('Please try again.');
    shop.clock.pass(1000);
    expect(shop.state()).to.equal('idle');
  });
});
