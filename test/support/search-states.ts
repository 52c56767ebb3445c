import { configureStore } from '../../elements/index.ts';
import { mugProduct } from '../../elements/testing.ts';
import { untilRole } from './by-role.ts';
import type { StateCase } from './cart-states.ts';

const PAGE = { kind: 'page', title: 'Shipping', url: '/policies/shipping' };

/** The visible states of a search. */
export const SEARCH_STATES: Readonly<Record<string, StateCase>> = {
  'with suggestions': {
    before: (cart) => {
      const search = () => Promise.resolve({ hits: [{ kind: 'product', item: mugProduct }, PAGE] });
      const loadProduct = () => Promise.reject(new Error('nobody asks'));
      configureStore({ gateway: { cart, products: { loadProduct, search } } });
    },
    enter: async (element) => {
      const field = (await untilRole(element, { role: 'combobox', name: 'Search' })) as HTMLInputElement;
      field.value = 'mug';
      field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
      await untilRole(element, { role: 'option', name: /^Stoneware Mug/ });
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, composed: true }));
    },
  },
};
