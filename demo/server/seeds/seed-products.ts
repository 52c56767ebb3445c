import { PRODUCT_TYPES } from '../../../core/enumerations/index.ts';
import type { ItemImage } from '../domains/catalogue/index.ts';
import { INSTALLMENTS, type SeedProduct, seedVariant } from './seed-product.ts';
import { TEE } from './seed-tee.ts';

const image = (name: string, altText: string): ItemImage => ({
  assetUrl: `/assets/products/${name}.svg`,
  altText,
});
const usual = { options: [], subscriptionPlan: null, buttonText: '' } as const;

/** The products of a new store. */
export const SEED_PRODUCTS: readonly SeedProduct[] = [
  TEE,
  {
    ...usual,
    id: 'mug',
    slug: 'mug',
    title: 'Stoneware Mug',
    excerpt: 'A mug for long mornings.',
    body: 'Thrown by hand, glazed in oat, holds 350 ml and forgives the dishwasher.',
    productType: PRODUCT_TYPES.physical,
    mainImage: image('mug', 'An oat-coloured stoneware mug'),
    installments: INSTALLMENTS,
    variants: [seedVariant('mug', 1_800, 50)],
  },
  {
    ...usual,
    id: 'print',
    slug: 'harbour-print',
    title: 'Harbour Print',
    excerpt: 'A picture file to print at home.',
    body: 'A high-resolution file of the harbour at dawn, yours to print as large as your wall.',
    productType: PRODUCT_TYPES.digital,
    mainImage: image('print', 'A harbour at dawn with three boats'),
    variants: [seedVariant('print', 1_500, null, { salePriceCents: 1_200 })],
  },
  {
    ...usual,
    id: 'workshop',
    slug: 'pottery-workshop',
    title: 'Pottery Workshop',
    excerpt: 'One Saturday, one wheel, one bowl.',
    body: 'Three hours at the wheel with clay, glaze and firing included. Bring a friend: seats are sold one by one.',
    productType: PRODUCT_TYPES.service,
    mainImage: image('workshop', 'Hands shaping clay on a wheel'),
    formId: 'participant',
    variants: [seedVariant('workshop', 6_500, 12)],
  },
  {
    ...usual,
    id: 'gift-card',
    slug: 'gift-card',
    title: 'Gift Card',
    excerpt: 'For whoever is hard to buy for.',
    body: 'Sent by email, good for everything in the shop.',
    productType: PRODUCT_TYPES['gift-card'],
    options: ['Denomination'],
    mainImage: image('gift-card', 'A gift card with a ribbon'),
    variants: [
      seedVariant('gift-25', 2_500, null, { attributes: { Denomination: '$25' } }),
      seedVariant('gift-50', 5_000, null, { attributes: { Denomination: '$50' } }),
      seedVariant('gift-100', 10_000, null, { attributes: { Denomination: '$100' } }),
    ],
  },
  {
    ...usual,
    id: 'coffee',
    slug: 'coffee-every-week',
    title: 'Coffee Every Week',
    excerpt: 'A fresh bag every week, until you say stop.',
    body: '250 g of the roast of the week, ground for your pot.',
    productType: PRODUCT_TYPES.physical,
    mainImage: image('coffee', 'A paper bag of coffee'),
    subscriptionPlan: { billingPeriod: { value: 1, unit: 'WEEK' }, numBillingCycles: 0 },
    variants: [seedVariant('coffee', 1_400, null)],
  },
  {
    ...usual,
    id: 'plants',
    slug: 'plant-care',
    title: 'Plant Care',
    excerpt: 'A visit every month for a year.',
    body: 'We water, prune and repot at your office, once a month, twelve times.',
    productType: PRODUCT_TYPES.service,
    mainImage: image('plants', 'A watering can beside a fern'),
    subscriptionPlan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 12 },
    variants: [seedVariant('plants', 4_000, null)],
  },
  {
    ...usual,
    id: 'vase',
    slug: 'bud-vase',
    title: 'Bud Vase',
    excerpt: 'For a single stem.',
    body: 'The first firing is gone; the next one is in the kiln.',
    productType: PRODUCT_TYPES.physical,
    mainImage: image('vase', 'A slim bud vase'),
    installments: INSTALLMENTS,
    variants: [seedVariant('vase', 3_200, 0)],
  },
];
