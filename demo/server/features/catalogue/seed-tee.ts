import { PRODUCT_TYPES } from '../../../../core/enumerations/index.ts';
import { picture } from '../../platform/content/scenes.ts';
import { type EditedVariant, NEW_INSTALLMENTS } from './edited-product.ts';
import { type SeedProduct, seedVariant } from './seed-product.ts';

const PRICE_CENTS = 2_400;
const SALE_PRICE_CENTS = 1_900;

const PICTURES = {
  Sand: picture('tee-sand', 'The tee in sand'),
  Forest: picture('tee-forest', 'The tee in forest'),
  Ink: picture('tee-ink', 'The tee in ink'),
} as const;

/** Stock per colour and size; what is missing here is sold out. */
const STOCK = {
  Sand: { S: 8, M: 12, L: 0, XL: 4 },
  Forest: { S: 5, M: 0, L: 9, XL: 2 },
  Ink: { S: 3, M: 10, L: 6, XL: 0 },
} as const satisfies Readonly<Record<keyof typeof PICTURES, unknown>>;
const COLOURS = ['Sand', 'Forest', 'Ink'] as const;
const COLOUR_ON_SALE = 'Ink';

const variants = COLOURS.flatMap((colour) =>
  Object.entries(STOCK[colour]).map(([size, stock]): EditedVariant => {
    const name = colour.toLowerCase();
    const { assetUrl, altText } = PICTURES[colour];
    return seedVariant(`tee-${name}-${size.toLowerCase()}`, PRICE_CENTS, stock, {
      salePriceCents: colour === COLOUR_ON_SALE ? SALE_PRICE_CENTS : null,
      attributes: { Color: colour, Size: size },
      image: { assetUrl, altText },
    });
  }),
);

/** The product with two options, a picture per colour, and some variants sold out. */
export const TEE: SeedProduct = {
  id: 'tee',
  slug: 'everyday-tee',
  title: 'Everyday Tee',
  excerpt: 'The one you reach for.',
  body: 'Heavy organic cotton in a straight cut, sewn to outlast trends.',
  productType: PRODUCT_TYPES.physical,
  options: ['Color', 'Size'],
  mainImage: PICTURES.Sand,
  images: [PICTURES.Forest, PICTURES.Ink],
  subscriptionPlan: null,
  buttonText: '',
  installments: NEW_INSTALLMENTS,
  variants,
};
