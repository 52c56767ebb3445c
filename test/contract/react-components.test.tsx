import { expect, fixture, nextFrame } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { createElement, createRef, StrictMode, type FunctionComponent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { StoreAddToCartElement } from '../../elements/store-add-to-cart/define.ts';
import { TAG_NAMES } from '../../elements/index.ts';
import { mugProduct, teeProduct } from '../../elements/testing.ts';
import * as components from '../../entries/react/index.ts';
import { ADD_BUTTON, ADDED_BUTTON } from '../support/add-button.ts';
import { byRole, untilRole } from '../support/by-role.ts';
import { readProperty, untilTakenOver, type StoreTag } from '../support/elements.ts';
import { countPage } from '../support/page-listeners.ts';
import { showableStore } from '../support/tag-cases.ts';

const { CartPill, GalleryBlock, SiteForm, StoreAddToCart, StoreProduct } = components;
const COMPONENTS = Object.entries(components) as [string, FunctionComponent<{ product?: object }>][];
const QUANTITY = { role: 'textbox', name: 'Quantity' };

describe('the React components of the tags', () => {
  let container: HTMLElement;
  let root: Root;
  let loudly: string[];
  const { error } = console;

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

  const render = (node: ReactNode) => {
    flushSync(() => {
      root.render(node);
    });
  };
  const first = () => container.firstElementChild as StoreTag;
  const quantityOf = (element: Element) => byRole(element, QUANTITY) as HTMLInputElement;

  it('exist for every tag, and define it', () => {
    render(COMPONENTS.map(([name, component]) => createElement(component, { key: name })));
    const shown = [...container.children].map(({ localName }) => localName);
    expect(shown).to.have.members(TAG_NAMES);
    for (const tag of shown) expect(customElements.get(tag), tag).not.to.equal(undefined);
  });

  it('bear the name of their export, for the tools of developers', () => {
    for (const [name, { displayName }] of COMPONENTS) expect(displayName).to.equal(name);
  });

  it('pass objects unchanged, and everything else as attributes', async () => {
    render(<StoreAddToCart product={mugProduct} buttonText="Buy" quantity={3} express={false} />);
    expect(readProperty(first(), 'product')).to.equal(mugProduct);
    expect(readProperty(first(), 'express')).to.equal(false);
    expect(first().getAttribute('button-text')).to.equal('Buy');
    await untilRole(first(), { role: 'button', name: 'Buy' });
    expect(quantityOf(first()).value).to.equal('3');
  });

  it('follow a changed prop, and return to the default without it', async () => {
    render(<StoreAddToCart product={mugProduct} buttonText="Buy" />);
    await untilRole(first(), { role: 'button', name: 'Buy' });
    render(<StoreAddToCart product={mugProduct} buttonText="Order" />);
    await untilRole(first(), { role: 'button', name: 'Order' });
    render(<StoreAddToCart product={teeProduct} />);
    await untilRole(first(), ADD_BUTTON);
    expect(readProperty(first(), 'product')).to.equal(teeProduct);
  });

  it('pass false where the default is true', () => {
    render(<GalleryBlock autoCrop={false} />);
    expect(readProperty(first(), 'autoCrop')).to.equal(false);
    render(<SiteForm formId="contact" draft={false} />);
    expect(readProperty(first(), 'draft')).to.equal(false);
  });

  it('give React what it gives every element: className, style, slot, data, ref and children', () => {
    const ref = createRef<StoreAddToCartElement>();
    render(
      <StoreProduct product={mugProduct} className="card" style={{ color: 'red' }} data-place="top" hidden>
        <StoreAddToCart ref={ref} slot="buy" aria-label="Buy the mug" />
      </StoreProduct>,
    );
    const { className, style, dataset, hidden } = first();
    expect([className, style.color, dataset.place, hidden]).to.deep.equal(['card', 'red', 'top', true]);
    expect(ref.current).to.be.instanceOf(StoreAddToCartElement);
    expect(ref.current?.slot).to.equal('buy');
    expect(ref.current?.ariaLabel).to.equal('Buy the mug');
  });

  it('call the latest listener once per event, which may prevent it', async () => {
    const received: string[] = [];
    const show = (isForbidden: boolean) => {
      render(
        <StoreAddToCart
          product={mugProduct}
          onStoreCartAdd={(event) => {
            received.push(`add ${event.quantity}`);
            if (isForbidden) event.preventDefault();
          }}
          onStoreCartChange={({ cart }) => {
            received.push(`change ${cart?.totalQuantity}`);
          }}
        />,
      );
    };
    show(true);
    (await untilRole(first(), ADD_BUTTON)).click();
    show(false);
    (await untilRole(first(), ADD_BUTTON)).click();
    await untilRole(first(), ADDED_BUTTON);
    expect(received).to.deep.equal(['add 1', 'add 1', 'change 3']);
  });

  it('tolerate StrictMode, and leave nothing behind after unmounting', async () => {
    const every = (
      <StrictMode>
        {COMPONENTS.map(([name, component]) => createElement(component, { key: name, product: mugProduct }))}
      </StrictMode>
    );
    const showOnce = async () => {
      render(every);
      for (const element of container.children) await untilTakenOver(element as StoreTag);
      render(null);
      await nextFrame();
    };
    await showOnce();
    const counter = countPage();
    const before = counter.read();
    for (let time = 0; time < 3; time += 1) await showOnce();
    expect(counter.read()).to.deep.equal(before);
    counter.stop();
  });

  it('hydrate what a server has printed: typed text stays, objects and listeners are added', async () => {
    const counts: unknown[] = [];
    const page = (
      <StrictMode>
        <StoreAddToCart
          product={mugProduct}
          buttonText="Buy"
          quantity={2}
          express={false}
          onStoreCartChange={(event) => counts.push(event.cart?.totalQuantity)}
        />
        <CartPill position="top-right" />
      </StrictMode>
    );
    const printed = await fixture<HTMLElement>('<div></div>');
    printed.innerHTML = renderToString(page);
    const element = printed.querySelector<StoreTag>('store-add-to-cart')!;
    const attributes = element.outerHTML;
    await untilTakenOver(element);
    quantityOf(element).focus();
    quantityOf(element).select();
    await sendKeys({ type: '4' });
    const recovered: unknown[] = [];
    root.unmount();
    flushSync(() => {
      root = hydrateRoot(printed, page, { onRecoverableError: (caught) => recovered.push(caught) });
    });
    await nextFrame();
    expect(recovered).to.deep.equal([]);
    expect(printed.querySelector('store-add-to-cart') === element, 'the same element').to.equal(true);
    expect(readProperty(element, 'product')).to.equal(mugProduct);
    expect(attributes).to.contain('button-text="Buy"').and.contain('express="false"');
    expect(quantityOf(element).value).to.equal('4');
    byRole(element, { role: 'button', name: 'Buy' }).click();
    await untilRole(element, ADDED_BUTTON);
    expect(counts).to.deep.equal([2 + 4]);
  });
});
