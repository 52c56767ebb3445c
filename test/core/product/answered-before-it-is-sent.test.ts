import { expect } from '@open-wc/testing';
import { FAILURE_KINDS, StorefrontError } from '../../../core/errors/index.ts';
import type { Preparation } from '../../../core/product/index.ts';
import { MUG, TEE, withContent } from './fixtures.ts';
import { shopsForOneTest } from './shop.ts';

const open = shopsForOneTest();

const ANSWERS = '{"engraving":"Ada"}';

/** A question that waits for its answer. */
function question() {
  const asked: unknown[] = [];
  let settle: { resolve: (fields: string | null) => void; reject: (error: unknown) => void } | undefined;
  const prepare: Preparation = ({ request }) => {
    asked.push(request.itemId);
    return new Promise((resolve, reject) => (settle = { resolve, reject }));
  };
  return {
    asked,
    prepare,
    answer: (fields: string | null) => settle?.resolve(fields),
    fail: (error: unknown) => settle?.reject(error),
  };
}

describe('something must be answered before a product is added', () => {
  it('the answers go out with the addition, and the button is idle until then', async () => {
    const { prepare, answer, asked } = question();
    const { purchase, sent, state } = open(MUG, { prepare });
    const pressed = purchase.press();
    expect([state(), asked, sent]).to.deep.equal(['idle', ['mug'], []]);
    answer(ANSWERS);
    await pressed;
    expect(sent.map(({ additionalFields }) => additionalFields)).to.deep.equal([ANSWERS]);
    expect(state()).to.equal('adding');
  });

  it('a selection that cannot be sent asks nothing', async () => {
    const { prepare, asked } = question();
    const { purchase, failure } = open(TEE, { prepare });
    await purchase.press();
    expect([asked, failure()?.code]).to.deep.equal([[], 'option-missing']);
  });

  it('no answer, no addition; the next press asks again', async () => {
    const { prepare, answer, asked } = question();
    const { purchase, sent, state, failure } = open(MUG, { prepare });
    const pressed = purchase.press();
    answer(null);
    await pressed;
    expect([sent, state(), failure()]).to.deep.equal([[], 'idle', null]);
    void purchase.press();
    expect(asked).to.have.length(2);
  });

  it('presses in the meantime ask nothing', async () => {
    const { prepare, answer, asked } = question();
    const { purchase, sent } = open(MUG, { prepare });
    const pressed = purchase.press();
    await purchase.press();
    answer(ANSWERS);
    await pressed;
    expect([asked.length, sent.length]).to.deep.equal([1, 1]);
  });

  it('an answer for a product that has been left is ignored, and does not stop the next one', async () => {
    const { prepare, answer, asked } = question();
    const { purchase, model, sent } = open(TEE, { prepare });
    model.choose('Color', 'Ink');
    model.choose('Size', 'S');
    const left = purchase.press();
    const answerForTee = answer;
    model.setProduct(MUG);
    answerForTee(ANSWERS);
    await left;
    expect(sent).to.deep.equal([]);
    const pressed = purchase.press();
    answer(ANSWERS);
    await pressed;
    expect([asked, sent.map(({ itemId }) => itemId)]).to.deep.equal([['tee', 'mug'], ['mug']]);
  });

  it('answers that were given already are sent without a question', async () => {
    const { prepare, asked } = question();
    const { purchase, sent } = open(MUG, { prepare });
    await purchase.press(undefined, ANSWERS);
    expect([asked, sent.map(({ additionalFields }) => additionalFields)]).to.deep.equal([[], [ANSWERS]]);
  });

  it('a product with a form asks the store first, and nobody fills in a form for nothing', async () => {
    const { prepare, asked } = question();
    const engraved = withContent(MUG, { additionalFieldsForm: { id: 'engraving', fields: [] } });
    const { purchase, cart, failure } = open(engraved, { prepare, stock: { mug: 1 } });
    await cart.add({ itemId: 'mug', sku: 'mug', quantity: 1, additionalFields: '' });
    await purchase.press();
    expect([asked, failure()?.code]).to.deep.equal([[], 'sold-out']);
  });

  it('a question that fails is told like a failure of the store', async () => {
    const { prepare, fail } = question();
    const { purchase, sent, failure, state } = open(MUG, { prepare });
    const pressed = purchase.press();
    fail(new StorefrontError(FAILURE_KINDS.soldOut));
    await pressed;
    expect([sent, state()]).to.deep.equal([[], 'error']);
    expect(failure()).to.include({ code: 'sold-out', title: 'Unable to Add Item' });
  });

  it('nobody is asked of a product that has been left while the store was; the selection is that of the press', async () => {
    const engraved = withContent(TEE, { additionalFieldsForm: { id: 'engraving', fields: [] } });
    const asked: unknown[] = [];
    const prepare: Preparation = ({ request }, { choice }) => {
      asked.push([request.itemId, choice]);
      return null;
    };
    const { purchase, model } = open(engraved, { prepare });
    model.choose('Color', 'Ink');
    model.choose('Size', 'S');
    const left = purchase.press();
    model.setProduct(MUG);
    await left;
    expect(asked).to.deep.equal([]);
    model.setProduct(engraved);
    model.choose('Color', 'Ink');
    model.choose('Size', 'S');
    const pressed = purchase.press();
    model.choose('Color', 'Sand');
    await pressed;
    expect(asked).to.deep.equal([['tee', { Color: 'Ink', Size: 'S' }]]);
  });
});
