import { expect, fixture, nextFrame } from '@open-wc/testing';
import '../../elements/all.ts';
import { configureStore, storefront, type StoreErrorEvent, type TagName } from '../../elements/index.ts';
import { mugProduct } from '../../elements/testing.ts';
import { ADD_BUTTON, ADDED_BUTTON, ADDING_BUTTON, ANY_ADD_LABEL } from '../support/add-button.ts';
import { allByRole, byRole, untilRole } from '../support/by-role.ts';
import {
  holdAnswers,
  holdView,
  isFloating,
  untilTakenOver,
  type HeldView,
  type StoreTag,
} from '../support/elements.ts';
import { showableStore, TAG_CASES, TEE_SCRIPT } from '../support/tag-cases.ts';
import { tap } from '../support/visitor-input.ts';
import { waitUntil } from '../support/wait-until.ts';

const MUG_JSON = JSON.stringify(mugProduct).replaceAll("'", '&#39;');
const MUG = `<store-add-to-cart product='${MUG_JSON}'></store-add-to-cart>`;

const DRAWN = TAG_CASES.filter(({ hasView }) => hasView).map(({ tag }) => tag);

const count = () => storefront().cart.$count.get();

describe('before the view loads', () => {
  const held = new Map<TagName, HeldView>();

  beforeEach(async () => {
    for (const tag of DRAWN) held.set(tag, holdView(tag));
    await showableStore();
  });

  afterEach(() => {
    for (const view of held.values()) {
      view.release();
      view.restore();
    }
    held.clear();
    configureStore({ reportError: undefined });
  });

  const releaseViews = async (element: StoreTag) => {
    for (const view of held.values()) view.release();
    await untilTakenOver(element);
  };

  it("the author's own content shows, and stays after the view has loaded", async () => {
    for (const tag of DRAWN) {
      const element: StoreTag = await fixture(`<${tag}><a href="/elsewhere">Elsewhere</a></${tag}>`);
      const link = element.firstElementChild;
      if (!isFloating(tag)) byRole(element, { role: 'link', name: 'Elsewhere' });
      await nextFrame();
      expect(element.firstElementChild === link, tag).to.equal(true);
    }
  });

  it('far from the viewport nothing is drawn, and the fallback shows', async () => {
    const page = await fixture(`<div><div></div>${MUG.replace('></', '><p>Call us</p></')}</div>`);
    page.firstElementChild!.setAttribute('style', 'height: 500vh');
    const element = page.lastElementChild!;
    await nextFrame();
    await nextFrame();
    expect(allByRole(element, ADD_BUTTON)).to.have.lengthOf(0);
    expect(element.querySelector('p')!.getClientRects()).to.have.lengthOf(1);
    element.scrollIntoView();
    await untilRole(element, ADD_BUTTON);
  });

  it('a tap is handled immediately and once, even after the view has loaded', async () => {
    const store = holdAnswers(await showableStore());
    const element: StoreTag = await fixture(MUG);
    await tap(await untilRole(element, ADD_BUTTON));
    byRole(element, ADDING_BUTTON);
    await waitUntil(() => store.callCount() === 1, 'the shell sends nothing');
    await releaseViews(element);
    store.release();
    await untilRole(element, ADDED_BUTTON);
    await storefront().cart.settled();
    expect([count(), store.callCount()]).to.deep.equal([3, 1]);
  });

  it('two taps in a row count as one', async () => {
    const store = holdAnswers(await showableStore());
    const element: StoreTag = await fixture(MUG);
    const button = await untilRole(element, ADD_BUTTON);
    button.click();
    button.click();
    await releaseViews(element);
    byRole(element, ADDING_BUTTON).click();
    store.release();
    await untilRole(element, ADDED_BUTTON);
    await storefront().cart.settled();
    expect([count(), store.callCount()]).to.deep.equal([3, 1]);
  });

  it('a tap that cannot be sent shows the reason', async () => {
    const element: StoreTag = await fixture(`<store-add-to-cart>${TEE_SCRIPT}</store-add-to-cart>`);
    await tap(await untilRole(element, ADD_BUTTON));
    const alert = element.shadowRoot!.querySelector('[role=alert]')!;
    expect(alert.textContent).to.contain('Please select the Color and Size options.');
    await releaseViews(element);
    expect(element.shadowRoot!.querySelector('[role=alert]')!.textContent).to.contain(
      'Please select the Color and Size options.',
    );
  });

  it("the author's own form works, submitted by a script or by the visitor, without a navigation", async () => {
    for (const send of ['requestSubmit', 'click'] as const) {
      await showableStore();
      const page = await fixture(`<div>
        <div style="height: 500vh"></div>
        <store-add-to-cart product='${MUG_JSON}'>
          <form action="/nowhere"><input name="quantity" value="4"><button>Order now</button></form>
        </store-add-to-cart></div>`);
      const element = page.lastElementChild!;
      const form = element.querySelector('form')!;
      if (send === 'click') form.querySelector('button')!.click();
      else form.requestSubmit();
      await waitUntil(() => count() === 6, `not added by ${send}`);
      expect(location.pathname).not.to.equal('/nowhere');
      // The message scrolls into view with the shell's button.
      await untilRole(element, { role: 'button', name: ANY_ADD_LABEL });
    }
  });

  it("values of the author's own form are taken over into our fields", async () => {
    const element: StoreTag = await fixture(`<store-add-to-cart>
      <form><select name="option.Color"><option></option><option>Ink</option></select>
      <input name="quantity" value="1"><button>Order now</button></form>
    </store-add-to-cart>`);
    const [select, field] = [element.querySelector('select')!, element.querySelector('input')!];
    await waitUntil(() => field.getClientRects().length === 1);
    select.value = 'Ink';
    field.focus();
    field.value = '31';
    field.setSelectionRange(1, 2);
    element.insertAdjacentHTML('afterbegin', TEE_SCRIPT);
    const quantity = (await untilRole(element, { role: 'textbox', name: 'Quantity' })) as HTMLInputElement;
    const color = byRole(element, { role: 'combobox', name: 'Color' }) as HTMLSelectElement;
    expect([color.value, quantity.value]).to.deep.equal(['Ink', '31']);
    expect(element.shadowRoot!.activeElement === quantity, 'has the focus').to.equal(true);
    expect([quantity.selectionStart, quantity.selectionEnd]).to.deep.equal([1, 2]);
  });

  it("values of the author's own form far from the viewport are taken over, too", async () => {
    const page = await fixture(`<div><div></div><store-add-to-cart>${TEE_SCRIPT}
      <form><select name="option.Color"><option></option><option>Ink</option></select>
      <input name="quantity" value="1"><button>Order now</button></form></store-add-to-cart></div>`);
    page.firstElementChild!.setAttribute('style', 'height: 500vh');
    const element = page.lastElementChild as StoreTag;
    await nextFrame();
    await nextFrame();
    element.querySelector('select')!.value = 'Ink';
    element.querySelector('input')!.value = '31';
    element.scrollIntoView();
    const quantity = (await untilRole(element, { role: 'textbox', name: 'Quantity' })) as HTMLInputElement;
    const color = byRole(element, { role: 'combobox', name: 'Color' }) as HTMLSelectElement;
    expect([color.value, quantity.value]).to.deep.equal(['Ink', '31']);
  });

  it('the pill follows the cart', async () => {
    const element: StoreTag = await fixture('<cart-pill></cart-pill>');
    await untilRole(element, { role: 'link', name: '2 items in cart, $36.00' });
    await storefront().cart.add({ itemId: 'mug', sku: 'mug', quantity: 1, additionalFields: '' });
    await untilRole(element, { role: 'link', name: '3 items in cart, $54.00' });
  });

  it('a view that fails to load leaves the tag usable, is reported once and retried three times', async () => {
    const errors: StoreErrorEvent[] = [];
    const reports: unknown[] = [];
    configureStore({ reportError: (error: unknown) => reports.push(error) });
    const element: StoreTag = await fixture(MUG);
    element.addEventListener('store-error', (event) => errors.push(event));
    const view = held.get('store-add-to-cart')!;
    await waitUntil(() => view.tryCount() === 1, 'not requested');
    view.fail(new Error('chunk is gone'));
    const touch = async () => {
      await nextFrame();
      element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
      element.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, composed: true }));
      await nextFrame();
    };
    await waitUntil(async () => {
      await touch();
      return view.tryCount() === 4;
    }, 'not requested again');
    for (let time = 0; time < 3; time += 1) await touch();
    expect(view.tryCount()).to.equal(4);
    expect(errors.map(({ code }) => code)).to.deep.equal(['view-unavailable']);
    expect(reports.map(String)).to.deep.equal(['Error: chunk is gone']);
    byRole(element, ADD_BUTTON).click();
    await untilRole(element, ADDED_BUTTON);
    expect(count()).to.equal(3);
  });

  it('a view that fails to load is reported once for all tags that wait for it', async () => {
    const codes: string[] = [];
    const reports: unknown[] = [];
    configureStore({ reportError: (error: unknown) => reports.push(error) });
    const view = held.get('store-cart')!;
    const page = await fixture(`<div>${'<store-cart></store-cart>'.repeat(3)}</div>`);
    for (const tag of page.querySelectorAll('store-cart')) {
      tag.addEventListener('store-error', ({ code }) => codes.push(code));
    }
    await waitUntil(() => view.tryCount() === 3, 'not requested');
    view.fail(new Error('chunk is gone'));
    // Otherwise they would wait forever.
    await Promise.all([...page.querySelectorAll('store-cart')].map(({ ready }) => ready));
    await nextFrame();
    expect(codes).to.deep.equal(['view-unavailable']);
    expect(reports.map(String)).to.deep.equal(['Error: chunk is gone']);
  });

  it('touches while offline use up no attempt, and the network allows new ones', async () => {
    configureStore({ reportError: () => undefined });
    const view = held.get('store-cart')!;
    const element: StoreTag = await fixture('<store-cart></store-cart>');
    await waitUntil(() => view.tryCount() === 1, 'not requested');
    view.fail(new Error('offline'));
    const touch = async () => {
      await nextFrame();
      element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
      await nextFrame();
    };
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    for (let time = 0; time < 5; time += 1) await touch();
    Reflect.deleteProperty(navigator, 'onLine');
    expect(view.tryCount(), 'without a network').to.equal(1);
    for (let time = 0; time < 5; time += 1) await touch();
    expect(view.tryCount(), 'with a network').to.equal(4);
    window.dispatchEvent(new Event('online'));
    await waitUntil(() => view.tryCount() === 5, 'not requested again');
  });

  it('a view that failed to load is loaded when the network is back', async () => {
    configureStore({ reportError: () => undefined });
    const first = held.get('store-add-to-cart')!;
    await fixture(MUG);
    await waitUntil(() => first.tryCount() === 1, 'not requested');
    first.fail(new Error('offline'));
    await nextFrame();
    window.dispatchEvent(new Event('online'));
    await waitUntil(() => first.tryCount() === 2, 'not requested again');
  });
});
