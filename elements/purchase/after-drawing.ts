/** What the tag that sells needs only once it is drawn: loaded after the entry bundle. */
export { clickStyles } from './click-styles.ts';
export { followClicks } from './follow-clicks.ts';
