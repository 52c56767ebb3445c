import { expect, fixture } from '@open-wc/testing';
import '../../elements/all.ts';
import { configureStore } from '../../elements/index.ts';
import { byRole, untilRole } from '../support/by-role.ts';
import { type StoreTag } from '../support/elements.ts';
import { showableStore } from '../support/tag-cases.ts';
import { emulateFeatures } from '../support/visitor-input.ts';

describe('with reduced motion', () => {
  it('the pill does not animate; otherwise it fades in from 0.7 to 1', async function () {
    await showableStore();
    const pill = async () => {
      const element: StoreTag = await fixture('<cart-pill></cart-pill>');
      return getComputedStyle(await untilRole(element, { role: 'link', name: /items in cart/ }))
        .animationName;
    };
    expect(await pill()).not.to.equal('none');
    if (!(await emulateFeatures({ 'prefers-reduced-motion': 'reduce' }))) this.skip();
    expect(await pill()).to.equal('none');
    await emulateFeatures({});
    configureStore({});
    byRole(document.querySelector('cart-pill')!, { role: 'link', name: /items in cart/ });
  });
});
