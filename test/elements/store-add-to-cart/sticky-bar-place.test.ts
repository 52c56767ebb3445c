import { expect, fixture } from '@open-wc/testing';
import '../../../elements/all.ts';
import { storefront } from '../../../elements/index.ts';
import { printProduct, useMemoryStore } from '../../../elements/testing.ts';
import { ADD_BUTTON } from '../../support/add-button.ts';
import { byRole, focusedNode, untilRole } from '../../support/by-role.ts';
import { BAR, scrollPast, untilSeen } from '../../support/sticky-states.ts';
import { bars, ownButton, shown, toTop, untilGone } from '../../support/sticky-tag.ts';
import { UNDO } from '../../support/undo-offer.ts';
import { waitUntil } from '../../support/wait-until.ts';

describe('the place of the bar of a sticky tag', () => {
  beforeEach(() => useMemoryStore());
  afterEach(toTop);

  it('keeps the focus and the end of the page out from under it, and gives the space back', async () => {
    const element = await shown('sticky');
    const { paddingBottom } = getComputedStyle(document.body);
    const bar = await scrollPast(element);
    await waitUntil(() => getComputedStyle(document.body).paddingBottom !== paddingBottom);
    const { height } = bar.getBoundingClientRect();
    expect(height).to.be.below(80);
    const link = Object.assign(document.createElement('a'), { href: '#', textContent: 'Terms' });
    link.style.cssText = `position: absolute; inset-block-start: ${scrollY + innerHeight - 30}px`;
    document.body.append(link);
    link.focus();
    await waitUntil(
      () => link.getBoundingClientRect().bottom <= bar.getBoundingClientRect().top,
      'it is covered',
    );
    link.remove();
    toTop();
    await untilGone(element);
    expect(getComputedStyle(document.body).paddingBottom).to.equal(paddingBottom);
    expect(getComputedStyle(document.documentElement).scrollPaddingBottom).to.equal('auto');
  });

  it('leaves the pill and the notice of an addition above it', async () => {
    const pill = await fixture('<cart-pill></cart-pill>');
    const element = await shown('sticky');
    const bar = await scrollPast(element);
    await storefront().cart.add({ itemId: 'mug', sku: 'mug', quantity: 1, additionalFields: '' });
    const link = await untilRole(pill, { role: 'link', name: /in cart/ });
    byRole(bar, ADD_BUTTON).click();
    const undo = await untilRole(element, UNDO);
    await waitUntil(
      () => link.getBoundingClientRect().bottom < bar.getBoundingClientRect().top,
      'the pill is behind the bar',
    );
    expect(undo.getBoundingClientRect().bottom).to.be.at.most(link.getBoundingClientRect().top);
  });

  it('is at the edge of the window inside a transformed section, too', async () => {
    const element = await shown('sticky');
    element.parentElement!.style.transform = 'translateX(10px)';
    const bar = await scrollPast(element);
    const { left, width, bottom } = bar.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    expect([left, width]).to.deep.equal([0, clientWidth]);
    await waitUntil(() => Math.abs(bar.getBoundingClientRect().bottom - clientHeight) < 1, String(bottom));
  });

  it('is invisible while a dialog is open over the page, and gets its focus back', async () => {
    const element = await shown('sticky');
    const bar = await scrollPast(element);
    const button = byRole(bar, ADD_BUTTON);
    button.focus();
    const dialog = document.createElement('dialog');
    dialog.append(document.createElement('button'));
    document.body.append(dialog);
    dialog.showModal();
    await waitUntil(() => getComputedStyle(bar).opacity === '0', 'the bar is shown');
    dialog.close();
    await waitUntil(() => getComputedStyle(bar).opacity === '1', 'the bar is not shown');
    expect(focusedNode()).to.equal(button);
    dialog.remove();
  });

  it('is invisible behind the cart over the page, which opens in a shadow root', async () => {
    const drawer = await fixture<HTMLElementTagNameMap['cart-drawer']>('<cart-drawer></cart-drawer>');
    const element = await shown('sticky');
    const bar = await scrollPast(element);
    drawer.open();
    await waitUntil(() => getComputedStyle(bar).opacity === '0', 'the bar is shown');
    drawer.close();
    await waitUntil(() => getComputedStyle(bar).opacity === '1', 'the bar is not shown');
  });

  it('goes with its tag, and gives the place to another one', async () => {
    const first = await shown('sticky');
    const second = document.createElement('store-add-to-cart');
    Object.assign(second, { product: printProduct, sticky: true });
    first.after(second);
    await untilRole(second, ADD_BUTTON);
    await untilSeen(ownButton(first));
    await scrollPast(second);
    expect([bars(first), bars(second)]).to.deep.equal([0, 1]);
    second.remove();
    await untilRole(first, BAR);
    first.remove();
    await waitUntil(() => getComputedStyle(document.documentElement).scrollPaddingBottom === 'auto');
  });
});
