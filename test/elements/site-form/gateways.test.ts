import { expect } from '@open-wc/testing';
import { AssertionError } from '../../../core/errors/index.ts';
import { createStorefront, type Storefront } from '../../../core/storefront/index.ts';
import { formsGateway } from '../../../elements/forms/forms-gateway.ts';
import { placesGateway } from '../../../elements/site-form/places/places-gateway.ts';

describe('the forms gateway', () => {
  let shop: Storefront;
  beforeEach(() => {
    shop = createStorefront();
  });
  afterEach(() => {
    shop.close();
  });

  it('stays in the page without a store, from the first form on', async () => {
    shop.settings.setElementSettings({ gateway: 'memory' });
    expect(await formsGateway(shop).createKey()).to.be.a('string');
  });

  it('names the missing method of an incomplete backend', async () => {
    shop.settings.configure({ gateway: { forms: { loadSchema: () => Promise.resolve({}) } } });
    const refused: unknown = await formsGateway(shop)
      .createKey()
      .catch((error: unknown) => error);
    expect(refused).to.be.instanceOf(AssertionError);
    expect(String(refused)).to.contain('gateway.forms: expected a method validate');
  });
});

describe('the places gateway', () => {
  const CONTEXT = { sessionToken: 't', language: 'en', productPage: '/', productSection: 'form' };
  const { signal } = new AbortController();

  it("is empty without a store, and validates the page's own backend", async () => {
    const shop = createStorefront();
    shop.settings.setElementSettings({ gateway: 'memory' });
    expect(await placesGateway(shop).complete('Ash', CONTEXT, signal)).to.deep.equal({ predictions: [] });
    shop.settings.configure({
      gateway: { places: { complete: () => Promise.resolve('mine'), details: null } },
    });
    const refused: unknown = await placesGateway(shop)
      .complete('Ash', CONTEXT, signal)
      .catch((error: unknown) => error);
    expect(String(refused)).to.contain('gateway.places: expected a method details');
    shop.close();
  });
});
