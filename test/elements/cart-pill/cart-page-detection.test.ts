import { expect, fixture } from '@open-wc/testing';
import '../../../elements/all.ts';
import { PAGE_TYPES } from '../../../core/enumerations/index.ts';
import type { Settings } from '../../../core/page/index.ts';
import { createCartPageCheck } from '../../../elements/cart-pill/is-cart-page.ts';
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

  it('is by the page type only where the page has given it, unless the page changes it', () => {
    const isCartPage = createCartPageCheck();
    const answers: boolean[] = [];
    const visit = (path: string, pageType: Settings['pageType']) => {
      history.replaceState(null, '', path);
      answers.push(isCartPage('/basket', { pageType }));
    };
    const [cart, page] = [PAGE_TYPES['show-cart'], PAGE_TYPES.page];
    visit('/anywhere', null);
    visit('/my-cart', cart);
    visit('/shop', cart);
    visit('/my-cart', cart);
    visit('/shop', page);
    visit('/other-cart', cart);
    expect(answers).to.deep.equal([false, true, false, true, false, true]);
  });

  for (const hasApi of [true, false])
    it(`follows the URL ${hasApi ? 'with' : 'without'} the Navigation API, there and back`, async () => {
      if (!hasApi) Object.defineProperty(window, 'navigation', { configurable: true, value: undefined });
      const pushed: unknown[] = [];
      // A router of the page, which was there first.
      const push = (...call: Parameters<History['pushState']>) => {
        pushed.push(call[2]);
        History.prototype.pushState.apply(history, call);
      };
      history.pushState = push;
      try {
        const element = await fixture('<cart-pill href="/basket"></cart-pill>');
        await untilRole(element, PILL);
        for (const change of ['pushState', 'replaceState'] as const) {
          history[change](null, '', '/basket');
          await waitUntil(() => allByRole(element, PILL).length === 0, `${change} to the cart`);
          history[change](null, '', '/shop');
          await untilRole(element, PILL);
        }
        expect(pushed).to.deep.equal(['/basket', '/shop']);
        expect(() => {
          history.pushState(null, '', 'https://other.example');
        }, 'the error of the browser').to.throw(DOMException);
        element.remove();
        await waitUntil(() => history.pushState === push, 'still wrapped');
        expect(Object.hasOwn(history, 'replaceState')).to.equal(false);
      } finally {
        Reflect.deleteProperty(history, 'pushState');
        Reflect.deleteProperty(window, 'navigation');
      }
    });

  it('is hidden after the page has changed its URL without a reload', async () => {
    const element = await fixture('<cart-pill href="/basket"></cart-pill>');
    await untilRole(element, PILL);
    history.pushState(null, '', '/basket');
    await waitUntil(() => allByRole(element, PILL).length === 0, 'still there');
  });
});
