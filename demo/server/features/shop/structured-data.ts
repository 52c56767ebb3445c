import { scriptJson } from '../../../../core/json/index.ts';
import { decimalFromMinor } from '../../../../core/money/index.ts';
import {
  parseProduct,
  priceSummary,
  productStatus,
  type Product,
  type Variant,
} from '../../../../core/product/index.ts';
import type { Review } from '../../../../core/reviews/index.ts';
import { CURRENCY } from '../../platform/shared/money.ts';
import type { ProductItem } from '../catalogue/index.ts';
import type { ReviewListing } from '../reviews/index.ts';

/**
 * Builds the structured data of a product: only what its page shows.
 * @param item the product
 * @param listing the reviews that the page prints; undefined where they are off
 * @returns JSON-LD, safe inside a `<script>`
 * Source: docs/behaviour/reviews.md §4.1
 */
export function structuredData(item: ProductItem, listing: ReviewListing | undefined): string {
  // Printing the options reports a malformed item.
  const product = parseProduct(item, { fallbackCurrency: CURRENCY, report: () => undefined });
  return scriptJson({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: item.title,
    description: item.excerpt,
    url: item.fullUrl,
    image: item.items.map(({ assetUrl }) => assetUrl),
    offers: product?.variants.map((variant) => offerOf(product, variant)),
    ...(listing && ratingsOf(listing)),
  });
}

function offerOf(product: Product, variant: Variant): object {
  const { price } = priceSummary(product, variant);
  const isSoldOut = productStatus(product, variant) === 'sold-out';
  return {
    '@type': 'Offer',
    sku: variant.sku ?? product.id,
    ...(price && {
      price: decimalFromMinor(price.amountMinor, price.currency),
      priceCurrency: price.currency,
    }),
    availability: `https://schema.org/${isSoldOut ? 'OutOfStock' : 'InStock'}`,
  };
}

/** Search engines treat a rating without reviews as an error. */
function ratingsOf({ averageRating, reviewCount, reviews }: ReviewListing): object {
  if (averageRating === null) return {};
  return {
    aggregateRating: { '@type': 'AggregateRating', ...ratingOf(averageRating), reviewCount },
    review: reviews.map(reviewOf),
  };
}

function reviewOf({ rating, author, createdOn, title, body, language }: Review): object {
  return {
    '@type': 'Review',
    reviewRating: { '@type': 'Rating', ...ratingOf(rating) },
    author: author === null ? undefined : { '@type': 'Person', name: author },
    datePublished: createdOn === null ? undefined : new Date(createdOn).toISOString(),
    name: title ?? undefined,
    reviewBody: body ?? undefined,
    inLanguage: language ?? undefined,
  };
}

/** With one decimal, as pages show it. */
function ratingOf(rating: number): object {
  return { ratingValue: Math.round(rating * 10) / 10, bestRating: 5, worstRating: 1 };
}
