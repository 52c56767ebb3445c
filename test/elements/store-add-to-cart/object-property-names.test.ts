import { expect, fixture } from '@open-wc/testing';
import '../../../elements/all.ts';
import { storefront } from '../../../elements/index.ts';
import { useMemoryStore } from '../../../elements/testing.ts';
import { ADD_BUTTON, ADDED_BUTTON } from '../../support/add-button.ts';
import { byRole, untilRole } from '../../support/by-role.ts';
import { holdView, type StoreTag } from '../../support/elements.ts';
import { showableStore } from '../../support/tag-cases.ts';

/** Names that every object inherits. */
const NAMES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype', 'valueOf'] as const;

/** A product whose only option and values have this name. */
function oddProduct(name: string): unknown {
  const values = [name, 'other'];
  const variants = values.map((value) => ({
    id: `odd-${value}`,
    sku: `odd-${value}`,
    priceMoney: { value: '5.00', currency: 'USD' },
    unlimited: true,
    attributes: JSON.parse(`{${JSON.stringify(name)}: ${JSON.stringify(value)}}`) as object,
  }));
  const structuredContent = { productType: 1, variantOptionOrdering: [name], variants };
  return { id: `odd-${name}`, title: 'Odd', structuredContent };
}

async function shown(name: string, attributes = ''): Promise<StoreTag> {
  const element: StoreTag = await fixture(`<store-add-to-cart ${attributes}></store-add-to-cart>`);
  Reflect.set(element, 'product', oddProduct(name));
  await element.updateComplete;
  await untilRole(element, ADD_BUTTON);
  return element;
}

describe('an option with the name of an object property', () => {
  beforeEach(showableStore);
  for (const name of NAMES) {
    for (const isHeld of [true, false]) {
      it(`${name} keeps its list, ${isHeld ? 'in the shell' : 'in the view'}`, async () => {
        const view = isHeld ? holdView('store-add-to-cart') : null;
        try {
          const element = await shown(name);
          if (!isHeld) await element.ready;
          const list = byRole(element, { role: 'combobox', name }) as HTMLSelectElement;
          expect([...list.options].map(({ value }) => value)).to.deep.equal(['', name, 'other']);
        } finally {
          view?.restore();
        }
      });
    }
    it(`${name} keeps its radio buttons and is bought`, async () => {
      await useMemoryStore([oddProduct(name)]);
      const element = await shown(name, 'options="radio"');
      await element.ready;
      byRole(element, { role: 'radio', name }).click();
      byRole(element, ADD_BUTTON).click();
      await untilRole(element, ADDED_BUTTON);
      const [entry] = storefront().cart.$cart.get()!.entries;
      expect(entry?.chosenVariant?.sku).to.equal(`odd-${name}`);
      expect(Object.entries(entry?.chosenVariant?.attributes ?? {})).to.deep.equal([[name, name]]);
    });
  }
});
