import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../elements/all.ts';
import { PRODUCT_WORDS } from '../../../core/words/index.ts';
import { configureStore } from '../../../elements/index.ts';
import { storefront } from '../../../core/storefront/index.ts';
import { mugProduct, useMemoryStore } from '../../../elements/testing.ts';
import { ADD_BUTTON, SUBSCRIBE_BUTTON } from '../../support/add-button.ts';
import { byRole, focusedNode, untilRole } from '../../support/by-role.ts';
import { tap } from '../../support/visitor-input.ts';
import { waitUntil } from '../../support/wait-until.ts';

const ONCE = { role: 'radio', name: 'One-time purchase · $18.00' };
const SUBSCRIBE = { role: 'radio', name: `${PRODUCT_WORDS.subscribe} · $15.00 every month` };
const product = {
  ...mugProduct,
  structuredContent: {
    ...mugProduct.structuredContent,
    isSubscribable: true,
    subscriptionPlan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 6 },
    productSubscriptionOptions: [{ id: 'monthly' }],
    variants: mugProduct.structuredContent.variants.map((variant) => ({
      ...variant,
      pricingOptions: [{ price: 1_500 }],
    })),
  },
};

describe('a product with one-time and subscription purchase', () => {
  let started: unknown[];
  let element: HTMLElement;

  beforeEach(async () => {
    started = [];
    const gateway = await useMemoryStore();
    const subscriptions = {
      start: (request: unknown) => {
        started.push(request);
        return Promise.reject(new Error('not today'));
      },
    };
    configureStore({ gateway: { cart: gateway, subscriptions } });
  });

  const show = async (inside = '') => {
    element = await fixture<HTMLElement>(
      `<store-product><script type="application/json">${JSON.stringify(product)}</script><store-price></store-price><store-add-to-cart>${inside}</store-add-to-cart></store-product>`,
    );
    return element.querySelector('store-add-to-cart') ?? expect.fail('no tag');
  };
  const words = (tag: string) => element.querySelector(tag)?.shadowRoot?.textContent;

  it('is selected by keyboard; price and button follow, and a refusal keeps the selection', async () => {
    const tag = await show();
    const once = (await untilRole(tag, ONCE)) as HTMLInputElement;
    expect(byRole(tag, { role: 'radiogroup', name: 'Purchase options' }).contains(once)).to.equal(true);
    expect(once.checked).to.equal(true);
    once.focus();
    await sendKeys({ press: 'ArrowDown' });
    const subscribe = byRole(tag, SUBSCRIBE) as HTMLInputElement;
    expect([subscribe.checked, focusedNode() === subscribe]).to.deep.equal([true, true]);
    await waitUntil(() => words('store-price')?.includes('$90.00 total'), 'the total');
    await tap(byRole(tag, SUBSCRIBE_BUTTON));
    await waitUntil(() => words('store-add-to-cart')?.includes('Unable to Add Item'), 'the refusal');
    expect(started).to.have.length(1);
    expect(storefront().cart.$count.get()).to.equal(0);
    expect((byRole(tag, SUBSCRIBE) as HTMLInputElement).checked).to.equal(true);
    await tap(byRole(tag, ONCE));
    await tap(byRole(tag, ADD_BUTTON));
    await waitUntil(() => storefront().cart.$count.get() === 1, 'the mug in the cart');
    expect(words('store-price')).not.to.contain('month');
  });

  it('adopts the selection of a printed form', async () => {
    const printed = await fixture<HTMLElement>(
      '<form><label><input type="radio" name="way" value="once" checked>Once</label><label><input type="radio" name="way" value="subscribe">Monthly</label></form>',
    );
    const tag = await show();
    tag.remove();
    const other = document.createElement('store-add-to-cart');
    other.append(printed);
    (printed.querySelector('[value="subscribe"]') as HTMLInputElement).checked = true;
    element.append(other);
    const subscribe = (await untilRole(other, SUBSCRIBE)) as HTMLInputElement;
    await waitUntil(() => subscribe.checked, 'the choice');
  });
});
