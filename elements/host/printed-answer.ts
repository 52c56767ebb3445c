import { parseJson } from '../../core/json/index.ts';

/** Marks the script with what a server has already asked the store for. */
export const ANSWER_ATTRIBUTE = 'data-store-answer';

/**
 * Reads what a server has already asked the store for.
 * @param host the tag
 * @returns JSON, unchecked; undefined for none
 * Source: docs/behaviour/elements.md §10.5
 */
export function printedAnswer(host: Element): unknown {
  const script = host.querySelector(`:scope > script[${ANSWER_ATTRIBUTE}]`);
  return script ? parseJson(script.textContent) : undefined;
}
