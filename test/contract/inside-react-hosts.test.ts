import { expect, fixture, nextFrame } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import * as foreignReact from 'foreign:react';
import { flushSync as foreignFlushSync } from 'foreign:react-dom';
import { createRoot as createForeignRoot } from 'foreign:react-dom/client';
import * as ownReact from 'react';
import { flushSync as ownFlushSync } from 'react-dom';
import { createRoot as createOwnRoot, type Root } from 'react-dom/client';
import '../../elements/all.ts';
import { storefront, type StoreCartAddEvent, type StoreCartChangeEvent } from '../../elements/index.ts';
import { mugProduct, teeProduct } from '../../elements/testing.ts';
import { ADD_BUTTON, ADDED_BUTTON, ADDING_BUTTON } from '../support/add-button.ts';
import { byRole, focusedNode, untilRole } from '../support/by-role.ts';
import { holdAnswers, untilTakenOver, type StoreTag } from '../support/elements.ts';
import { showableStore, TAG_CASES } from '../support/tag-cases.ts';
import { countPage } from '../support/page-listeners.ts';

const QUANTITY = { role: 'textbox', name: 'Quantity' };

const COPIES = {
  'our copy of React': { react: ownReact, createRoot: createOwnRoot, flushSync: ownFlushSync },
  'a copy of its own': { react: foreignReact, createRoot: createForeignRoot, flushSync: foreignFlushSync },
};

it('there are two copies of React', () => {
  expect(foreignReact.useState).not.to.equal(ownReact.useState);
  expect(foreignReact.version).to.equal(ownReact.version);
});

