import { expect, fixture } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import '../../../elements/all.ts';
import { configureStore, storefront } from '../../../elements/index.ts';
import { mugProduct, useMemoryStore, type MemoryCartGateway } from '../../../elements/testing.ts';
import { ADD_BUTTON, ADDED_BUTTON, ADDING_BUTTON } from '../../support/add-button.ts';
import { allByRole, byRole, focusedNode, untilRole } from '../../support/by-role.ts';
import { holdAnswers, type StoreTag } from '../../support/elements.ts';
import { exposedTexts, tap } from '../../support/visitor-input.ts';
import { addTwoMugs, textsOf, UNDO } from '../../support/undo-offer.ts';
import { waitUntil } from '../../support/wait-until.ts';

const CLOSE = { role: 'button', name: 'Close notice' };
const VIEW_CART = { role: 'link', name: 'View cart' };

describe('the notice after an addition', () => {
  let gateway: MemoryCartGateway;
  beforeEach(async () => {
    gateway = await useMemoryStore();
  });

  it('is inside the modal dialog that the page has opened meanwhile', async () => {
    const element: StoreTag = await fixture('<store-add-to-cart></store-add-to-cart>');
    Reflect.set(element, 'product', mugProduct);
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.innerHTML = '<button>Close</button>';
    element.addEventListener('store-cart-change', () => {
      dialog.showModal();
    });
    (await untilRole(element, ADD_BUTTON)).click();
    await untilRole(dialog, UNDO);
    await waitUntil(() => textsOf(dialog, 'status').length > 0);
    const exposed = await exposedTexts();
    if (exposed) expect(exposed).to.contain('Undo');
    dialog.remove();
  });

  it('lies over the page: nothing moves, and the button keeps its size', async () => {
    const card = await fixture<HTMLElement>('<div style="inline-size: 10rem; overflow: hidden"></div>');
    const below = Object.assign(document.createElement('p'), { textContent: 'Below' });
    const element = document.createElement('store-add-to-cart') as unknown as StoreTag;
    // Two lines, longer than "Adding..." and "Added!".
    Object.assign(element, { buttonText: 'Put this mug into my basket', product: mugProduct });
    card.append(element, below);
    const button = await untilRole(element, { role: 'button', name: 'Put this mug into my basket' });
    const boxes = () => [button, below].map((node) => JSON.stringify(node.getBoundingClientRect()));
    const before = boxes();
    const { release } = holdAnswers(gateway);
    button.click();
    await untilRole(element, ADDING_BUTTON);
    expect(boxes(), 'while adding').to.deep.equal(before);
    release();
    const undo = await untilRole(element, UNDO);
    await waitUntil(() => textsOf(element, 'status').length > 0);
    expect(boxes(), 'after adding').to.deep.equal(before);
    const { left, top, right, bottom } = undo.getBoundingClientRect();
    expect(left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight, 'in the window').to.equal(
      true,
    );
    expect(element.shadowRoot!.elementFromPoint(left + 1, (top + bottom) / 2), 'not clipped').to.equal(undo);
  });

  it('links to the cart, except on the cart page', async () => {
    const element = await addTwoMugs();
    const link = byRole(element, VIEW_CART) as HTMLAnchorElement;
    expect(link.getAttribute('href')).to.equal(storefront().settings.$settings.get().urls.cart);
    expect(link.compareDocumentPosition(byRole(element, UNDO))).to.equal(Node.DOCUMENT_POSITION_PRECEDING);
    const { href } = location;
    history.replaceState(null, '', '/basket');
    try {
      for (const cart of [location.href, '/basket/']) {
        configureStore({ urls: { cart } });
        const onCartPage = await addTwoMugs();
        expect(allByRole(onCartPage, VIEW_CART), cart).to.deep.equal([]);
      }
    } finally {
      history.replaceState(null, '', href);
    }
  });

  it('has a close button, which gives the focus back to the add button', async () => {
    const element = await addTwoMugs();
    const close = byRole(element, CLOSE);
    close.focus();
    close.click();
    expect(allByRole(element, UNDO)).to.deep.equal([]);
    expect((focusedNode() as HTMLElement).matches('[type=submit]')).to.equal(true);
  });

  it('has an opaque background, also on a translucent surface', async () => {
    for (const surface of ['initial', 'rgb(255 255 255 / 0.4)']) {
      const element = await addTwoMugs(`style="--store-surface: ${surface}"`);
      const notice = element.shadowRoot!.querySelector('[popover]')!;
      expect(getComputedStyle(notice).backgroundColor, surface).to.match(/^rgb\(|^color\(srgb[^/]*\)$/);
    }
  });

  describe('beside a cart of the page', () => {
    async function addBeside(gap: string): Promise<HTMLElement> {
      const page = await fixture<HTMLElement>(
        `<div><store-add-to-cart item-id="mug"></store-add-to-cart>
          <div style="block-size: ${gap}"></div><store-cart></store-cart></div>`,
      );
      await untilRole(page, ADD_BUTTON);
      await waitUntil(() => !page.querySelector('store-cart')!.matches(':state(uninitialised)'));
      (await untilRole(page, ADD_BUTTON)).click();
      await untilRole(page, ADDED_BUTTON);
      return page;
    }

    it('covers nothing where the cart shows the line', async () => {
      const spoken: string[] = [];
      const listening = new MutationObserver((records) => {
        for (const { addedNodes } of records)
          spoken.push(...Array.from(addedNodes, ({ textContent }) => textContent ?? ''));
      });
      listening.observe(document.body, { childList: true, subtree: true });
      const page = await addBeside('0');
      await waitUntil(() => spoken.includes('Stoneware Mug was added to your cart.'), 'announced');
      expect(allByRole(page, UNDO)).to.deep.equal([]);
      listening.disconnect();
    });

    it('has no link to the cart where the line is out of view', async () => {
      const page = await addBeside('200vh');
      await untilRole(page, UNDO);
      expect(allByRole(page, VIEW_CART)).to.deep.equal([]);
    });
  });

  it('keeps undo and the link together at any width', async () => {
    const element = await addTwoMugs();
    const undo = byRole(element, UNDO);
    const link = byRole(element, VIEW_CART);
    const notice = undo.closest<HTMLElement>('[popover]')!;
    for (let widthPx = 480; widthPx >= 240; widthPx -= 20) {
      notice.style.inlineSize = `${widthPx}px`;
      const [one, other] = [undo, link].map((node) => node.getBoundingClientRect().top);
      expect(one, `at ${widthPx} px`).to.equal(other);
    }
  });

  const LEAVING: Readonly<Record<string, () => Promise<unknown>>> = {
    Escape: () => sendKeys({ press: 'Escape' }),
    'a click elsewhere': () => sendMouse({ type: 'click', position: [1, 1] }),
    'the focus on another control': async () => {
      const other = await fixture<HTMLButtonElement>('<button>Other</button>');
      other.focus();
    },
    'another addition': () => addTwoMugs(),
  };
  for (const [what, leave] of Object.entries(LEAVING))
    it(`is closed by ${what}`, async () => {
      const element = await addTwoMugs();
      await leave();
      await waitUntil(() => allByRole(element, UNDO).length === 0);
    });
});

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
