import type { WrittenItem, With } from '../content/page-item.ts';
import type { Picture } from '../galleries/picture.ts';

type Told = 'categories' | 'tags' | 'author' | 'publishOn' | 'commentState' | 'publicCommentCount';

/** An entry of the journal as templates read it. Source: platform specification §3 (content item) */
export interface PostItem extends Picture, With<WrittenItem, Told> {}
