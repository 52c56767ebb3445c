import { expect, fixture, nextFrame } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../elements/all.ts';
import { storefront } from '../../elements/index.ts';
import { ADD_BUTTON, ADDED_BUTTON, ADDING_BUTTON } from '../support/add-button.ts';
import { byRole, focusedNode, untilRole } from '../support/by-role.ts';
import { holdAnswers, untilTakenOver, type StoreTag } from '../support/elements.ts';
import { showableStore, TAG_CASES, TEE_SCRIPT } from '../support/tag-cases.ts';
import { waitUntil } from '../support/wait-until.ts';

interface MovableNode extends HTMLElement {
  moveBefore(node: Node, child: Node | null): void;
}

/** The ways in which a page moves an element. */
const MOVES: Readonly<Record<string, (element: Element, from: MovableNode, to: MovableNode) => void>> = {
  'before a neighbour': (element, from) => from.insertBefore(element, from.firstChild),
  'to the end of its parent': (element, from) => {
    from.append(element);
  },
  'into another parent': (element, _from, to) => {
    to.append(element);
  },
  'into another shadow root': (element, _from, to) => {
    to.attachShadow({ mode: 'open' }).append(element);
  },
  'by moveBefore': (element, _from, to) => {
    to.moveBefore(element, null);
  },
  'out and in again in one task': (element, from) => {
    element.remove();
    from.append(element);
  },
  'together with its parent': (_element, from, to) => from.parentElement?.insertBefore(from, to.nextSibling),
};

async function placeIn(html: string): Promise<{ element: StoreTag; from: MovableNode; to: MovableNode }> {
  const page = await fixture(`<div><div><p>before</p>${html}<p>after</p></div><div></div></div>`);
  const [from, to] = [...page.children] as MovableNode[];
  return { element: from!.children[1] as StoreTag, from: from!, to: to! };
}

/** WebKit has no moveBefore() yet. */
const testOf = (way: string) =>
  way === 'by moveBefore' && !('moveBefore' in Element.prototype) ? it.skip : it;

const nameOf = (node: Element | null) => node && (node.getAttribute('name') ?? node.localName);

describe('a moved tag', () => {
  beforeEach(showableStore);

  for (const { tag, html, control, hasView, isText } of TAG_CASES) {
    for (const [way, move] of Object.entries(MOVES)) {
      testOf(way)(`<${tag}> moved ${way} is the same, with the focus where it was`, async () => {
        const { element, from, to } = await placeIn(html);
        await untilTakenOver(element);
        const node = await untilRole(element, control);
        node.focus();
        move(element, from, to);
        await nextFrame();
        expect(byRole(element, control) === node, 'is the same node').to.equal(true);
        // The author's own nodes behave as in any other element.
        if (hasView && !isText) expect(focusedNode() === node, 'has the focus').to.equal(true);
      });
    }
  }

  for (const [way, move] of Object.entries(MOVES)) {
    const test = testOf(way);
    test(`keeps choices and typed text, moved ${way}`, async () => {
      const { element, from, to } = await placeIn(`<store-add-to-cart>${TEE_SCRIPT}</store-add-to-cart>`);
      await untilTakenOver(element);
      const color = (await untilRole(element, { role: 'combobox', name: 'Color' })) as HTMLSelectElement;
      const quantity = (await untilRole(element, { role: 'textbox', name: 'Quantity' })) as HTMLInputElement;
      color.value = 'Ink';
      color.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
      color.focus();
      quantity.focus();
      quantity.value = '12';
      quantity.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
      quantity.setSelectionRange(1, 2);
      move(element, from, to);
      await nextFrame();
      expect(color.isConnected && quantity.isConnected).to.equal(true);
      expect([color.value, quantity.value]).to.deep.equal(['Ink', '12']);
      expect([quantity.selectionStart, quantity.selectionEnd]).to.deep.equal([1, 2]);
      expect(nameOf(focusedNode())).to.equal('quantity');
    });

    test(`continues a pending purchase, moved ${way}`, async () => {
      const held = holdAnswers(await showableStore());
      const { element, from, to } = await placeIn(`<store-add-to-cart></store-add-to-cart>`);
      Reflect.set(element, 'product', (await import('../../elements/testing.ts')).mugProduct);
      (await untilRole(element, ADD_BUTTON)).click();
      await untilRole(element, ADDING_BUTTON);
      move(element, from, to);
      await nextFrame();
      byRole(element, ADDING_BUTTON);
      held.release();
      await untilRole(element, ADDED_BUTTON);
      expect(storefront().cart.$count.get()).to.equal(3);
    });

    test(`neither loses nor sends a quantity that is being typed on the cart page, moved ${way}`, async () => {
      const { element, from, to } = await placeIn('<store-cart></store-cart>');
      const quantity = (await untilRole(element, {
        role: 'textbox',
        name: 'Quantity of Stoneware Mug',
      })) as HTMLInputElement;
      quantity.focus();
      quantity.select();
      await sendKeys({ type: '7' });
      move(element, from, to);
      await nextFrame();
      expect([quantity.isConnected, quantity.value]).to.deep.equal([true, '7']);
      expect(focusedNode() === quantity, 'has the focus').to.equal(true);
      await storefront().cart.settled();
      expect(storefront().cart.$count.get(), 'sent').to.equal(2);
    });
  }

  it('keeps its typed text when a keyed list of twenty is sorted', async () => {
    const items = Array.from({ length: 20 }, () => `<store-add-to-cart>${TEE_SCRIPT}</store-add-to-cart>`);
    const list = await fixture(`<div>${items.join('')}</div>`);
    const elements = [...list.children] as StoreTag[];
    const fields: HTMLInputElement[] = [];
    for (const [index, element] of elements.entries()) {
      element.scrollIntoView();
      const field = (await untilRole(element, { role: 'textbox', name: 'Quantity' })) as HTMLInputElement;
      await untilTakenOver(element);
      const drawn = byRole(element, { role: 'textbox', name: 'Quantity' }) as HTMLInputElement;
      expect(field).to.exist;
      drawn.focus();
      drawn.select();
      await sendKeys({ type: String(index + 1) });
      fields.push(drawn);
    }
    const focused = focusedNode();
    for (const element of elements.reverse()) list.append(element);
    await nextFrame();
    expect(fields.map(({ value }) => Number(value))).to.deep.equal(fields.map((_, index) => index + 1));
    expect(fields.every(({ isConnected }) => isConnected)).to.equal(true);
    expect(focusedNode() === focused, 'has the focus').to.equal(true);
  });

  it('uses the product of its new place, and drops that of the old one', async () => {
    const page = await fixture(`<div>
      <store-product>${TEE_SCRIPT}<store-add-to-cart></store-add-to-cart></store-product><div></div>
    </div>`);
    const element = page.querySelector('store-add-to-cart')!;
    await untilRole(element, { role: 'combobox', name: 'Color' });
    page.lastElementChild!.append(element);
    await waitUntil(() => !element.shadowRoot?.querySelector('select'), 'still the old product');
    page.firstElementChild!.append(element);
    await untilRole(element, { role: 'combobox', name: 'Color' });
  });
});
