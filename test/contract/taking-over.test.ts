import { expect, fixture, nextFrame } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import '../../elements/all.ts';
import { storefront } from '../../elements/index.ts';
import { byRole, focusedNode, untilRole } from '../support/by-role.ts';
import { holdView, untilTakenOver, type HeldView, type StoreTag } from '../support/elements.ts';
import { showableStore, TEE_SCRIPT } from '../support/tag-cases.ts';
import { commitComposition, compose, emulateFeatures, pointAt, tap } from '../support/visitor-input.ts';

const QUANTITY = { role: 'textbox', name: 'Quantity' };
const COLOR = { role: 'combobox', name: 'Color' };
const SIZE = { role: 'combobox', name: 'Size' };
const ADD = { role: 'button', name: 'Add To Cart' };
const ADDED = { role: 'button', name: 'Added!' };

describe('the view takes over from the shell', () => {
  let view: HeldView;
  let element: StoreTag;

  beforeEach(async () => {
    await showableStore();
    view = holdView('store-add-to-cart');
    element = await fixture(`<store-add-to-cart>${TEE_SCRIPT}</store-add-to-cart>`);
    await untilRole(element, ADD);
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

  it('while the visitor types: no letter is lost or doubled, the caret stays', async () => {
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

  it('a selection is still selected, from the same end', async () => {
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

  it('the choice stays, and is what is bought', async () => {
    choose(COLOR, 'Ink');
    await takeOver();
    choose(SIZE, 'S');
    byRole(element, ADD).click();
    await untilRole(element, ADDED);
    const entry = storefront()
      .cart.$cart.get()
      ?.entries.find(({ itemId }) => itemId === 'tee');
    expect(entry?.chosenVariant?.sku).to.equal('tee-ink-s');
  });

  it('radio buttons keep what was chosen, and the focus', async () => {
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

  it('a pointer that is down when the view comes and goes up afterwards presses once', async () => {
    choose(COLOR, 'Ink');
    choose(SIZE, 'S');
    const shells = byRole(element, ADD);
    await pointAt(shells);
    await sendMouse({ type: 'down' });
    await takeOver();
    await nextFrame();
    expect(shells.isConnected, 'taken away under the finger').to.equal(true);
    await Promise.all([untilRole(element, ADDED), sendMouse({ type: 'up' })]);
    expect(storefront().cart.$count.get()).to.equal(3);
    expect(shells.isConnected).to.equal(true);
  });

  it('a pointer that goes down beside the field where the visitor was typing presses once', async () => {
    choose(COLOR, 'Ink');
    choose(SIZE, 'S');
    field().focus();
    field().select();
    await sendKeys({ type: '2' });
    const shells = byRole(element, ADD);
    await pointAt(shells);
    await sendMouse({ type: 'down' });
    expect(focusedNode() === shells, 'the field lost the focus').to.equal(true);
    await takeOver();
    await nextFrame();
    expect(shells.isConnected, 'taken away under the finger').to.equal(true);
    await Promise.all([untilRole(element, ADDED), sendMouse({ type: 'up' })]);
    expect(storefront().cart.$count.get()).to.equal(4);
  });

  it('a key that is down when the view comes and goes up afterwards presses once', async () => {
    choose(COLOR, 'Ink');
    choose(SIZE, 'S');
    const shells = byRole(element, ADD);
    shells.focus();
    await sendKeys({ down: ' ' });
    await takeOver();
    await nextFrame();
    expect(shells.isConnected, 'taken away under the finger').to.equal(true);
    const [hasFocus] = await Promise.all([
      untilRole(element, ADDED).then((shown) => focusedNode() === shown),
      sendKeys({ up: ' ' }),
    ]);
    expect(hasFocus, 'focus').to.equal(true);
    expect(storefront().cart.$count.get()).to.equal(3);
  });

  it('an input method that is composing when the view comes is not interrupted', async function () {
    const shells = field();
    shells.focus();
    shells.select();
    const heard: string[] = [];
    for (const type of ['compositionstart', 'compositionupdate', 'compositionend', 'blur'])
      shells.addEventListener(type, () => heard.push(type));
    if (!(await compose('に'))) this.skip();
    await takeOver();
    await sendKeys({ press: 'Shift' });
    await nextFrame();
    expect(heard.includes('compositionend'), 'broken').to.equal(false);
    expect(shells.isConnected, 'taken away while composing').to.equal(true);
    await compose('にほ');
    await commitComposition('日本');
    expect(field().value).to.equal('日本');
    expect(heard.filter((type) => type === 'compositionend' || type === 'compositionstart')).to.deep.equal([
      'compositionstart',
      'compositionend',
    ]);
    expect(field() === shells).to.equal(true);
    expect(focusedNode() === field(), 'has the focus').to.equal(true);
  });

  it('an open list of values is not closed', async function () {
    // Elsewhere no test can close the list again.
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

  it('the page sees no change event and no focus event', async () => {
    field().focus();
    choose(COLOR, 'Ink');
    const heard: string[] = [];
    const hear = ({ type }: Event) => heard.push(type);
    const types = ['input', 'change', 'focusin', 'focusout', 'store-variant-change', 'store-quantity-change'];
    for (const type of types) document.addEventListener(type, hear);
    await takeOver();
    for (const type of types) document.removeEventListener(type, hear);
    expect(heard).to.deep.equal([]);
  });

  it('the attributes of the tag are the ones its author wrote', async () => {
    const before = element.getAttributeNames();
    await takeOver();
    expect(element.getAttributeNames()).to.deep.equal(before);
  });
});
