import { isWebUrl } from '../../core/text/index.ts';
import { attributeOf, type StoreAttribute } from './attributes.ts';
import { pageUrl } from './page-url.ts';

/**
 * Declares an attribute that is the address of a page: http or https only.
 * @param name the attribute's name
 * @returns the declaration; the empty text is the default and stands for none
 * Source: docs/behaviour/elements.md §2.3, §2.4
 */
export function urlAttribute(name: string): StoreAttribute<string> {
  return attributeOf(name, '', 'url', (value) => {
    if (typeof value !== 'string') return null;
    return isWebUrl(pageUrl(value)) ? value.trim() : null;
  });
}
