import { expect, fixture } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import '../../../elements/all.ts';
import { mugProduct, useMemoryStore, type MemoryCartGateway } from '../../../elements/testing.ts';
import { ADD_BUTTON, ADDED_BUTTON } from '../../support/add-button.ts';
import { focusedNode, untilRole } from '../../support/by-role.ts';
import type { StoreTag } from '../../support/elements.ts';
import { exposedTexts, tap } from '../../support/visitor-input.ts';
import { waitUntil } from '../../support/wait-until.ts';

describe('the alert after a failed addition', () => {
  let gateway: MemoryCartGateway;
  beforeEach(async () => {
    gateway = await useMemoryStore();
  });

  const OFFLINE = 'Please check your internet connection.';
  // Also while it is closed, when no role finds it.
  const alertOf = ({ shadowRoot }: StoreTag) => shadowRoot!.querySelector('form [role=alert]')!;
  const boxOf = (node: Element) => JSON.stringify(node.getBoundingClientRect());

  /** A narrow card that clips, in a modal dialog of the page, where the store cannot be reached. */
  async function failIn(around: string) {
    const place = await fixture<HTMLElement>(around);
    if (place instanceof HTMLDialogElement) place.showModal();
    const card = document.createElement('article');
    Object.assign(card.style, { inlineSize: '10rem', overflow: 'hidden' });
    const below = Object.assign(document.createElement('p'), { textContent: 'Below' });
    const element = document.createElement('store-add-to-cart') as unknown as StoreTag;
    Object.assign(element, { product: mugProduct });
    card.append(element, below);
    place.append(card);
    const button = await untilRole(element, ADD_BUTTON);
    const before = [card, below].map(boxOf);
    gateway.failNext('offline');
    button.focus();
    button.click();
    await waitUntil(() => alertOf(element).textContent.includes(OFFLINE));
    return { element, button, moved: () => [card, below].map(boxOf), before };
  }

  for (const [where, around] of [
    ['a card', '<div></div>'],
    ['a modal dialog of the page', '<dialog aria-label="Quick look"></dialog>'],
  ] as const)
    it(`lies over ${where}: nothing moves, and it is not clipped`, async () => {
      const { element, button, moved, before } = await failIn(around);
      await waitUntil(() => alertOf(element).getBoundingClientRect().width >= 200, 'too narrow to read');
      expect(moved()).to.deep.equal(before);
      const alert = alertOf(element);
      const { left, top, right, bottom } = alert.getBoundingClientRect();
      expect(left >= 0 && right <= innerWidth && bottom <= innerHeight, 'in the window').to.equal(true);
      expect(top, 'below the button').to.be.greaterThan(button.getBoundingClientRect().bottom);
      const at = (x: number) => element.shadowRoot!.elementFromPoint(x, bottom - 3);
      expect([at(left + 6), at(right - 6)].map((node) => alert.contains(node))).to.deep.equal([true, true]);
      const exposed = await exposedTexts();
      if (exposed) expect(exposed).to.contain(OFFLINE);
    });

  it('stays until the next click', async () => {
    const { element, button, moved, before } = await failIn('<div></div>');
    expect(alertOf(element).checkVisibility()).to.equal(true);
    button.click();
    await waitUntil(() => alertOf(element).textContent === '');
    expect(moved()).to.deep.equal(before);
    await untilRole(element, ADDED_BUTTON);
    gateway.failNext('offline');
    await untilRole(element, ADD_BUTTON);
    button.click();
    await waitUntil(() => alertOf(element).matches(':popover-open'));
    expect(alertOf(element).textContent).to.contain(OFFLINE);
  });

  const CLOSING: Readonly<Record<string, (alert: Element) => Promise<unknown>>> = {
    Escape: () => sendKeys({ press: 'Escape' }),
    'a click on it': tap,
    'a click elsewhere': () => sendMouse({ type: 'click', position: [1, 1] }),
    'the focus on a control that it covers': (alert) => {
      const { left, top } = alert.getBoundingClientRect();
      const covered = document.createElement('button');
      Object.assign(covered.style, { position: 'absolute', left: `${left}px`, top: `${top + scrollY}px` });
      document.body.append(covered);
      covered.focus();
      covered.remove();
      return Promise.resolve();
    },
  };
  for (const [what, close] of Object.entries(CLOSING))
    it(`is closed by ${what}, and shown again by the next failure`, async () => {
      const { element, button } = await failIn('<div></div>');
      await close(alertOf(element));
      await waitUntil(() => !alertOf(element).checkVisibility());
      gateway.failNext('offline');
      button.click();
      await waitUntil(() => alertOf(element).checkVisibility() && alertOf(element).textContent !== '');
    });

  it('of a sold-out button is in the flow, and covers no sign-up below it', async () => {
    const page = await fixture<HTMLElement>(
      '<store-product><store-add-to-cart></store-add-to-cart><restock-signup></restock-signup></store-product>',
    );
    const { structuredContent } = mugProduct;
    const variants = structuredContent.variants.map((variant) => ({ ...variant, qtyInStock: 0 }));
    Reflect.set(page, 'product', { ...mugProduct, structuredContent: { ...structuredContent, variants } });
    const button = await untilRole(page, ADD_BUTTON);
    const field = await untilRole(page, { role: 'textbox', name: 'Email' });
    await waitUntil(() => button.ariaDisabled === 'true');
    button.click();
    const alert = alertOf(page.querySelector('store-add-to-cart')!);
    await waitUntil(() => alert.textContent !== '');
    await waitUntil(() => alert.getBoundingClientRect().bottom <= field.getBoundingClientRect().top);
    expect(alert.matches(':popover-open')).to.equal(false);
    await tap(field);
    expect(focusedNode()).to.equal(field);
  });

  it('is in the window after the page was scrolled away from the button', async () => {
    const { element, button } = await failIn('<div style="padding-block: 90vh 200vh"></div>');
    await waitUntil(() => {
      const { top, bottom } = alertOf(element).getBoundingClientRect();
      return top >= button.getBoundingClientRect().bottom && bottom <= innerHeight;
    });
  });

  it('is above the button at the end of the page', async () => {
    const { element, button } = await failIn('<div style="padding-block-start: 200vh"></div>');
    await waitUntil(() => {
      const { top, bottom } = alertOf(element).getBoundingClientRect();
      return top >= 0 && bottom <= button.getBoundingClientRect().top;
    });
  });
});
