import { expect, fixture } from '@open-wc/testing';
import '../../../elements/all.ts';
import { configureStore } from '../../../elements/index.ts';
import { allByRole, untilRole } from '../../support/by-role.ts';
import { showableStore } from '../../support/tag-cases.ts';
import { waitUntil } from '../../support/wait-until.ts';

const PILL = { role: 'link', name: '2 items in cart, $36.00' };

describe('<cart-pill> on the cart page', () => {
  const address = location.href;

  beforeEach(showableStore);

  afterEach(() => {
    history.replaceState(null, '', address);
    configureStore({ pageType: 'page' });
  });

  it('is hidden whether the URL ends in a slash or not', async () => {
    history.replaceState(null, '', '/basket/');
    const element = await fixture('<cart-pill href="/basket"></cart-pill>');
    expect(allByRole(element, PILL)).to.have.lengthOf(0);
  });

  it('is shown for the same path on another site', async () => {
    const element = await fixture(`<cart-pill href="https://other.example${location.pathname}"></cart-pill>`);
    await untilRole(element, PILL);
  });

  for (const pageType of ['show-cart', 'cart-v2'] as const) {
    it(`is hidden at any URL when the page type is ${pageType}`, async () => {
      const element = await fixture('<cart-pill></cart-pill>');
      await untilRole(element, PILL);
      configureStore({ pageType });
      await waitUntil(() => allByRole(element, PILL).length === 0, 'still there');
    });
  }

  it('is hidden after the page has changed its URL without a reload', async () => {
    const element = await fixture('<cart-pill href="/basket"></cart-pill>');
    await untilRole(element, PILL);
    history.pushState(null, '', '/basket');
    dispatchEvent(new PopStateEvent('popstate'));
    await waitUntil(() => allByRole(element, PILL).length === 0, 'still there');
  });
});
