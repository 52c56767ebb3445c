/** Draws every tag that a server draws, for one product in two languages. Each runtime must draw the same. */
import { openProduct, renderToHTML, styleSheets } from 'storefront-elements/server';

const product = {
  id: 'tee',
  title: 'Everyday "Tee" <b>',
  structuredContent: {
    productType: 1,
    variantOptionOrdering: ['Size'],
    variants: ['S', 'M'].map((size, index) => ({
      id: `tee-${size}`,
      sku: `tee-${size}`,
      priceMoney: { value: '1024.50', currency: 'EUR' },
      qtyInStock: index * 5,
      attributes: { Size: size },
    })),
  },
};
const types = [
  'name',
  'email',
  'phone',
  'address',
  'website',
  'text',
  'textarea',
  'number',
  'currency',
  'date',
  'time',
];
const choices = ['select', 'checkbox', 'radio', 'likert'].map((type) => ({
  options: ['Ash', 'Celadon'],
  type,
}));
const fields = [...types.map((type) => ({ type })), ...choices, { type: 'section' }, { type: 'hidden' }];
const schema = {
  id: 'contact',
  // `title` and `id` are names of members of elements.
  fields: [
    { id: 'title', type: 'text', title: 'Title' },
    ...fields.map((field) => ({ ...field, id: `a-${field.type}`, title: `A ${field.type}`, required: true })),
  ],
};
/** Properties whose values are addresses, or JSON. */
const properties = {
  'cart-pill': { href: '/basket' },
  'member-login': { successUrl: '/account' },
  'restock-signup': { variantId: 'tee-S' },
  'site-form': { schema, successUrl: 'https://example.com/thanks' },
  'store-image': {
    src: 'https://example.com/mug.jpg',
    width: 600,
    height: 400,
    sizes: '100vw',
    focalPoint: '0.5,0.2',
  },
  'store-search': { action: 'find', placeholder: 'Find' },
};
const cart = { id: 'c1', entries: [], totalQuantity: 2, subtotalCents: 4_400, currency: 'EUR' };

/**
 * Draws the tags.
 * @returns {string} HTML
 */
export function drawTags() {
  const tags = Object.keys(styleSheets());
  return ['en-US', 'de-AT']
    .flatMap((locale) => {
      const options = { locale, cart, around: openProduct(product), form: { action: '/cart/entries' } };
      return tags.map((tag) => renderToHTML(tag, properties[tag], options));
    })
    .join('\n');
}
