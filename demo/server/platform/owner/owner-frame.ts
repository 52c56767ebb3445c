import type { StoreContext } from '../http/store-env.ts';
import type { OwnerFrameData } from '../pages/owner-pages.ts';
import { siteData, UNRECORDED_PAGE } from '../pages/page-data.ts';
import type { StoreParts } from '../pages/store-parts.ts';
import { visitOf } from '../pages/visit-of.ts';
import { menuOf } from './owner-menu.ts';

/**
 * Builds the frame of an owner's page.
 * @param context the request
 * @param parts what the routes are built from
 * @param page its heading and address
 * Source: docs/behaviour/owner-pages.md §2.3
 */
export function ownerFrameOf(
  context: StoreContext,
  { ownerPages }: Pick<StoreParts, 'ownerPages'>,
  { title, path }: StoreParts['ownerPages'][number],
): OwnerFrameData {
  return {
    ...siteData(visitOf(context)),
    storeConfig: UNRECORDED_PAGE,
    title,
    menu: menuOf(path, ownerPages),
  };
}
