import { askBackend, type BackendAnswer, type BackendRequest } from '../api/index.ts';
import { FAILURE_KINDS, isStorefrontError, StorefrontError } from '../errors/index.ts';
import { warnDeveloper } from '../shared/index.ts';

/** What distinguishes a kind of backend, for the developer's warnings. */
export interface ShopTraits {
  /** Its name, such as "Vendure". */
  readonly name: string;
  /** What its owner adds the origin of a page to, such as "its STORE_CORS"; null if it allows every origin. */
  readonly allowList: string | null;
  /** Whether it has written the JSON of a refusal itself, not a proxy or another program. */
  readonly isOwn: (json: unknown) => boolean;
  /** Explains an answer that only a change of the page's settings can change; null for all others. */
  readonly explain: (answer: BackendAnswer) => string | null;
}

/** Sends a request to a backend. */
export type AskShop = (url: string, request: BackendRequest) => Promise<BackendAnswer>;

/** What servers answer that have no such API. */
const NO_API = [404, 405, 410, 501];

/**
 * Asks a backend, and tells the page's developer once why that cannot succeed.
 * @param traits what distinguishes it
 * @returns asks it; besides what `askBackend` throws, the 404 of anything else is "server"
 * Source: docs/behaviour/gateways.md §1.2, §1.7
 */
export function openShop({ name, allowList, isOwn, explain }: ShopTraits): AskShop {
  let isExplained = false;
  const warnOnce = (sentence: string | null) => {
    if (sentence === null || isExplained) return;
    isExplained = true;
    warnDeveloper(sentence);
  };

  async function diagnose(url: string, status: number | null): Promise<void> {
    // In Node there is no page.
    const { location, navigator } = globalThis as Partial<typeof globalThis>;
    if (!location || isExplained || (status === null && navigator?.onLine === false)) return;
    const { diagnoseShop } = await import('../shop-diagnosis/index.ts');
    warnOnce(diagnoseShop({ name, allowList, url, status, pageOrigin: location.origin }));
  }
  const look = (url: string, status: number | null) => {
    // Its code does not load: the visitor is offline.
    diagnose(url, status).catch(() => undefined);
  };

  return async (url, request) => {
    const answer = await askBackend(url, request).catch((error: unknown) => {
      if (isStorefrontError(error)) lookAtFailure(url, error);
      throw error;
    });
    const { status, json, refusal } = answer;
    if (refusal && NO_API.includes(status) && !isOwn(json)) {
      look(url, status);
      throw new StorefrontError(FAILURE_KINDS.server, { status, cause: refusal });
    }
    warnOnce(explain(answer));
    return answer;
  };

  function lookAtFailure(url: string, { kind, status }: StorefrontError): void {
    if (kind === FAILURE_KINDS.offline) look(url, null);
    else if (kind === FAILURE_KINDS.unknownOutcome || NO_API.includes(status ?? 0)) look(url, status ?? null);
  }
}
