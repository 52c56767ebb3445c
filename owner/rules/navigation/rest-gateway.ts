import type { Api } from '../../../core/api/index.ts';
import { FAILURE_KINDS, isStorefrontError, StorefrontError } from '../../../core/errors/index.ts';
import { isJsonObject } from '../../../core/json/index.ts';
import type { NavigationGateway } from './gateway.ts';
import { hasLayout, readSiteLayout, type SiteLayout } from './site-layout.ts';

/** The endpoints of the navigation. Source: docs/behaviour/owner.md §2.1, §2.4 */
const CALLS = {
  layout: '/api/commondata/GetSiteLayout',
  update: '/api/widget/UpdateNavigation',
} as const;

const CONFLICT = 409;

/**
 * Creates the gateway of the navigation to the website builder's API.
 * @param api the client
 * @param getTemplateId the site's template, for a store that does not send it; null for none
 * Source: docs/behaviour/owner.md §2
 */
export function restNavigationGateway(
  api: Api,
  getTemplateId: () => string | null = () => null,
): NavigationGateway {
  const loadLayout = async (signal?: AbortSignal): Promise<SiteLayout | null> =>
    readSiteLayout(await api.read(CALLS.layout, signal && { signal }));
  /** From the response to the save, otherwise read again. */
  const layoutNow = async (answer: unknown): Promise<SiteLayout> => {
    const layout = hasLayout(answer) ? readSiteLayout(answer) : await loadLayout();
    if (layout === null) throw new StorefrontError(FAILURE_KINDS.unknownOutcome);
    return layout;
  };
  return {
    loadLayout,
    async saveNavigation({ identifier, templateId, version }, items) {
      const body = {
        fieldName: identifier,
        templateId: templateId ?? getTemplateId(),
        ...(version !== null && { version }),
        navigation: { items },
      };
      try {
        const answer = await api.write('POST', CALLS.update, { body });
        if (!isJsonObject(answer)) throw new StorefrontError(FAILURE_KINDS.unknownOutcome);
        return { outcome: 'saved', layout: await layoutNow(answer) };
      } catch (error) {
        if (!isStorefrontError(error) || error.status !== CONFLICT) throw error;
        // Read again: a failure carries no body, and the navigation may have changed once more.
        return { outcome: 'conflict', layout: await layoutNow(null) };
      }
    },
  };
}
