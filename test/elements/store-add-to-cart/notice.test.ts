import { expect, fixture } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import '../../../elements/all.ts';
import { configureStore, storefront } from '../../../elements/index.ts';
import { mugProduct, useMemoryStore, type MemoryCartGateway } from '../../../elements/testing.ts';
import { ADD_BUTTON, ADDED_BUTTON, ADDING_BUTTON } from '../../support/add-button.ts';
import { allByRole, byRole, focusedNode, untilRole } from '../../support/by-role.ts';
import { holdAnswers, type StoreTag } from '../../support/elements.ts';
import { exposedTexts } from '../../support/visitor-input.ts';
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
