import { EDITOR_WORDS } from '../../core/words/index.ts';

/** A link to an account at a food-ordering service that the site is connected with. Source: docs/behaviour/owner.md §2.8 */
export interface ConnectedAccountLink {
  readonly title: string;
  readonly externalLink: string;
}

/**
 * Creates the link to a connected account.
 * @param externalLink its target
 * @param title the owner's label; blank for "Order Now"
 * Source: docs/behaviour/owner.md §2.8
 */
export function connectedAccountLink(externalLink: string, title = ''): ConnectedAccountLink {
  return { title: title.trim() || EDITOR_WORDS.orderNow, externalLink };
}
