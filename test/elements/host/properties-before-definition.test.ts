import { expect, fixture } from '@open-wc/testing';
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createApp, h } from 'vue';
import '../../../elements/all.ts';
import { mugProduct, useMemoryStore } from '../../../elements/testing.ts';
import { catchWarnings } from '../../core/shared/console.ts';
import { ADD_BUTTON } from '../../support/add-button.ts';
import { byRole, untilRole } from '../../support/by-role.ts';
import { defineLate, type LateTag } from '../../support/elements.ts';
import { waitUntil } from '../../support/wait-until.ts';

/** Frameworks, each rendering one tag with the props, without knowledge of ours. */
const FRAMEWORKS: Readonly<Record<string, (tag: string, props: object, container: Element) => void>> = {
  React: (tag, props, container) => {
    flushSync(() => {
      createRoot(container).render(createElement(tag, props));
    });
  },
  Vue: (tag, props, container) => {
    createApp({ render: () => h(tag, { ...props }) }).mount(container);
  },
};

describe('a value that is set before the tag is defined', () => {
  let late: LateTag;
  let container: HTMLElement;

  beforeEach(async () => {
    await useMemoryStore();
    late = defineLate('store-add-to-cart');
    container = await fixture('<div></div>');
  });

  it('is applied as a property, in the page and outside of it', async () => {
    Reflect.set(late.element, 'product', mugProduct);
    Reflect.set(late.element, 'buttonText', 'Buy');
    container.append(late.element);
    late.define();
    await untilRole(late.element, { role: 'button', name: 'Buy' });
    expect(Object.keys(late.element)).not.to.include('product');
  });

  for (const [framework, render] of Object.entries(FRAMEWORKS)) {
    const open = (props: object) => {
      render(late.element.localName, props, container);
      late.define();
      return container.firstElementChild!;
    };

    it(`is applied when ${framework} sets it, in camelCase and as JSON`, async () => {
      const element = open({ product: JSON.stringify(mugProduct), buttonText: 'Buy' });
      await untilRole(element, { role: 'button', name: 'Buy' });
    });
  }

  it('is warned of with a fix, if it is an object that is lost', async () => {
    const said = await catchWarnings(async (soFar) => {
      for (const [framework, render] of Object.entries(FRAMEWORKS)) {
        const lost = defineLate('store-add-to-cart');
        render(lost.element.localName, { product: mugProduct, id: framework }, container);
        lost.define();
        expect(container.firstElementChild!.getAttribute('product')).to.equal('[object Object]');
        container.replaceChildren();
      }
      // The warning of a later tag follows all warnings of these.
      container.innerHTML = `<store-add-to-cart quantity="many"></store-add-to-cart>`;
      await waitUntil(() => soFar.some((line) => line.includes('many')), 'nothing was said');
    });
    const [sentence, ...more] = said.filter((line) => line.includes('[object Object]'));
    expect(sentence).to.contain('#React: "product" is the text "[object Object]": it was set as an object');
    expect(sentence).to.contain('Import the tag before').and.contain('JSON.stringify(product)');
    expect(more).to.deep.equal([]);
  });

  it('works as an object where the framework sets a property', async () => {
    createApp({ render: () => h(late.element.localName, { '.product': mugProduct }) }).mount(container);
    late.define();
    await untilRole(container.firstElementChild!, ADD_BUTTON);
    byRole(container.firstElementChild!, ADD_BUTTON);
  });
});
