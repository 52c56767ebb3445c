import { CONTRIBUTOR_ROLES } from '../../../core/enumerations/index.ts';
import type { PageVisit } from './page-data.ts';
import { scriptJson } from './script-json.ts';

/**
 * Adds to the settings of a page what its tags must know of the visitor: whether they may be counted, and whether they are
 * the owner, who is not.
 * @param storeConfig the page's own settings, as a JSON text; may be absent
 * @param visit consent and owner
 * Source: docs/behaviour/reference-store.md §12.2, §12.3
 */
export function visitorConfig(
  storeConfig: string | undefined,
  { consent, owner }: Pick<PageVisit, 'consent' | 'owner'>,
): string {
  const account = owner === undefined ? {} : { authenticatedAccountId: owner, websiteRoles: ROLES };
  return scriptJson({ ...(JSON.parse(storeConfig ?? '{}') as object), consent, ...account });
}

/** Each owner may do everything. */
const ROLES: readonly number[] = [CONTRIBUTOR_ROLES.admin];
