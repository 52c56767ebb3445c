import { shelf } from './shelf.ts';

/** What a page under Trusted Types lets nobody say unvouched: markup to parse, code to run, and where code comes from. */
export type TrustedKind = 'createHTML' | 'createScript' | 'createScriptURL';

// Not yet in TypeScript's DOM.
type Policy = Readonly<Record<TrustedKind, (text: string) => unknown>>;
interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy;
}

/**
 * Vouches for a text where the page demands it (Trusted Types). The one policy of the page, `storefront`, passes nothing
 * that was not handed over here.
 * @param kind what is done with the text
 * @param text what the caller has looked at, or is safe where it goes
 * @returns what the browser takes instead of the text; the text itself where nothing is demanded
 * @throws TypeError when the page allows no policy of that name
 * Source: docs/behaviour/elements.md §3.9
 */
export function vouchFor(kind: TrustedKind, text: string): string {
  const trustedTypes = Reflect.get(globalThis, 'trustedTypes') as TrustedTypes | undefined;
  if (!trustedTypes) return text;
  const { policy, vouched } = shelf('trusted-types', () => createPolicy(trustedTypes));
  vouched.add(text);
  try {
    return policy[kind](text) as string;
  } finally {
    vouched.delete(text);
  }
}

// A policy of that name may be made once per page.
function createPolicy(trustedTypes: TrustedTypes): {
  readonly policy: Policy;
  readonly vouched: Set<string>;
} {
  const vouched = new Set<string>();
  const pass = (text: string) => {
    if (vouched.has(text)) return text;
    throw new TypeError('Nobody has vouched for this text.');
  };
  const rules = { createHTML: pass, createScript: pass, createScriptURL: pass };
  return { policy: trustedTypes.createPolicy('storefront', rules), vouched };
}
