import { expect } from '@open-wc/testing';
import { addButtonLabel, optionPlaceholder, type PurchaseState } from '../../../core/product/index.ts';
import { missingOptionsMessage } from '../../../core/purchase/index.ts';
import { GIFT_CARD, MUG, productJson, productOf, TEE } from './fixtures.ts';
import { PRODUCT_WORDS } from '../../../core/words/index.ts';

const IDLE: PurchaseState = { state: 'idle' };
const ADDING: PurchaseState = { state: 'adding', isSlow: false };
const ADDED: PurchaseState = {
  state: 'added',
  result: { cart: null, entry: null, userErrors: [], warnings: [] },
};

describe('asking for options', () => {
  const tee = productOf(TEE);
  for (const [names, sentence] of [
    [['Size'], 'Please select the Size option.'],
    [['Color', 'Size'], 'Please select the Color and Size options.'],
    [['Color', 'Size', 'Fit'], 'Please select the Color, Size and Fit options.'],
    [['{option}'], 'Please select the {option} option.'],
  ] as const) {
    it(sentence, () => {
      expect(missingOptionsMessage(tee, names)).to.equal(sentence);
    });
  }

  it('reads “Select a denomination for the Gift Card”', () => {
    expect(missingOptionsMessage(productOf(GIFT_CARD), ['Denomination'])).to.equal(
      'Select a denomination for the Gift Card',
    );
  });
});

describe('default labels', () => {
  for (const [name, words] of Object.entries({
    addToCart: 'Add To Cart',
    subscribe: 'Subscribe',
    quantity: 'Quantity',
    selectValue: 'Select Value',
    soldOut: 'sold out',
    sale: 'sale',
    adding: 'Adding…',
    added: 'Added!',
  })) {
    it(words, () => {
      expect(PRODUCT_WORDS).to.have.property(name, words);
    });
  }

  it('include “Select Color” as first entry, and “Select Value” for a gift card', () => {
    expect(optionPlaceholder(productOf(TEE), 'Color')).to.equal('Select Color');
    expect(optionPlaceholder(productOf(GIFT_CARD), 'Denomination')).to.equal('Select Value');
  });
});

describe('the add button’s label', () => {
  const custom = productOf(productJson({ useCustomAddButtonText: true, customAddButtonText: 'Pre-order' }));
  const subscribable = productOf(productJson({ isSubscribable: true }));

  it('is “Add To Cart” when idle, on error and without a product', () => {
    expect(addButtonLabel(productOf(MUG), IDLE)).to.equal('Add To Cart');
    expect(addButtonLabel(productOf(MUG), { state: 'error' })).to.equal('Add To Cart');
    expect(addButtonLabel(null, IDLE)).to.equal('Add To Cart');
  });

  it('is “Subscribe” for a subscribable product', () => {
    expect(addButtonLabel(subscribable, IDLE)).to.equal('Subscribe');
  });

  it('prefers the owner’s label to the defaults', () => {
    expect(addButtonLabel(custom, IDLE)).to.equal('Pre-order');
    const both = productOf(
      productJson({ isSubscribable: true, useCustomAddButtonText: true, customAddButtonText: 'Join' }),
    );
    expect(addButtonLabel(both, IDLE)).to.equal('Join');
  });

  it('prefers the author’s label to the owner’s, unless it is empty', () => {
    expect(addButtonLabel(custom, IDLE, { buttonText: 'Buy' })).to.equal('Buy');
    expect(addButtonLabel(custom, IDLE, { buttonText: ' ' })).to.equal('Pre-order');
  });

  it('is “Adding…” and “Added!” whatever the label', () => {
    expect(addButtonLabel(custom, ADDING, { buttonText: 'Buy' })).to.equal('Adding…');
    expect(addButtonLabel(custom, ADDED, { buttonText: 'Buy' })).to.equal('Added!');
  });
});
