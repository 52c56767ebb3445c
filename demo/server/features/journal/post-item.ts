import type { Picture, With, WrittenItem } from '../../platform/content/index.ts';

type Described = 'categories' | 'tags' | 'author' | 'publishOn' | 'commentState' | 'publicCommentCount';

/** An entry of the journal as templates read it. Source: docs/behaviour/template-language.md §12.4 */
export interface PostItem extends Picture, With<WrittenItem, Described> {}

/** An entry's stored details: everything but key and date. */
export interface PostDetails {
  readonly title: string;
  readonly excerpt: string;
  /** Markup of the site's author. */
  readonly body: string;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  readonly author: string;
  /** Whether readers can comment. */
  readonly hasComments: boolean;
  readonly picture: Picture;
}
