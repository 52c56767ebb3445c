import { mugProduct } from '../../elements/testing.ts';
import { untilRole } from './by-role.ts';
import { type StoreTag } from './elements.ts';
import { HOSTED_PAGE } from './tag-cases.ts';
import { waitUntil } from './wait-until.ts';

const OFFERED = {
  product: mugProduct,
  minimumCents: 100,
  maximumCents: 200_000,
  country: 'US',
  modalSrc: HOSTED_PAGE,
};
const INFO = { role: 'button', name: /^Learn more about/ };

const shows = (text: string) => (element: StoreTag) =>
  waitUntil(() => element.shadowRoot!.textContent.includes(text), `it does not say "${text}"`);

/** Every state of the instalment pill that a visitor can see. */
export const INSTALLMENT_STATES = {
  'in range': { properties: OFFERED, enter: shows('4 interest-free payments') },
  'too cheap': { properties: { ...OFFERED, minimumCents: 100_000 }, enter: shows('orders over') },
  'too expensive': { properties: { ...OFFERED, maximumCents: 200 }, enter: shows('orders up to') },
  'with the page that tells more': {
    properties: OFFERED,
    enter: async (element: StoreTag) => {
      (await untilRole(element, INFO)).click();
      await untilRole(document.body, { role: 'dialog', name: 'Afterpay installments' });
    },
  },
};
