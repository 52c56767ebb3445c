import type { WrittenItem, With } from '../content/page-item.ts';
import type { Picture } from '../galleries/picture.ts';

type Told = 'categories' | 'tags' | 'author' | 'publishOn' | 'commentState' | 'publicCommentCount';

/** An entry of the journal as templates read it. Source: docs/behaviour/template-language.md §12.4 */
export interface PostItem extends Picture, With<WrittenItem, Told> {}
