import type { Api } from '../../../core/api/index.ts';
import { FAILURE_KINDS, isStorefrontError, StorefrontError } from '../../../core/errors/index.ts';
import { isJsonObject, type JsonObject } from '../../../core/json/index.ts';

/** The header and footer of a site, in a format of the site's own. Source: docs/behaviour/owner.md §4.1 */
export interface SiteFrame {
  readonly header: unknown;
  readonly footer: unknown;
  /** The version, which counts saves; null where the store has none. A save without a version overwrites any. */
  readonly version: number | null;
}

/** The outcome of saving header and footer. Source: docs/behaviour/owner.md §4.3 */
export type SavedSiteFrame =
  | { readonly outcome: 'saved'; readonly frame: SiteFrame }
  /** Another owner has saved the frame in the meantime; it is the stored one. */
  | { readonly outcome: 'conflict'; readonly frame: SiteFrame };

/** The API of header and footer. Methods reject with a `StorefrontError` of any kind. Source: docs/behaviour/owner.md §4.1 */
export interface SiteFrameGateway {
  /**
   * Reads both.
   * @param signal aborts the request
   */
  loadFrame(signal?: AbortSignal): Promise<SiteFrame>;
  /**
   * Saves both.
   * @param frame in the site's own format, with the edited version
   * @returns whether it was saved, and the stored version
   */
  saveFrame(frame: SiteFrame): Promise<SavedSiteFrame>;
}

/** The endpoint of header and footer. Source: docs/behaviour/owner.md §4.1 */
const CALLS = { frame: '/api/site-header-footer' } as const;

const CONFLICT = 409;

/**
 * Creates the gateway of header and footer to the website builder's API.
 * @param api the client
 * Source: docs/behaviour/owner.md §4.1
 */
export function restSiteFrameGateway(api: Api): SiteFrameGateway {
  const loadFrame = async (signal?: AbortSignal): Promise<SiteFrame> => {
    const answer = await api.read(CALLS.frame, signal && { signal });
    if (!isJsonObject(answer) || !('header' in answer) || !('footer' in answer))
      throw new StorefrontError(FAILURE_KINDS.unknownOutcome);
    return { header: answer.header, footer: answer.footer, version: versionIn(answer) };
  };
  return {
    loadFrame,
    async saveFrame({ header, footer, version }) {
      const body = { header, footer, ...(version !== null && { version }) };
      try {
        const answer = await api.write('PUT', CALLS.frame, { body });
        if (!isJsonObject(answer)) throw new StorefrontError(FAILURE_KINDS.unknownOutcome);
        return { outcome: 'saved', frame: { header, footer, version: versionIn(answer) } };
      } catch (error) {
        if (!isStorefrontError(error) || error.status !== CONFLICT) throw error;
        // Read again: a failure carries no body.
        return { outcome: 'conflict', frame: await loadFrame() };
      }
    },
  };
}

function versionIn({ version }: JsonObject): number | null {
  return typeof version === 'number' ? version : null;
}
