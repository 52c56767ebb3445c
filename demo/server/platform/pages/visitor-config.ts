import { CONTRIBUTOR_ROLES } from '../../../../core/enumerations/index.ts';
import type { PageVisit } from './page-data.ts';
import { scriptJson } from './script-json.ts';

/**
 * Adds the visitor's consent to the settings of a page, and the owner's account, whose visits are not counted.
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

/** Every owner is an administrator. */
const ROLES: readonly number[] = [CONTRIBUTOR_ROLES.admin];
