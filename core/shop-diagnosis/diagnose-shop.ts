import { diagnosisOfMixedContent } from '../api/index.ts';

/** What went wrong between a page and another backend. */
export interface ShopTrouble {
  /** The backend's name, such as "Vendure". */
  readonly name: string;
  /** What its owner adds the origin of the page to, such as "its STORE_CORS"; null if it allows every origin. */
  readonly allowList: string | null;
  /** The requested address. */
  readonly url: string;
  /** The HTTP status of a foreign answer; null for no answer. */
  readonly status: number | null;
  /** The origin of the page. */
  readonly pageOrigin: string;
}

/** The origin of a page that has none: of a file, or in a sandboxed frame. */
const NO_ORIGIN = 'null';

/**
 * Explains to the page's developer why the backend that the page names does not answer.
 * @param trouble what went wrong
 * @returns a sentence; null where only the visitor's connection can be the reason
 * Source: docs/behaviour/gateways.md §1.7
 */
export function diagnoseShop(trouble: ShopTrouble): string | null {
  return trouble.status === null ? explainSilence(trouble) : explainStranger(trouble);
}

function explainSilence({ name, allowList, url, pageOrigin }: ShopTrouble): string | null {
  const { origin } = new URL(url);
  if (origin === pageOrigin) return null;
  const mixed = diagnosisOfMixedContent(url, pageOrigin);
  if (mixed !== null) return mixed;
  const silence = `The ${name} at ${origin} gave this page no answer.`;
  if (pageOrigin === NO_ORIGIN)
    return `${silence} The page has no origin, as a file or a sandboxed frame: serve it over http.`;
  const check = `${silence} Check that api-root is its address and that it is running`;
  return allowList === null
    ? `${check}.`
    : `${check}; if so, it must allow the origin of the page: add ${pageOrigin} to ${allowList}.`;
}

function explainStranger({ name, url, status, pageOrigin }: ShopTrouble): string {
  const { origin } = new URL(url);
  const advice =
    origin === pageOrigin
      ? `That is the page's own server: write the shop's full address into api-root, such as "https://shop.example".`
      : `Write the shop's address into api-root, without the path of its API, and the backend that it is into gateway.`;
  return `No ${name} answered at ${url.split('?', 1)[0]}: ${status}. ${advice}`;
}
