import { expect } from '@open-wc/testing';
import { AssertionError } from '../../../core/errors/index.ts';
import { createStorefront, type Storefront } from '../../../core/storefront/index.ts';
import { formsGateway } from '../../../elements/site-form/forms-gateway.ts';

describe('the forms of a page', () => {
  let shop: Storefront;
  beforeEach(() => {
    shop = createStorefront();
  });
  afterEach(() => {
    shop.close();
  });

  it('without a store stay in the page, also the first one', async () => {
    shop.settings.setElementSettings({ gateway: 'memory' });
    expect(await formsGateway(shop).createKey()).to.be.a('string');
  });

  it('whose program has half a backend say which method is missing', async () => {
    shop.settings.configure({ gateway: { forms: { loadSchema: () => Promise.resolve({}) } } });
    const refused: unknown = await formsGateway(shop)
      .createKey()
      .catch((error: unknown) => error);
    expect(refused).to.be.instanceOf(AssertionError);
    expect(String(refused)).to.contain('gateway.forms: expected a method validate');
  });
});
