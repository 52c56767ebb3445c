import { expect } from '@open-wc/testing';
import { MUG, productJson, TEE, variantJson } from './fixtures.ts';
import { shopsForOneTest } from './shop.ts';

const open = shopsForOneTest();

describe('the request of a purchase', () => {
  it('contains the chosen variant’s sku and the typed quantity', async () => {
    const { purchase, model, sent } = open(TEE);
    model.choose('Color', 'Ink');
    model.choose('Size', 'S');
    model.setQuantityText(' 2 ');
    await purchase.submit();
    expect(sent).to.deep.equal([{ itemId: 'tee', sku: 'ink-s', quantity: 2, additionalFields: '' }]);
  });

  it('omits the sku for a variant without one', async () => {
    const { purchase, sent } = open(
      productJson({ variants: [variantJson('x', {}, { sku: null })] }, { id: 'mug' }),
    );
    await purchase.submit();
    expect(sent).to.deep.equal([{ itemId: 'mug', sku: null, quantity: 1, additionalFields: '' }]);
  });

  it('contains quantity 1 if the field is hidden, whatever its value', async () => {
    const { purchase, model, sent } = open({
      ...MUG,
      structuredContent: { productType: 2, variants: [variantJson('mug', {})] },
    });
    model.setQuantityText('abc');
    await purchase.submit();
    expect(sent.map(({ quantity }) => quantity)).to.deep.equal([1]);
  });

  it('contains quantity 1 for a service if the store allows only one', async () => {
    const service = { ...MUG, structuredContent: { productType: 3, variants: [variantJson('mug', {})] } };
    const { purchase, model, sent } = open(service, {
      getSettings: () => ({ multipleQuantityAllowedForServices: false }),
    });
    model.setQuantityText('3');
    await purchase.submit();
    expect(sent.map(({ quantity }) => quantity)).to.deep.equal([1]);
  });

  it('is not sent without confirmation, and nothing is shown', async () => {
    const asked: unknown[] = [];
    const { purchase, sent, state, failure, states } = open(MUG, {
      confirmAdd: (request) => {
        asked.push(request);
        return false;
      },
    });
    await purchase.submit();
    expect(asked).to.deep.equal([{ itemId: 'mug', sku: 'mug', quantity: 1, additionalFields: '' }]);
    expect(sent).to.deep.equal([]);
    expect([state(), failure(), states]).to.deep.equal(['idle', null, []]);
  });

  it('notifies the caller once of the addition', async () => {
    const added: (string | undefined)[] = [];
    const { purchase } = open(MUG, { onAdded: ({ entry }) => added.push(entry?.itemId) });
    await purchase.submit();
    expect(added).to.deep.equal(['mug']);
  });
});
