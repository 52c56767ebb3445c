import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { PURCHASE_TIMING } from '../../../core/purchase/purchase-timing.ts';
import { mugProduct, printProduct, teeProduct, useMemoryStore } from '../../../elements/testing.ts';
import { ADD_BUTTON, ADDED_BUTTON, ADDING_BUTTON, SUBSCRIBE_BUTTON } from '../../support/add-button.ts';
import { allByRole, byRole, untilRole } from '../../support/by-role.ts';
import { holdAnswers } from '../../support/elements.ts';
import { holdTimers } from '../../support/hold-timers.ts';
import { tap } from '../../support/visitor-input.ts';
import { alertText, inCart, select } from './product-form.ts';
import { enhanceMarkup, CARD, enhanced, print, printed } from './printed-page.ts';
import { waitUntil } from '../../support/wait-until.ts';

const UNABLE = 'Unable to Add Item';
/** The labels of a button, in order. */
function labelsOf(button: HTMLElement): string[] {
  const labels: string[] = [];
  new MutationObserver(() => {
    const label = button.textContent.trim();
    if (labels.at(-1) !== label) labels.push(label);
  }).observe(button, { childList: true, characterData: true, subtree: true });
  return labels;
}

describe('a printed button', () => {
  let gateway: Awaited<ReturnType<typeof useMemoryStore>>;
  beforeEach(async () => {
    gateway = await useMemoryStore();
  });

  it('adds its product to the cart, and shows each label long enough to read it', async () => {
    const { addedDelayMs, addedMs } = PURCHASE_TIMING;
    const timers = holdTimers(addedDelayMs, addedMs);
    const page = await enhanced(CARD, mugProduct);
    const button = byRole(page, ADD_BUTTON);
    const labels = labelsOf(button);
    await tap(button);
    const shown = await untilRole(page, ADDING_BUTTON);
    expect([shown === button, shown.getAttribute('aria-disabled')]).to.deep.equal([true, 'true']);
    await waitUntil(() => inCart().length === 1, 'nothing was bought');
    expect(inCart()).to.deep.equal([['mug', 'mug', 1]]);
    await timers.elapse(addedDelayMs);
    await untilRole(page, ADDED_BUTTON);
    await timers.elapse(addedMs);
    await untilRole(page, ADD_BUTTON);
    expect(labels).to.deep.equal([ADDING_BUTTON.name, ADDED_BUTTON.name, ADD_BUTTON.name]);
    expect(button.hasAttribute('aria-disabled')).to.equal(false);
  });

  it('sells by Enter and Space, and keeps the focus', async () => {
    for (const key of ['Enter', ' ']) {
      await useMemoryStore();
      const page = await enhanced(CARD, mugProduct);
      byRole(page, ADD_BUTTON).focus();
      await sendKeys({ press: key });
      await waitUntil(() => inCart().length === 1, `nothing was bought by "${key}"`);
      expect(document.activeElement === page.querySelector('.sqs-add-to-cart-button')).to.equal(true);
    }
  });

  it('sends one request for many clicks', async () => {
    const held = holdAnswers(gateway);
    const page = await enhanced(CARD, mugProduct);
    const button = byRole(page, ADD_BUTTON);
    for (let presses = 0; presses < 5; presses += 1) button.click();
    held.release();
    await untilRole(page, ADDED_BUTTON);
    expect(inCart()).to.deep.equal([['mug', 'mug', 1]]);
  });

  it('goes to the checkout once the product is in the cart, if it is marked as express', async () => {
    const express = CARD.replace('<article>', '<article data-store-express>');
    const page = await enhanced(express, mugProduct);
    const leaving: unknown[] = [];
    page.addEventListener('store-before-checkout', (event) => {
      event.preventDefault();
      leaving.push([event.cart?.totalQuantity, event.url]);
    });
    byRole(page, ADD_BUTTON).click();
    await untilRole(page, ADDED_BUTTON);
    expect(leaving).to.deep.equal([[1, '/checkout']]);
  });

  it('sells again when it is clicked while it reads “Added!”', async () => {
    const page = await enhanced(CARD, mugProduct);
    byRole(page, ADD_BUTTON).click();
    (await untilRole(page, ADDED_BUTTON)).click();
    await untilRole(page, ADDING_BUTTON);
    await untilRole(page, ADDED_BUTTON);
    expect(inCart()).to.deep.equal([['mug', 'mug', 2]]);
  });

  it('sells products without printed variants, digital ones too', async () => {
    const page = await enhanced(CARD, printProduct);
    byRole(page, ADD_BUTTON).click();
    await untilRole(page, ADDED_BUTTON);
    expect(inCart()).to.deep.equal([['print', 'print', 1]]);
  });

  it('keeps the owner’s label, markup included', async () => {
    const content = {
      ...mugProduct.structuredContent,
      useCustomAddButtonText: true,
      customAddButtonText: 'Get <it>',
    };
    const page = await printed(CARD, { ...mugProduct, structuredContent: content });
    page.querySelector('.sqs-add-to-cart-button-inner')!.innerHTML += '<i>!</i>';
    enhanceMarkup(page);
    byRole(page, { role: 'button', name: 'Get <it>!' }).click();
    await untilRole(page, ADDED_BUTTON);
    await untilRole(page, { role: 'button', name: 'Get <it>!' });
    expect(page.querySelectorAll('i').length).to.equal(1);
  });

  for (const [kind, message] of [
    ['sold-out', 'Sorry, we do not have enough of that item available.'],
    ['rate-limited', 'Please try again in a few seconds.'],
    ['offline', 'Please check your internet connection.'],
  ] as const) {
    it(`shows the failure (${kind}) and is idle again after a second`, async () => {
      gateway.failNext(kind);
      const page = await enhanced(CARD, mugProduct);
      const button = byRole(page, ADD_BUTTON);
      button.focus();
      button.click();
      await waitUntil(() => alertText(page) === `${UNABLE} ${message}`);
      const [title, words] = page.querySelector('[role=alert]')!.children;
      expect([title?.textContent, words?.textContent]).to.deep.equal([UNABLE, message]);
      expect(document.activeElement === button).to.equal(true);
      expect(button.dataset['storeState']).to.equal('error');
      await waitUntil(() => button.dataset['storeState'] !== 'error');
    });
  }

  it('shows a failure over the page: nothing moves, and no card clips it', async () => {
    const page = await enhanced(CARD, mugProduct);
    const card = page.querySelector('article')!;
    Object.assign(card.style, { inlineSize: '10rem', overflow: 'hidden', whiteSpace: 'nowrap' });
    const below = card.appendChild(Object.assign(document.createElement('p'), { textContent: 'Below' }));
    const button = byRole(page, ADD_BUTTON);
    const boxes = () => [card, below, button].map((node) => JSON.stringify(node.getBoundingClientRect()));
    const before = boxes();
    gateway.failNext('offline');
    button.click();
    await waitUntil(() => alertText(page).startsWith(UNABLE));
    const alert = page.querySelector('[role=alert]')!;
    expect(boxes()).to.deep.equal(before);
    const { left, right, top, bottom } = alert.getBoundingClientRect();
    expect(top).to.be.at.least(button.getBoundingClientRect().bottom);
    expect(right - left).to.be.at.least(200);
    expect(left >= 0 && right <= innerWidth && bottom <= innerHeight, 'in the window').to.equal(true);
    expect(alert.contains(document.elementFromPoint(right - 6, bottom - 6)), 'not clipped').to.equal(true);
    expect(alert.scrollWidth, 'in lines').to.be.at.most(alert.clientWidth);
    button.click();
    await untilRole(page, ADDED_BUTTON);
    expect([alertText(page), button.style.getPropertyValue('anchor-name')]).to.deep.equal(['', '']);
  });

  it('sends the same product again when it is clicked after a failure', async () => {
    gateway.failNext('offline');
    const page = await enhanced(CARD, mugProduct);
    const button = byRole(page, ADD_BUTTON);
    button.click();
    await waitUntil(() => alertText(page) !== '');
    button.click();
    await untilRole(page, ADDED_BUTTON);
    expect(alertText(page)).to.equal('');
    expect(inCart()).to.deep.equal([['mug', 'mug', 1]]);
  });

  it('asks for missing options in the documented words', async () => {
    const page = await enhanced(CARD, teeProduct);
    byRole(page, ADD_BUTTON).click();
    expect(alertText(page)).to.equal(`${UNABLE} Please select the Color and Size options.`);
    const [color, size] = allByRole(page, { role: 'combobox', name: /^Select/ });
    expect(color!.getAttribute('aria-invalid')).to.equal('true');
    select(color!, 'Ink');
    expect(alertText(page)).to.equal('');
    byRole(page, ADD_BUTTON).click();
    expect(alertText(page)).to.equal(`${UNABLE} Please select the Size option.`);
    expect([color, size].map((list) => list!.hasAttribute('aria-invalid'))).to.deep.equal([false, true]);
    const note = document.getElementById(size!.getAttribute('aria-describedby')!);
    expect(note?.getAttribute('role')).to.equal('alert');
    expect(inCart()).to.deep.equal([]);
  });

  it('lets the page refuse, and show failures itself', async () => {
    const page = await enhanced(CARD, mugProduct);
    page.addEventListener(
      'store-cart-add',
      (event) => {
        event.preventDefault();
      },
      { once: true },
    );
    byRole(page, ADD_BUTTON).click();
    byRole(page, ADD_BUTTON);
    gateway.failNext('sold-out');
    let message = '';
    page.addEventListener('store-error', (event) => {
      event.preventDefault();
      message = event.message;
    });
    byRole(page, ADD_BUTTON).click();
    await waitUntil(() => message !== '');
    expect(alertText(page)).to.equal('');
  });

  it('does not add subscriptions to the cart', async () => {
    const plan = { billingPeriod: { value: 1, unit: 'MONTH' } };
    const content = { ...mugProduct.structuredContent, isSubscribable: true, subscriptionPlan: plan };
    const page = await enhanced(CARD, { ...mugProduct, structuredContent: content });
    byRole(page, SUBSCRIBE_BUTTON).click();
    await waitUntil(() => alertText(page).startsWith(UNABLE));
    expect(inCart()).to.deep.equal([]);
  });

  it('reacts to Enter and Space where a theme made it a link', async () => {
    const page = await printed(CARD, mugProduct);
    const button = byRole(page, ADD_BUTTON);
    const link = document.createElement('a');
    for (const { name, value } of button.attributes) link.setAttribute(name, value);
    link.href = '#elsewhere';
    link.append(...button.childNodes);
    button.replaceWith(link);
    enhanceMarkup(page);
    for (const [earlier, press] of ['Enter', ' '].entries()) {
      link.focus();
      await sendKeys({ press });
      // A page that is blocked for three seconds skips “Added!”.
      await waitUntil(() => inCart()[0]?.[2] === earlier + 1, `nothing was bought by "${press}"`);
      await untilRole(page, ADD_BUTTON);
    }
    expect([inCart(), location.hash]).to.deep.equal([[['mug', 'mug', 2]], '']);
  });

  it('inside a link sells without following the link', async () => {
    const page: HTMLElement = await fixture(`<a href="#elsewhere">${print(CARD, mugProduct)}</a>`);
    enhanceMarkup(page);
    page.querySelector<HTMLElement>('.sqs-add-to-cart-button')!.click();
    await waitUntil(() => inCart().length === 1);
    expect(location.hash).to.equal('');
  });
});
