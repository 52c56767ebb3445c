import { expect } from '@open-wc/testing';
import { FAILURE_KINDS, StorefrontError } from '../../../core/errors/index.ts';
import type { Preparation } from '../../../core/purchase/index.ts';
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

describe('a product with additional fields', () => {
  it('sends the answers with the addition, and keeps the button idle until then', async () => {
    const { prepare, answer, asked } = question();
    const { purchase, sent, state } = open(MUG, { prepare });
    const pressed = purchase.submit();
    expect([state(), asked, sent]).to.deep.equal(['idle', ['mug'], []]);
    answer(ANSWERS);
    await pressed;
    expect(sent.map(({ additionalFields }) => additionalFields)).to.deep.equal([ANSWERS]);
    expect(state()).to.equal('adding');
  });

  it('does not ask for an invalid selection', async () => {
    const { prepare, asked } = question();
    const { purchase, failure } = open(TEE, { prepare });
    await purchase.submit();
    expect([asked, failure()?.code]).to.deep.equal([[], 'option-missing']);
  });

  it('adds nothing without an answer, and asks again on the next click', async () => {
    const { prepare, answer, asked } = question();
    const { purchase, sent, state, failure } = open(MUG, { prepare });
    const pressed = purchase.submit();
    answer(null);
    await pressed;
    expect([sent, state(), failure()]).to.deep.equal([[], 'idle', null]);
    void purchase.submit();
    expect(asked).to.have.length(2);
  });

  it('ignores clicks while it asks', async () => {
    const { prepare, answer, asked } = question();
    const { purchase, sent } = open(MUG, { prepare });
    const pressed = purchase.submit();
    await purchase.submit();
    answer(ANSWERS);
    await pressed;
    expect([asked.length, sent.length]).to.deep.equal([1, 1]);
  });

  it('ignores an answer for an earlier product, and does not block the next one', async () => {
    const { prepare, answer, asked } = question();
    const { purchase, model, sent } = open(TEE, { prepare });
    model.choose('Color', 'Ink');
    model.choose('Size', 'S');
    const left = purchase.submit();
    const answerForTee = answer;
    model.setProduct(MUG);
    answerForTee(ANSWERS);
    await left;
    expect(sent).to.deep.equal([]);
    const pressed = purchase.submit();
    answer(ANSWERS);
    await pressed;
    expect([asked, sent.map(({ itemId }) => itemId)]).to.deep.equal([['tee', 'mug'], ['mug']]);
  });

  it('sends known answers without asking', async () => {
    const { prepare, asked } = question();
    const { purchase, sent } = open(MUG, { prepare });
    await purchase.submit(undefined, ANSWERS);
    expect([asked, sent.map(({ additionalFields }) => additionalFields)]).to.deep.equal([[], [ANSWERS]]);
  });

  it('checks the stock before it asks', async () => {
    const { prepare, asked } = question();
    const engraved = withContent(MUG, { additionalFieldsForm: { id: 'engraving', fields: [] } });
    const { purchase, cart, failure } = open(engraved, { prepare, stock: { mug: 1 } });
    await cart.add({ itemId: 'mug', sku: 'mug', quantity: 1, additionalFields: '' });
    await purchase.submit();
    expect([asked, failure()?.code]).to.deep.equal([[], 'sold-out']);
  });

  it('shows a failed question like a failure of the store', async () => {
    const { prepare, fail } = question();
    const { purchase, sent, failure, state } = open(MUG, { prepare });
    const pressed = purchase.submit();
    fail(new StorefrontError(FAILURE_KINDS.soldOut));
    await pressed;
    expect([sent, state()]).to.deep.equal([[], 'error']);
    expect(failure()).to.include({ code: 'sold-out', title: 'Unable to Add Item' });
  });

  it('skips the form if the product changed meanwhile, and sends the selection at the click', async () => {
    const engraved = withContent(TEE, { additionalFieldsForm: { id: 'engraving', fields: [] } });
    const asked: unknown[] = [];
    const prepare: Preparation = ({ request }, { choice }) => {
      asked.push([request.itemId, choice]);
      return null;
    };
    const { purchase, model } = open(engraved, { prepare });
    model.choose('Color', 'Ink');
    model.choose('Size', 'S');
    const left = purchase.submit();
    model.setProduct(MUG);
    await left;
    expect(asked).to.deep.equal([]);
    model.setProduct(engraved);
    model.choose('Color', 'Ink');
    model.choose('Size', 'S');
    const pressed = purchase.submit();
    model.choose('Color', 'Sand');
    await pressed;
    expect(asked).to.deep.equal([['tee', { Color: 'Ink', Size: 'S' }]]);
  });
});
