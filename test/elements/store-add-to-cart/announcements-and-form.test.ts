import { expect, fixture, nextFrame } from '@open-wc/testing';
import { computeAccessibleName } from 'dom-accessibility-api';
import '../../../elements/all.ts';
import { mugProduct, teeProduct } from '../../../elements/testing.ts';
import { storefront } from '../../../elements/index.ts';
import { ADD_BUTTON, ADDED_BUTTON, ADDING_BUTTON } from '../../support/add-button.ts';
import { byRole, untilRole } from '../../support/by-role.ts';
import { holdView, untilTakenOver, type StoreTag } from '../../support/elements.ts';
import { showableStore, TEE_SCRIPT } from '../../support/tag-cases.ts';
import { pointAt } from '../../support/visitor-input.ts';
import { waitUntil } from '../../support/wait-until.ts';

const QUANTITY = { role: 'textbox', name: 'Quantity' };
const alertOf = (element: Element) => element.shadowRoot!.querySelector('[role=alert]')!;

async function addToCart(attributes: string, product: unknown = mugProduct): Promise<StoreTag> {
  const element: StoreTag = await fixture(`<store-add-to-cart ${attributes}></store-add-to-cart>`);
  Reflect.set(element, 'product', product);
  await element.updateComplete;
  await untilTakenOver(element);
  await untilRole(element, ADD_BUTTON);
  return element;
}

const quantityOf = (element: Element) => (byRole(element, QUANTITY) as HTMLInputElement).value;

