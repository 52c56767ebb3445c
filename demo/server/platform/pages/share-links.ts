import { originOf } from '../http/know-host.ts';
import type { StoreContext } from '../http/store-env.ts';
import { inLanguage } from '../shared/language-path.ts';

/** What a page needs to be shared. */
export interface ShareData {
  /** The address of the page; a path if the store's origin is unknown, which the page's script completes. */
  readonly url: string;
  readonly isWhole: boolean;
  /** Addresses by service. None is requested before the visitor follows its link. */
  readonly links: {
    readonly email: string;
    readonly facebook: string;
    readonly pinterest: string;
    readonly x: string;
  };
}

/** An item whose page can be shared. */
type Shareable = Readonly<Record<'title' | 'fullUrl', string>>;

/**
 * Builds the links that share the page of an item, in the language of the request.
 * @param context the request
 * @param item its title, and the path of its page
 * Source: docs/behaviour/reference-store.md §15.5
 */
export function shareLinks(context: StoreContext, { title, fullUrl }: Shareable): ShareData {
  const origin = originOf(context);
  const url = origin + inLanguage(fullUrl, context.get('language'));
  return {
    url,
    isWhole: origin !== '',
    links: {
      email: `mailto:?${queryOf({ subject: title, body: `${title}\r\n${url}` })}`,
      facebook: `https://www.facebook.com/sharer/sharer.php?${queryOf({ u: url })}`,
      pinterest: `https://www.pinterest.com/pin/create/button/?${queryOf({ url, description: title })}`,
      x: `https://x.com/intent/post?${queryOf({ url, text: title })}`,
    },
  };
}

/** Mail programs read a plus sign as one, not as a space. */
function queryOf(parameters: Readonly<Record<string, string>>): string {
  return Object.entries(parameters)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}
