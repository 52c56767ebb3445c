import { words } from '../lookup/words.ts';

/** What a visitor reads on a picture. Source: docs/behaviour/images.md §7.6 */
export const IMAGE_WORDS = words({
  picturePreview: 'Preview',
});
