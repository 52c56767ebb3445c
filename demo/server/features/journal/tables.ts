import type { Generated } from 'kysely';

/** An entry of the journal; `published_at` is epoch milliseconds, `details` is JSON text. */
export interface PostsTable {
  id: string;
  slug: string;
  published_at: number;
  details: string;
}

/** A reader's comment on an entry of the journal; `added_at` is epoch milliseconds. */
export interface CommentsTable {
  id: string;
  post_id: string;
  author: string;
  body: string;
  added_at: number;
}

/** An event; both ends are epoch milliseconds, `details` is JSON text. */
export interface EventsTable {
  id: string;
  slug: string;
  starts_at: number;
  ends_at: number;
  details: string;
}

/** A gallery without its pictures; `details` is JSON text. */
export interface GalleriesTable {
  id: string;
  slug: string;
  position: number;
  details: string;
}

/** A picture of a gallery; `details` is JSON text. */
export interface GalleryItemsTable {
  gallery_id: string;
  position: number;
  details: string;
}

/** A review of a product; `written_at` is epoch milliseconds, `language` a BCP 47 tag. */
export interface ReviewsTable {
  id: string;
  position: Generated<number>;
  product_id: string;
  /** 1 to 5. */
  rating: number;
  author: string | null;
  title: string | null;
  body: string | null;
  language: string;
  written_at: number;
  is_imported: boolean;
  /** Source of an imported review. */
  source: string | null;
}

/** The tables of content, comments and reviews. */
export interface ContentTables {
  posts: PostsTable;
  comments: CommentsTable;
  events: EventsTable;
  galleries: GalleriesTable;
  gallery_items: GalleryItemsTable;
  reviews: ReviewsTable;
}
