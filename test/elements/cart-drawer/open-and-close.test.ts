import { expect, fixture } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import '../../../elements/all.ts';
import { storefront } from '../../../elements/index.ts';
import { useMemoryStore } from '../../../elements/testing.ts';
import { allByRole, byRole, focusedNode, untilRole } from '../../support/by-role.ts';
import { waitUntil } from '../../support/wait-until.ts';

type Drawer = HTMLElementTagNameMap['cart-drawer'];

const DIALOG = { role: 'dialog', name: 'Your cart' };
const CHECKOUT = { role: 'link', name: 'Checkout' };
const PILL = { role: 'link', name: /items? in cart/ };

describe('the cart over the page', () => {
  let page: HTMLElement;
  let drawer: Drawer;
  let events: string[];

  async function open(attributes = ''): Promise<void> {
    page = await fixture(`
      <div>
        <store-add-to-cart item-id="mug"></store-add-to-cart>
        <cart-pill opens="drawer" position="inline" href="/elsewhere"></cart-pill>
        <cart-drawer ${attributes}><p slot="cross-sell">Goes well with it</p></cart-drawer>
      </div>
    `);
    drawer = page.querySelector('cart-drawer')!;
    for (const type of ['store-open', 'store-close'] as const)
      drawer.addEventListener(type, ({ detail }) => events.push(`${type} ${detail.name}`));
  }

  beforeEach(async () => {
    events = [];
    await setViewport({ width: 1280, height: 900 });
    await useMemoryStore();
    await storefront().cart.add({ itemId: 'mug', sku: 'mug', quantity: 1, additionalFields: '' });
  });
  afterEach(async () => {
    await setViewport({ width: 800, height: 600 });
  });

  const press = async () => {
    const pill = await untilRole(page, PILL);
    pill.focus();
    pill.click();
    await untilRole(page, CHECKOUT);
    return pill;
  };
  const isShown = () => allByRole(page, DIALOG).length === 1;

  it('opens from the pill with the lines, and gives the focus back', async () => {
    await open();
    const pill = await press();
    expect(pill.ariaHasPopup).to.equal('dialog');
    const dialog = byRole(page, DIALOG);
    expect(dialog.matches(':modal')).to.equal(true);
    expect(dialog.contains(focusedNode()), 'the focus is inside').to.equal(true);
    byRole(page, { role: 'textbox', name: 'Quantity of Stoneware Mug' });
    expect(drawer.isOpen && drawer.matches(':state(open)')).to.equal(true);
    expect(getComputedStyle(document.documentElement).overflow, 'the page is locked').to.equal('hidden');
    await sendKeys({ press: 'Escape' });
    expect(isShown()).to.equal(false);
    expect(focusedNode() === pill, 'the pill has the focus again').to.equal(true);
    expect(getComputedStyle(document.documentElement).overflow).to.equal('visible');
    expect(events).to.deep.equal(['store-open cart', 'store-close cart']);
  });

  it('opens and closes by its methods, its button and a click beside it', async () => {
    await open();
    expect(drawer.open()).to.equal(true);
    await untilRole(page, CHECKOUT);
    drawer.close();
    expect(isShown()).to.equal(false);
    drawer.open();
    byRole(page, { role: 'button', name: 'Close' }).click();
    expect(isShown()).to.equal(false);
    drawer.open();
    const outside = { clientX: 5, clientY: 5, bubbles: true, composed: true };
    const dialog = byRole(page, DIALOG);
    dialog.dispatchEvent(new PointerEvent('pointerdown', outside));
    dialog.dispatchEvent(new MouseEvent('click', outside));
    expect(isShown()).to.equal(false);
    expect(drawer.matches(':state(open)')).to.equal(false);
  });

  it('leaves the pill a link for clicks with a key, and where the page prevents it', async () => {
    await open();
    const pill = await untilRole(page, PILL);
    page.addEventListener('click', (event) => {
      events.push(`followed: ${String(!event.defaultPrevented)}`);
      event.preventDefault();
    });
    pill.dispatchEvent(
      new MouseEvent('click', { ctrlKey: true, bubbles: true, composed: true, cancelable: true }),
    );
    expect(isShown()).to.equal(false);
    const prevent = (event: Event) => {
      event.preventDefault();
    };
    drawer.addEventListener('store-open', prevent);
    pill.click();
    expect(isShown()).to.equal(false);
    expect(events).to.deep.equal(['followed: true', 'store-open cart', 'followed: true']);
    drawer.removeEventListener('store-open', prevent);
    pill.click();
    expect(isShown()).to.equal(true);
  });

  it('opens after an addition only if its attribute asks for it', async () => {
    await open();
    const add = await untilRole(page, { role: 'button', name: 'Add To Cart' });
    const count = () => storefront().cart.$count.get();
    add.click();
    await waitUntil(() => count() === 2);
    await storefront().cart.settled();
    expect(isShown()).to.equal(false);
    drawer.openOnAdd = true;
    await untilRole(page, { role: 'button', name: 'Add To Cart' });
    add.focus();
    add.click();
    await untilRole(page, DIALOG);
    drawer.close();
    expect(focusedNode() === add, 'the button has the focus again').to.equal(true);
  });

  it('closes by Back where it fills the screen, and leaves no entry behind', async () => {
    await setViewport({ width: 390, height: 844 });
    await open();
    const path = location.href;
    const back = async () => {
      const gone = new Promise((resolve) => {
        addEventListener('popstate', resolve, { once: true });
      });
      history.back();
      await gone;
    };
    await press();
    await waitUntil(() => history.state !== null, 'no entry');
    expect(byRole(page, DIALOG).offsetWidth).to.equal(390);
    await back();
    expect([isShown(), location.href]).to.deep.equal([false, path]);
    expect(history.state).to.equal(null);
    drawer.open();
    await waitUntil(() => history.state !== null);
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => history.state === null, 'the entry stays');
    drawer.open();
    drawer.close();
    drawer.open();
    await waitUntil(() => history.state !== null);
    expect(isShown(), 'a removed entry closes no later drawer').to.equal(true);
    drawer.close();
    await waitUntil(() => history.state === null);
  });

  it('comes from the other side where the page is written from right to left', async () => {
    await open();
    drawer.open();
    const dialog = byRole(page, DIALOG);
    const side = () => {
      for (const animation of dialog.getAnimations()) animation.finish();
      return Math.round(dialog.getBoundingClientRect().left) === 0 ? 'left' : 'right';
    };
    expect(side()).to.equal('right');
    drawer.close();
    page.dir = 'rtl';
    drawer.open();
    expect(side()).to.equal('left');
  });

  it('shows a failure inside, and announces it once', async () => {
    await open();
    await press();
    const field = byRole(page, { role: 'textbox', name: 'Quantity of Stoneware Mug' }) as HTMLInputElement;
    field.focus();
    field.select();
    await sendKeys({ type: 'two' });
    await sendKeys({ press: 'Enter' });
    await waitUntil(() =>
      allByRole(page, { role: 'alert', name: /(?:)/ }).some(({ textContent }) =>
        textContent.includes('Unable to update quantity'),
      ),
    );
    const voice = document.querySelector('[data-store-voice]');
    expect(voice?.textContent ?? '').not.to.include('Unable');
  });

  it('shows the page’s content below the lines, and stays open when the last line is removed', async () => {
    await open();
    await press();
    const cross = page.querySelector('p')!;
    expect(cross.getBoundingClientRect().height).to.be.greaterThan(0);
    const remove = byRole(page, { role: 'button', name: 'Remove Stoneware Mug' });
    remove.focus();
    remove.click();
    await waitUntil(() => focusedNode()?.textContent === 'Undo');
    expect(isShown()).to.equal(true);
    await sendKeys({ press: 'Escape' });
    expect(isShown()).to.equal(false);
  });

  it('closes and unlocks the page when it is removed, and keeps open when it is moved', async () => {
    await open();
    drawer.open();
    page.prepend(drawer);
    await untilRole(page, DIALOG);
    expect(byRole(page, DIALOG).matches(':modal')).to.equal(true);
    drawer.remove();
    await waitUntil(() => getComputedStyle(document.documentElement).overflow === 'visible');
    expect(drawer.isOpen).to.equal(false);
  });

  it('opens from a link or a button inside', async () => {
    await open();
    const button = document.createElement('button');
    button.textContent = 'Cart';
    drawer.append(button);
    button.click();
    expect(isShown()).to.equal(true);
    drawer.close();
    expect(focusedNode() === button).to.equal(true);
  });
});