for (const [copy, { react, createRoot, flushSync }] of Object.entries(COPIES)) {
  describe(`inside a React host with ${copy}`, () => {
    const { createElement, StrictMode } = react;
    let container: HTMLElement;
    let root: Root;
    let loudly: string[] = [];
    const error = console.error;

    beforeEach(async () => {
      await showableStore();
      loudly = [];
      console.error = (...parts: unknown[]) => loudly.push(parts.map(String).join(' '));
      container = await fixture('<div></div>');
      root = createRoot(container);
    });

    afterEach(async () => {
      root.unmount();
      await nextFrame();
      console.error = error;
      expect(loudly, 'what React complains of').to.deep.equal([]);
    });

    const render = (node: ownReact.ReactNode) => {
      flushSync(() => {
        root.render(node);
      });
    };
    const first = () => container.firstElementChild as StoreTag;
    const fieldOf = (element: Element) => byRole(element, QUANTITY) as HTMLInputElement;

    it('passes properties unchanged, and resets them to the default when they are omitted', async () => {
      render(createElement('store-add-to-cart', { product: mugProduct, buttonText: 'Buy', quantity: 3 }));
      expect(Reflect.get(first(), 'product')).to.equal(mugProduct);
      await untilRole(first(), { role: 'button', name: 'Buy' });
      expect(fieldOf(first()).value).to.equal('3');
      expect(first().getAttributeNames()).to.deep.equal([]);
      render(createElement('store-add-to-cart', { product: mugProduct }));
      await untilRole(first(), ADD_BUTTON);
    });

    it('passes attributes by their own names', async () => {
      render(createElement('cart-pill', { href: '/my-cart', position: 'top-left' }));
      const link = await untilRole(first(), { role: 'link', name: /items in cart/ });
      expect(link.getAttribute('href')).to.equal('/my-cart');
    });

    it('calls handlers once per event, and lets them prevent it', async () => {
      const received: string[] = [];
      let isForbidden = true;
      render(
        createElement('store-add-to-cart', {
          product: mugProduct,
          'onstore-cart-add': (event: StoreCartAddEvent) => {
            received.push(`add ${event.quantity}`);
            if (isForbidden) event.preventDefault();
          },
          'onstore-cart-change': (event: StoreCartChangeEvent) => {
            received.push(`change ${event.cart?.totalQuantity}`);
          },
        }),
      );
      (await untilRole(first(), ADD_BUTTON)).click();
      isForbidden = false;
      (await untilRole(first(), ADD_BUTTON)).click();
      await untilRole(first(), ADDED_BUTTON);
      expect(received).to.deep.equal(['add 1', 'add 1', 'change 3']);
    });

    it('keeps typed text, the focus and a pending purchase when it sorts a keyed list', async () => {
      const held = holdAnswers(await showableStore());
      const list = (keys: readonly string[]) =>
        createElement(
          'div',
          null,
          keys.map((key) => createElement('store-add-to-cart', { key, id: key, product: mugProduct })),
        );
      const keys = Array.from({ length: 20 }, (_, index) => `k${index}`);
      render(list(keys));
      const byKey = (key: string) => container.querySelector<StoreTag>(`#${key}`)!;
      for (const [index, key] of keys.entries()) {
        byKey(key).scrollIntoView();
        await untilTakenOver(byKey(key));
        fieldOf(byKey(key)).focus();
        fieldOf(byKey(key)).select();
        await sendKeys({ type: String(index + 1) });
      }
      byRole(byKey('k4'), ADD_BUTTON).click();
      await untilRole(byKey('k4'), ADDING_BUTTON);
      const fields = keys.map((key) => fieldOf(byKey(key)));
      fields[7]!.focus();
      render(list([...keys].reverse()));
      await nextFrame();
      expect(keys.map((key) => fieldOf(byKey(key)).value)).to.deep.equal(
        keys.map((_, index) => String(index + 1)),
      );
      expect(
        keys.every((key, index) => fieldOf(byKey(key)) === fields[index]),
        'rendered again',
      ).to.equal(true);
      expect(focusedNode() === fields[7], 'has the focus').to.equal(true);
      byRole(byKey('k4'), ADDING_BUTTON);
      held.release();
      await untilRole(byKey('k4'), ADDED_BUTTON);
      expect(storefront().cart.$count.get()).to.equal(2 + 5);
    });

    it('changes nothing by rendering repeatedly', async () => {
      const counted = react.createElement(function Counting() {
        const [count, setCount] = react.useState(0);
        return createElement(
          'div',
          {
            onClick: () => {
              setCount(count + 1);
            },
          },
          createElement('output', null, String(count)),
          createElement('store-add-to-cart', { product: teeProduct }),
        );
      });
      render(counted);
      const element = container.querySelector<StoreTag>('store-add-to-cart')!;
      await untilTakenOver(element);
      const button = byRole(element, ADD_BUTTON);
      fieldOf(element).value = '8';
      fieldOf(element).dispatchEvent(new Event('input', { bubbles: true, composed: true }));
      for (let time = 0; time < 3; time += 1)
        flushSync(() => {
          container.querySelector('output')!.click();
        });
      await nextFrame();
      expect(container.querySelector('output')!.textContent).to.equal('3');
      expect(byRole(element, ADD_BUTTON) === button, 'the same button').to.equal(true);
      expect(fieldOf(element).value).to.equal('8');
    });

    it('tolerates double effects under StrictMode, and leaves nothing behind after unmounting', async () => {
      const stop = storefront().cart.$count.listen(() => undefined);
      const every = createElement(
        StrictMode,
        null,
        TAG_CASES.map(({ tag }) => createElement(tag, { key: tag, product: mugProduct })),
      );
      render(every);
      for (const element of container.children) await untilTakenOver(element as StoreTag);
      render(null);
      await nextFrame();
      const counter = countPage();
      const before = counter.read();
      for (let time = 0; time < 5; time += 1) {
        render(every);
        await untilRole(container.querySelector('store-add-to-cart')!, ADD_BUTTON);
        for (const element of container.children) await untilTakenOver(element as StoreTag);
        render(null);
        await nextFrame();
      }
      expect(counter.read()).to.deep.equal(before);
      counter.stop();
      stop();
    });

    it('keeps control of its children', async () => {
      render(
        createElement('store-product', { product: mugProduct }, [
          createElement('h2', { key: 1 }, 'Mug'),
          createElement('store-add-to-cart', { key: 2 }),
        ]),
      );
      await untilRole(first(), ADD_BUTTON);
      render(createElement('store-product', { product: mugProduct }, createElement('h2', { key: 1 }, 'Cup')));
      expect(first().textContent).to.equal('Cup');
    });
  });
}
