import { isFirst } from '../../platform/database/settings.ts';
import type { StoreTransaction } from '../../platform/database/tables.ts';
import { REVIEWS_OF_MUG, type SeedReview } from './reviews-of-mug.ts';

const SEEDED = 'seeded-reviews';
const DAY_MS = 86_400_000;

/** Reviews by product; other products have none. */
const SEED_REVIEWS: ReadonlyMap<string, readonly SeedReview[]> = new Map(
  Object.entries({
    mug: REVIEWS_OF_MUG,
    print: [
      {
        rating: 5,
        daysAgo: 17,
        author: 'Noor H.',
        title: 'Bigger than my wall',
        body: 'Printed it at 120 × 80 cm. You can read the name on the second boat.',
      },
    ],
    tee: [
      {
        rating: 5,
        daysAgo: 8,
        author: 'Henrike',
        title: 'Came back better',
        body: 'The neck opened after a year. They sewed it in green thread and sent it back within the week.',
      },
      {
        rating: 4,
        daysAgo: 21,
        author: 'Luc',
        language: 'fr',
        title: 'Taille grand',
        body: 'Belle coupe, coton épais. Prenez une taille en dessous.',
      },
      {
        rating: 2,
        daysAgo: 33,
        author: 'Dana W.',
        title: 'Sand is not my color',
        body: 'Lovely cloth, but on me it looks like I forgot to dress. Exchanged for forest without a question.',
      },
      { rating: 5, daysAgo: 60, author: 'Kofi' },
    ],
    vase: [
      {
        rating: 4,
        daysAgo: 90,
        author: 'miriam_k',
        language: 'de',
        title: 'Für eine einzige Tulpe',
        body: 'Steht sicherer, als sie aussieht.',
        source: 'Handwerk & Haus',
      },
      {
        rating: 3,
        daysAgo: 140,
        author: 'P. Aldous',
        body: 'Pretty. Narrow. You will need a bottle brush.',
        source: 'The Potters’ Fair',
      },
    ],
    workshop: [
      {
        rating: 5,
        daysAgo: 44,
        author: 'Jonas',
        title: 'It holds paper clips',
        body: 'I came for a bowl and left with something flat. Best Saturday of the year.',
      },
    ],
  }),
);

/**
 * Seeds the reviews once; existing ones are left alone.
 * @param transaction an open transaction with the products
 * @param nowMs the current time in epoch milliseconds; reviews are dated before it
 */
export async function seedReviews(transaction: StoreTransaction, nowMs: number): Promise<void> {
  if (!(await isFirst(transaction, SEEDED))) return;
  // A store may sell other things.
  for (const { id: productId } of await transaction.selectFrom('products').select('id').execute()) {
    const reviews = SEED_REVIEWS.get(productId) ?? [];
    if (reviews.length === 0) continue;
    const rows = reviews.map((review, index) => rowOf(productId, review, index, nowMs));
    await transaction.insertInto('reviews').values(rows).execute();
  }
}

function rowOf(
  productId: string,
  { rating, daysAgo, author, title, body, language, source }: SeedReview,
  index: number,
  nowMs: number,
) {
  return {
    id: `review-${productId}-${index + 1}`,
    product_id: productId,
    rating,
    author,
    title: title ?? null,
    body: body ?? null,
    language: language ?? 'en',
    written_at: nowMs - daysAgo * DAY_MS,
    is_imported: source !== undefined,
    source: source ?? null,
  };
}
