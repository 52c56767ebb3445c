import type { StoreContext } from '../http/store-env.ts';
import type { OwnerFrameData } from '../pages/owner-pages.ts';
import { siteData, UNRECORDED } from '../pages/page-data.ts';
import type { StoreParts } from '../pages/store-parts.ts';
import { visitOf } from '../pages/visit-of.ts';
import { menuOf } from './owner-menu.ts';

/** No visits are recorded; the form editor can limit the length of long texts. Source: docs/behaviour/form-editor.md §2.2 */
const OWNER_CONFIG = JSON.stringify({ ...UNRECORDED, flags: { formHandler: true } });

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
    storeConfig: OWNER_CONFIG,
    title,
    menu: menuOf(path, ownerPages),
  };
}
