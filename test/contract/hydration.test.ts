import { expect, fixture, nextFrame } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import '../../elements/all.ts';
import { storefront } from '../../elements/index.ts';
import { ADD_BUTTON, ADDED_BUTTON } from '../support/add-button.ts';
import { byRole, focusedNode, untilRole } from '../support/by-role.ts';
import { holdView, untilTakenOver, type HeldView, type StoreTag } from '../support/elements.ts';
import { showableStore, TEE_SCRIPT } from '../support/tag-cases.ts';
import { commitComposition, compose, emulateFeatures, pointAt, tap } from '../support/visitor-input.ts';

const QUANTITY = { role: 'textbox', name: 'Quantity' };
const COLOR = { role: 'combobox', name: 'Color' };
const SIZE = { role: 'combobox', name: 'Size' };

describe('hydration', () => {
  let view: HeldView;
  let element: StoreTag;

  beforeEach(async () => {
    await showableStore();
    view = holdView('store-add-to-cart');
    element = await fixture(`<store-add-to-cart>${TEE_SCRIPT}</store-add-to-cart>`);
    await untilRole(element, ADD_BUTTON);
  });

  afterEach(async () => {
    view.restore();
    await resetMouse();
  });

  const field = () => byRole(element, QUANTITY) as HTMLInputElement;
  const choose = (wanted: typeof COLOR, value: string) => {
    const select = byRole(element, wanted) as HTMLSelectElement;
    select.value = value;
    select.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  };
  const takeOver = async () => {
    view.release();
    await untilTakenOver(element);
  };

  it('loses and doubles no letter while the visitor types, and keeps the caret', async () => {
    const shells = field();
    shells.focus();
    shells.select();
    await sendKeys({ type: '12' });
    await takeOver();
    expect(field() === shells, 'still the field of the shell').to.equal(true);
    await sendKeys({ type: '3' });
    expect(field().value).to.equal('123');
    await sendKeys({ press: 'ArrowLeft' });
    await sendKeys({ type: '0' });
    expect(field().value).to.equal('1203');
    expect(focusedNode() === field(), 'has the focus').to.equal(true);
  });

  it('keeps a selection and its direction', async () => {
    const shells = field();
    shells.focus();
    shells.value = '1234';
    shells.dispatchEvent(new Event('input', { bubbles: true }));
    shells.setSelectionRange(1, 3, 'backward');
    await takeOver();
    const { value, selectionStart, selectionEnd, selectionDirection } = field();
    expect([value, selectionStart, selectionEnd, selectionDirection]).to.deep.equal([
      '1234',
      1,
      3,
      'backward',
    ]);
  });

  it('keeps the choice, which is then bought', async () => {
    choose(COLOR, 'Ink');
    await takeOver();
    choose(SIZE, 'S');
    byRole(element, ADD_BUTTON).click();
    await untilRole(element, ADDED_BUTTON);
    const entry = storefront()
      .cart.$cart.get()
      ?.entries.find(({ itemId }) => itemId === 'tee');
    expect(entry?.chosenVariant?.sku).to.equal('tee-ink-s');
  });

  it('keeps the choice and the focus of radio buttons', async () => {
    Reflect.set(element, 'options', 'radio');
    const ink = (await untilRole(element, { role: 'radio', name: 'Ink' })) as HTMLInputElement;
    ink.focus();
    ink.click();
    await takeOver();
    const now = byRole(element, { role: 'radio', name: 'Ink' }) as HTMLInputElement;
    expect(now === ink, 'still the button of the shell').to.equal(true);
    expect(now.checked).to.equal(true);
    expect(focusedNode() === now, 'has the focus').to.equal(true);
  });

  it('clicks once if the pointer is down meanwhile', async () => {
    choose(COLOR, 'Ink');
    choose(SIZE, 'S');
    const shells = byRole(element, ADD_BUTTON);
    await pointAt(shells);
    await sendMouse({ type: 'down' });
    await takeOver();
    await nextFrame();
    expect(shells.isConnected, 'removed while pressed').to.equal(true);
    await Promise.all([untilRole(element, ADDED_BUTTON), sendMouse({ type: 'up' })]);
    expect(storefront().cart.$count.get()).to.equal(3);
    expect(shells.isConnected).to.equal(true);
  });

  it('clicks once if the pointer leaves the field where the visitor was typing', async () => {
    choose(COLOR, 'Ink');
    choose(SIZE, 'S');
    field().focus();
    field().select();
    await sendKeys({ type: '2' });
    const shells = byRole(element, ADD_BUTTON);
    await pointAt(shells);
    await sendMouse({ type: 'down' });
    expect(focusedNode() === shells, 'the field lost the focus').to.equal(true);
    await takeOver();
    await nextFrame();
    expect(shells.isConnected, 'removed while pressed').to.equal(true);
    await Promise.all([untilRole(element, ADDED_BUTTON), sendMouse({ type: 'up' })]);
    expect(storefront().cart.$count.get()).to.equal(4);
  });

  it('clicks once if a key is down meanwhile', async () => {
    choose(COLOR, 'Ink');
    choose(SIZE, 'S');
    const shells = byRole(element, ADD_BUTTON);
    shells.focus();
    await sendKeys({ down: ' ' });
    await takeOver();
    await nextFrame();
    expect(shells.isConnected, 'removed while pressed').to.equal(true);
    const [hasFocus] = await Promise.all([
      untilRole(element, ADDED_BUTTON).then((shown) => focusedNode() === shown),
      sendKeys({ up: ' ' }),
    ]);
    expect(hasFocus, 'focus').to.equal(true);
    expect(storefront().cart.$count.get()).to.equal(3);
  });

  it('does not interrupt an input method that is composing', async function () {
    const shells = field();
    shells.focus();
    shells.select();
    const received: string[] = [];
    for (const type of ['compositionstart', 'compositionupdate', 'compositionend', 'blur'])
      shells.addEventListener(type, () => received.push(type));
    if (!(await compose('に'))) this.skip();
    await takeOver();
    await sendKeys({ press: 'Shift' });
    await nextFrame();
    expect(received.includes('compositionend'), 'broken').to.equal(false);
    expect(shells.isConnected, 'taken away while composing').to.equal(true);
    await compose('にほ');
    await commitComposition('日本');
    expect(field().value).to.equal('日本');
    expect(received.filter((type) => type === 'compositionend' || type === 'compositionstart')).to.deep.equal(
      ['compositionstart', 'compositionend'],
    );
    expect(field() === shells).to.equal(true);
    expect(focusedNode() === field(), 'has the focus').to.equal(true);
  });

  it('does not close an open list of values', async function () {
    // In other browsers no test can close the list again.
    if (!(await emulateFeatures({}))) this.skip();
    const shells = byRole(element, COLOR) as HTMLSelectElement;
    await tap(shells);
    expect(shells.matches(':open'), 'open').to.equal(true);
    await takeOver();
    await nextFrame();
    expect(shells.isConnected && shells.matches(':open'), 'still open').to.equal(true);
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'Enter' });
    expect([shells.value, shells.matches(':open')]).to.deep.equal(['Ink', false]);
    expect(focusedNode() === byRole(element, COLOR), 'has the focus').to.equal(true);
  });

  it('dispatches no change event and no focus event to the page', async () => {
    field().focus();
    choose(COLOR, 'Ink');
    const received: string[] = [];
    const record = ({ type }: Event) => received.push(type);
    const types = ['input', 'change', 'focusin', 'focusout', 'store-variant-change', 'store-quantity-change'];
    for (const type of types) document.addEventListener(type, record);
    await takeOver();
    for (const type of types) document.removeEventListener(type, record);
    expect(received).to.deep.equal([]);
  });

  it('keeps the attributes of the tag as its author wrote them', async () => {
    const before = element.getAttributeNames();
    await takeOver();
    expect(element.getAttributeNames()).to.deep.equal(before);
  });
});
