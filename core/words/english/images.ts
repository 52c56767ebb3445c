import { words } from '../lookup/words.ts';

/** Words on pictures. Source: docs/behaviour/images.md §7.6 */
export const IMAGE_WORDS = words({
  picturePreview: 'Preview',
});
