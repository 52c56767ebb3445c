import { configureStore } from '../../elements/index.ts';
import { productViews } from '../../elements/purchase/index.ts';
import { mugProduct, teeProduct } from '../../elements/testing.ts';
import { press, untilRole } from './by-role.ts';
import type { StateCase } from './cart-states.ts';
import { SOLD_OUT_MUG } from './tag-cases.ts';
import { waitUntil } from './wait-until.ts';

const noProduct = { loadProduct: () => Promise.reject(new Error('nobody asks')) };

let addressBefore = '';

const FILTERS = { filterBy: 'options price availability' };

/** The visible states of a list of products. */
export const LIST_STATES: Readonly<Record<string, StateCase>> = {
  'with open filters': {
    properties: FILTERS,
    enter: async (element) => {
      await press(element, 'Filter');
      await untilRole(element, { role: 'checkbox', name: /^Ink/ });
    },
  },
  'with a filter that applies': {
    properties: { ...FILTERS, layout: 'list' },
    before: () => {
      addressBefore = location.href;
    },
    enter: async (element) => {
      await press(element, 'Filter');
      (await untilRole(element, { role: 'checkbox', name: /^Ink/ })).click();
      await untilRole(element, { role: 'button', name: 'Remove filter: Ink' });
    },
    // The filter stands in the address, and would apply to the next list.
    after: () => {
      history.replaceState(null, '', addressBefore);
    },
  },
  'of several pages': {
    properties: { pageSize: 1 },
    enter: (element) => untilRole(element, { role: 'link', name: 'Next' }),
  },
  'with more to show': {
    properties: { pageSize: 1, paging: 'more' },
    enter: (element) => untilRole(element, { role: 'button', name: 'Show more' }),
  },
  'without products': {
    properties: { collection: 'empty' },
    before: (cart) => {
      configureStore({
        gateway: { cart, products: { ...noProduct, list: () => Promise.resolve({ items: [] }) } },
      });
    },
    enter: (element) => waitUntil(() => element.shadowRoot?.textContent.includes('No products yet.')),
  },
  'with a sold-out product': {
    before: (cart) => {
      const items = [SOLD_OUT_MUG, teeProduct, { ...mugProduct, id: 'simple' }];
      configureStore({
        gateway: { cart, products: { ...noProduct, list: () => Promise.resolve({ items }) } },
      });
    },
    enter: (element) => untilRole(element, { role: 'link', name: 'View details of Stoneware Mug' }),
  },
  'of recently viewed products': {
    properties: { source: 'recent' },
    before: () => {
      configureStore({ censusEnabled: false });
      for (const { id } of [mugProduct, teeProduct]) productViews().viewed.add(id);
    },
    enter: (element) => untilRole(element, { role: 'link', name: 'Choose options of Everyday Tee' }),
    after: () => {
      for (const { id } of [mugProduct, teeProduct]) productViews().viewed.remove(id);
      configureStore({ censusEnabled: true });
    },
  },
  'that cannot be loaded': {
    before: (cart) => {
      const list = () => Promise.reject(new Error('not today'));
      configureStore({ gateway: { cart, products: { ...noProduct, list } } });
    },
    enter: (element) => untilRole(element, { role: 'button', name: 'Try again' }),
  },
};
