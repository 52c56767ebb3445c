import { shelf } from './shelf.ts';

/** Texts that Trusted Types restrict: markup to parse, code to run, and URLs of code. */
export type TrustedKind = 'createHTML' | 'createScript' | 'createScriptURL';

// Not yet in TypeScript's DOM.
type Policy = Readonly<Record<TrustedKind, (text: string) => unknown>>;
interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy;
}

/**
 * Wraps a text in a trusted type where the page requires it. The page's one policy, `storefront`, accepts only
 * texts that were passed to this function.
 * @param kind the use of the text
 * @param text a text that the caller has checked, or that is safe in its sink
 * @returns the trusted value; the text itself where the page does not require one
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
