import type { StoreContext } from '../http/store-env.ts';
import type { OwnerFrameData } from './owner-pages.ts';
import { siteData, UNRECORDED_PAGE } from '../pages/page-data.ts';
import { visitOf } from '../../frame.ts';
import { menuOf } from './owner-menu.ts';
import type { OwnerPage } from './owner-page.ts';

/**
 * Builds the frame of an owner's page.
 * @param context the request
 * @param page its heading and address
 * Source: docs/behaviour/owners-door.md §2.3
 */
export function ownerFrameOf(
  context: StoreContext,
  { title, path }: Pick<OwnerPage, 'title' | 'path'>,
): OwnerFrameData {
  return { ...siteData(visitOf(context)), storeConfig: UNRECORDED_PAGE, title, menu: menuOf(path) };
}
