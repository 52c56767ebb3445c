import { FIRST_NAVIGATION } from '../../../site/website.ts';
import type { StoreTransaction } from '../../platform/database/tables.ts';
import { MAIN_NAVIGATION } from '../navigation/index.ts';
import { SEED_ALBUMS } from '../galleries/seed-albums.ts';
import { SEED_EVENTS } from '../events/seed-events.ts';
import { SEED_FORMS } from '../forms/seed-forms.ts';
import { SEED_GALLERIES, type SeedGallery } from '../galleries/seed-galleries.ts';
import { SEED_POSTS, type SeedPost } from './seed-posts.ts';
import { isFirst } from '../catalogue/seed.ts';

const SEEDED = 'seeded-content';
const SEEDED_ALBUMS = 'seeded-albums';
const SEEDED_FORMS = 'seeded-forms';
const SEEDED_NAVIGATION = 'seeded-navigation';
const SEEDED_COLLECTIONS = 'seeded-collections';
const FIRST_STORE = {
  id: 'shop',
  title: 'Shop',
  description: 'Everything that is on the shelves today.',
  category: 'All',
} as const;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Saturday, counted from Thursday, the first day of 1970. */
const SATURDAY = 2;
const DAYS_PER_WEEK = 7;

/**
 * Seeds journal, events and galleries once; existing content is left alone.
 * @param transaction an open transaction
 * @param nowMs the current time in epoch milliseconds; entries and events are dated around it
 */
export async function seedContent(transaction: StoreTransaction, nowMs: number): Promise<void> {
  if (!(await isFirst(transaction, SEEDED))) return;
  for (const post of SEED_POSTS) await seedPost(transaction, post, nowMs);
  for (const { id, slug, weeks, startHour, hours, ...details } of SEED_EVENTS) {
    const startsAt = nextSaturdayMs(nowMs) + weeks * DAYS_PER_WEEK * DAY_MS + startHour * HOUR_MS;
    const row = { id, slug, starts_at: startsAt, ends_at: startsAt + hours * HOUR_MS };
    await transaction
      .insertInto('events')
      .values({ ...row, details: JSON.stringify(details) })
      .execute();
  }
  for (const [position, gallery] of SEED_GALLERIES.entries())
    await seedGallery(transaction, gallery, position);
}

/**
 * Seeds the albums once, after the galleries.
 * @param transaction an open transaction
 */
export async function seedAlbums(transaction: StoreTransaction): Promise<void> {
  if (!(await isFirst(transaction, SEEDED_ALBUMS))) return;
  for (const [index, album] of SEED_ALBUMS.entries())
    await seedGallery(transaction, album, SEED_GALLERIES.length + index);
}

/**
 * Seeds the site's first store once, with every product.
 * @param transaction an open transaction
 */
export async function seedCollections(transaction: StoreTransaction): Promise<void> {
  if (!(await isFirst(transaction, SEEDED_COLLECTIONS))) return;
  const { id, category, ...collection } = FIRST_STORE;
  await transaction
    .insertInto('collections')
    .values({ id, url_id: id, navigation_title: collection.title, enabled: true, ...collection })
    .execute();
  await transaction
    .insertInto('categories')
    .values({
      id: `${id}-root`,
      collection_id: id,
      display_name: category,
      parent_category_id: '',
      type: 'ROOT',
      page_rendering: 'LIST_VIEW',
      display_index: 1,
    })
    .execute();
}

/**
 * Seeds the site's forms once; existing forms are left alone.
 * @param transaction an open transaction
 */
export async function seedForms(transaction: StoreTransaction): Promise<void> {
  if (!(await isFirst(transaction, SEEDED_FORMS))) return;
  const rows = SEED_FORMS.map((form) => ({ id: form.id, schema: JSON.stringify(form) }));
  await transaction.insertInto('forms').values(rows).execute();
}

/**
 * Seeds the main navigation once; a changed one stays.
 * @param transaction an open transaction
 */
export async function seedNavigation(transaction: StoreTransaction): Promise<void> {
  if (!(await isFirst(transaction, SEEDED_NAVIGATION))) return;
  await transaction
    .insertInto('navigations')
    .values({ field_name: MAIN_NAVIGATION, items: JSON.stringify(FIRST_NAVIGATION) })
    .execute();
}

async function seedGallery(
  transaction: StoreTransaction,
  { id, slug, items, ...details }: SeedGallery,
  position: number,
): Promise<void> {
  const row = { id, slug, position, details: JSON.stringify(details) };
  await transaction.insertInto('galleries').values(row).execute();
  const rows = items.map((item, at) => ({ gallery_id: id, position: at, details: JSON.stringify(item) }));
  await transaction.insertInto('gallery_items').values(rows).execute();
}

async function seedPost(transaction: StoreTransaction, post: SeedPost, nowMs: number): Promise<void> {
  const { id, slug, daysAgo, comments, ...details } = post;
  const publishedAt = nowMs - daysAgo * DAY_MS;
  await transaction
    .insertInto('posts')
    .values({ id, slug, published_at: publishedAt, details: JSON.stringify(details) })
    .execute();
  if (comments.length === 0) return;
  await transaction
    .insertInto('comments')
    .values(
      comments.map(({ author, body, hoursLater }, index) => ({
        id: `${id}-${index + 1}`,
        post_id: id,
        author,
        body,
        added_at: publishedAt + hoursLater * HOUR_MS,
      })),
    )
    .execute();
}

/** Midnight UTC of the next Saturday. */
function nextSaturdayMs(nowMs: number): number {
  const today = Math.floor(nowMs / DAY_MS);
  const daysToGo = DAYS_PER_WEEK - ((today - SATURDAY) % DAYS_PER_WEEK);
  return (today + daysToGo) * DAY_MS;
}