describe('<store-add-to-cart>', () => {
  beforeEach(showableStore);

  it('announces the same refusal again, in new nodes of the same alert', async () => {
    const element = await addToCart('', teeProduct);
    byRole(element, ADD_BUTTON).click();
    await waitUntil(() => alertOf(element).childElementCount === 2);
    const [alert, words] = [alertOf(element), alertOf(element).lastElementChild!];
    byRole(element, ADD_BUTTON).click();
    await waitUntil(() => alertOf(element).lastElementChild !== words, 'the words stay the same nodes');
    expect(alertOf(element) === alert, 'the alert itself stays').to.equal(true);
    expect(alert.textContent).to.contain('Please select the Color and Size options.');
  });

  it('looks different when done than under the pointer', async () => {
    const element = await addToCart('');
    const button = byRole(element, ADD_BUTTON);
    const look = () => {
      const { backgroundColor, color } = getComputedStyle(button);
      return `${color} on ${backgroundColor}`;
    };
    await pointAt(button);
    const pointedAt = look();
    button.click();
    await untilRole(element, ADDED_BUTTON);
    expect(look()).not.to.equal(pointedAt);
    expect(getComputedStyle(button, '::before').borderBottomStyle, 'the tick').to.equal('solid');
  });

  it('keeps the nodes of a refusal when React hydrates, so that it is not announced again', async () => {
    const view = holdView('store-add-to-cart');
    try {
      const element: StoreTag = await fixture(`<store-add-to-cart>${TEE_SCRIPT}</store-add-to-cart>`);
      (await untilRole(element, ADD_BUTTON)).click();
      await waitUntil(() => alertOf(element).childElementCount === 2);
      const words = [...alertOf(element).children];
      const observer = new MutationObserver(() => undefined);
      observer.observe(alertOf(element), { childList: true, characterData: true, subtree: true });
      view.release();
      await untilTakenOver(element);
      expect(observer.takeRecords()).to.have.lengthOf(0);
      byRole(element, ADD_BUTTON).click();
      await waitUntil(() => !words.includes(alertOf(element).lastElementChild!), 'still silent');
    } finally {
      view.restore();
    }
  });

  for (const dispatched of ['no', 'change']) {
    it(`adds the choice and the quantity that a script has set, with ${dispatched} event`, async () => {
      const element = await addToCart('', teeProduct);
      const set = (target: { role: string; name: string }, value: string) => {
        const control = byRole(element, target) as HTMLInputElement;
        control.value = value;
        if (dispatched !== 'no') control.dispatchEvent(new Event(dispatched, { bubbles: true }));
      };
      set({ role: 'combobox', name: 'Color' }, 'Ink');
      set({ role: 'combobox', name: 'Size' }, 'S');
      set(QUANTITY, '2');
      await nextFrame();
      byRole(element, ADD_BUTTON).click();
      await untilRole(element, ADDED_BUTTON);
      const entry = storefront()
        .cart.$cart.get()
        ?.entries.find(({ itemId }) => itemId === 'tee');
      expect([entry?.chosenVariant?.sku, entry?.quantity]).to.deep.equal(['tee-ink-s', 2]);
    });
  }

  it('starts another product with the quantity of the attribute', async () => {
    const element = await addToCart('quantity="3"');
    expect(quantityOf(element)).to.equal('3');
    Reflect.set(element, 'product', teeProduct);
    await element.updateComplete;
    await nextFrame();
    expect(quantityOf(element)).to.equal('3');
    element.removeAttribute('quantity');
    await element.updateComplete;
    await waitUntil(() => quantityOf(element) === '1');
  });

  it('buys a variant chosen with radio buttons', async () => {
    const element = await addToCart('options="radio"', teeProduct);
    for (const name of ['Ink', 'M']) byRole(element, { role: 'radio', name }).click();
    byRole(element, ADD_BUTTON).click();
    expect(alertOf(element).textContent).to.equal('');
    await untilRole(element, ADDING_BUTTON);
  });

  it("groups its controls under the product's title, which distinguishes two products", async () => {
    const [mug, tee] = [await addToCart(''), await addToCart('options="radio"', teeProduct)];
    const groups = [mug, tee].map((element) => byRole(element, { role: 'group', name: /./ }));
    expect(groups.map((group) => computeAccessibleName(group))).to.deep.equal([
      mugProduct.title,
      teeProduct.title,
    ]);
    for (const group of groups) {
      byRole(group, ADD_BUTTON);
      byRole(group, QUANTITY);
    }
    byRole(groups[1]!, { role: 'radio', name: 'Ink' });
    Reflect.set(mug, 'product', { ...mugProduct, title: 'Stoneware Bowl' });
    await untilRole(mug, { role: 'group', name: 'Stoneware Bowl' });
    Reflect.set(mug, 'product', { ...mugProduct, title: '' });
    await untilRole(mug, { role: 'group', name: '' });
  });

  it("handles the author's form itself: submit listeners of the page do not receive it", async () => {
    const element: StoreTag = await fixture(
      `<store-add-to-cart><form><button>Send</button></form></store-add-to-cart>`,
    );
    Reflect.set(element, 'product', mugProduct);
    await element.updateComplete;
    const received: boolean[] = [];
    const listener = (event: Event) => {
      received.push(event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener('submit', listener);
    element.querySelector('form')!.requestSubmit();
    document.removeEventListener('submit', listener);
    await storefront().cart.settled();
    expect([storefront().cart.$count.get(), received]).to.deep.equal([3, []]);
  });

  it("reads the last value that is not blank of several controls of one name in the author's form", async () => {
    const element: StoreTag = await fixture(`<store-add-to-cart><form>
      <input type="hidden" name="option.Color" value="0"><input name="option.Color" value="Ink">
      <input name="option.Size" value="S"><input name="option.Size" value=" ">
      <input name="quantity" value="3"><input name="quantity" value="2"><input name="quantity" value="">
      <input name="quantity" value="&#8203;"><input name="option.Size" value="&#173;">
      <button>Send</button></form></store-add-to-cart>`);
    Reflect.set(element, 'product', teeProduct);
    await element.updateComplete;
    element.querySelector('form')!.requestSubmit();
    await storefront().cart.settled();
    const entry = storefront()
      .cart.$cart.get()
      ?.entries.find(({ itemId }) => itemId === 'tee');
    expect([entry?.chosenVariant?.sku, entry?.quantity]).to.deep.equal(['tee-ink-s', 2]);
  });

  it('adds nothing when a button of the author closes a dialog or has a URL of its own', async () => {
    const element: StoreTag =
      await fixture(`<store-add-to-cart><form><button formmethod="Dialog">Cancel</button>
      <button formaction="/call">Call</button></form></store-add-to-cart>`);
    Reflect.set(element, 'product', mugProduct);
    await element.updateComplete;
    const left: (string | null)[] = [];
    const stay = (event: SubmitEvent) => {
      event.preventDefault();
      left.push(event.submitter!.textContent);
    };
    document.addEventListener('submit', stay);
    for (const button of element.querySelectorAll('button')) button.click();
    document.removeEventListener('submit', stay);
    await storefront().cart.settled();
    expect([storefront().cart.$count.get(), left]).to.deep.equal([2, ['Cancel', 'Call']]);
  });

  it('ignores a submission that the page has prevented', async () => {
    const element: StoreTag = await fixture(
      `<store-add-to-cart><form><button>Send</button></form></store-add-to-cart>`,
    );
    element.querySelector('form')!.addEventListener('submit', (event) => {
      event.preventDefault();
    });
    Reflect.set(element, 'product', mugProduct);
    await element.updateComplete;
    element.querySelector('form')!.requestSubmit();
    await storefront().cart.settled();
    expect(storefront().cart.$count.get()).to.equal(2);
  });
});
