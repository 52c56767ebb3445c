import type { RecordTypeCode } from '../../../core/enumerations/index.ts';

/** The fields that every content item may have. Source: docs/behaviour/template-language.md §12.4 */
export interface ContentData {
  readonly id: string;
  readonly collectionId?: string;
  readonly recordType?: RecordTypeCode;
  readonly title?: string;
  /** Markup. */
  readonly body?: string;
  /** Markup, bare or in an object. */
  readonly excerpt?: string | { readonly html: string };
  readonly fullUrl?: string;
  readonly externalLink?: string;
  readonly categories?: readonly string[];
  readonly tags?: readonly string[];
  readonly author?: { readonly displayName: string };
  readonly starred?: boolean;
  readonly likeCount?: number;
  /** 1 if comments are open. */
  readonly commentState?: number;
  readonly publicCommentCount?: number;
  /** Epoch milliseconds. */
  readonly addedOn?: number;
  /** Epoch milliseconds. */
  readonly publishOn?: number;
  /** Epoch milliseconds. */
  readonly updatedOn?: number;
}
