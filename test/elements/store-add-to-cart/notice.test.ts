import { expect, fixture } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import '../../../elements/all.ts';
import { configureStore, storefront } from '../../../elements/index.ts';
import { mugProduct, useMemoryStore, type MemoryCartGateway } from '../../../elements/testing.ts';
import { ADD_BUTTON, ADDING_BUTTON } from '../../support/add-button.ts';
import { allByRole, byRole, untilRole } from '../../support/by-role.ts';
import { holdAnswers, type StoreTag } from '../../support/elements.ts';
import { exposedTexts } from '../../support/visitor-input.ts';
import { addTwoMugs, textsOf, UNDO } from '../../support/undo-offer.ts';
import { waitUntil } from '../../support/wait-until.ts';

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
    configureStore({ urls: { cart: location.href } });
    const onCartPage = await addTwoMugs();
    expect(allByRole(onCartPage, VIEW_CART)).to.deep.equal([]);
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
