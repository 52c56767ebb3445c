import type { Locale } from '../locale/locale.ts';
import type { MessageArguments } from './argument.ts';

/** Where a message is written. */
export interface MessageContext {
  readonly locale: Locale;
  /** IANA name of the zone of dates; asked only when there is one. */
  readonly timeZone: () => string;
}

/** A region of a message that is read when it is first written. */
export interface Branch {
  readonly start: number;
  readonly end: number;
  pieces?: readonly Piece[];
}

/** A branch that was chosen, and what "#" prints in it. */
export interface Chosen {
  readonly branch: Branch;
  readonly hash: string;
}

/**
 * Writes one tag, or chooses a branch of it; `hash` is what "#" prints where it stands.
 */
export type Write<Written = string | Chosen> = (
  args: MessageArguments,
  context: MessageContext,
  hash: string,
) => Written;

/** What a message is made of: text, and tags. */
export type Piece = string | Write;
