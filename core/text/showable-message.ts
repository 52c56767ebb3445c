const MAX_MESSAGE_LENGTH = 500;

const CONTROL_CHARACTER = /\p{Control}/u;

/** A tag, end tag, comment or doctype that is closed; "fewer than < 3" is a sentence. */
const MARKUP = /<[a-z!/][^>]*>/i;

/**
 * Returns whether a value of a server's response may be shown to a visitor: 1–500 characters after trimming, no control
 * characters, no markup. Show it trimmed and as text.
 * @param value anything
 * @returns true for such a string
 * Source: docs/behaviour/network.md §4.3
 */
export function isShowableMessage(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  const message = value.trim();
  if (message.length === 0 || message.length > MAX_MESSAGE_LENGTH) return false;
  return !CONTROL_CHARACTER.test(message) && !MARKUP.test(message);
}
