import type { Api } from '../../api/index.ts';
import { FAILURE_KINDS, StorefrontError } from '../../errors/index.ts';
import { isJsonObject } from '../../json/index.ts';

/** What stands on every page of a site; of which kind, the site decides. Source: docs/behaviour/owner.md §4.1 */
export interface SiteFrame {
  readonly header: unknown;
  readonly footer: unknown;
}

/** Where header and footer are kept. Methods reject with a `StorefrontError` of any kind. Source: docs/behaviour/owner.md §4.1 */
export interface SiteFrameGateway {
  /** Reads both. */
  loadFrame(): Promise<SiteFrame>;
  /**
   * Saves both.
   * @param frame in the site's own kind
   */
  saveFrame(frame: SiteFrame): Promise<void>;
}

/** The endpoint of header and footer. Source: docs/behaviour/owner.md §4.1 */
const CALLS = { frame: '/api/site-header-footer' } as const;

/**
 * Creates the gateway of header and footer to the website builder's API.
 * @param api the client
 * Source: docs/behaviour/owner.md §4.1
 */
export function restSiteFrameGateway(api: Api): SiteFrameGateway {
  return {
    async loadFrame() {
      const answer = await api.read(CALLS.frame);
      if (!isJsonObject(answer) || !('header' in answer) || !('footer' in answer))
        throw new StorefrontError(FAILURE_KINDS.unknownOutcome);
      return { header: answer.header, footer: answer.footer };
    },
    async saveFrame({ header, footer }) {
      const answer = await api.write('PUT', CALLS.frame, { body: { header, footer } });
      if (!isJsonObject(answer)) throw new StorefrontError(FAILURE_KINDS.unknownOutcome);
    },
  };
}
