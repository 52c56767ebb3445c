import { storefront } from '../../core/storefront/index.ts';
import { teaching } from './teach.ts';

let isFollowing = false;

/**
 * Tells the author of a page, now and whenever they change, which of its own words are not used.
 * Source: docs/behaviour/words.md §3.2
 */
export function teachOwnWords(): void {
  if (isFollowing) return;
  isFollowing = true;
  // What was said of a word is not said again.
  storefront().settings.$settings.subscribe(({ strings }) => {
    if (Object.keys(strings).length === 0) return;
    teaching
      .load()
      .then(({ checkOwnWords }) => checkOwnWords(strings))
      .catch(() => {
        // Words that are not used are missed without a sentence, too.
      });
  });
}
