import type { Picture } from '../galleries/picture.ts';

/** A reader's words to an entry. */
export interface CommentItem {
  readonly id: string;
  readonly author: { readonly displayName: string };
  /** Plain text. */
  readonly body: string;
  /** Epoch milliseconds. */
  readonly addedOn: number;
}

/** An entry of the journal as templates read it. Source: platform specification §3 (content item) */
export interface PostItem extends Picture {
  readonly id: string;
  readonly recordType: number;
  readonly recordTypeLabel: string;
  readonly systemDataId: string;
  readonly title: string;
  readonly urlId: string;
  readonly fullUrl: string;
  readonly excerpt: string;
  /** Markup of the site's author. */
  readonly body: string;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  readonly author: { readonly displayName: string };
  /** Epoch milliseconds. */
  readonly publishOn: number;
  /** 1 while comments are open. */
  readonly commentState: number;
  readonly publicCommentCount: number;
}
