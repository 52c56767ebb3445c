import type { Locale } from '../locale/locale.ts';
import type { MessageArguments } from './argument.ts';

/** Locale and time zone of a message. */
export interface MessageContext {
  readonly locale: Locale;
  /** Returns the IANA name of the zone; called only if there is a date. */
  readonly timeZone: () => string;
}

/** A part of a message that is compiled when it is first printed. */
export interface Branch {
  readonly start: number;
  readonly end: number;
  pieces?: readonly Piece[];
}

/** The branch that was chosen, and what "#" prints in it. */
export interface Chosen {
  readonly branch: Branch;
  readonly hash: string;
}

/**
 * Prints a tag, or chooses one of its branches; `hash` is what "#" prints there.
 */
export type Write<Written = string | Chosen> = (
  args: MessageArguments,
  context: MessageContext,
  hash: string,
) => Written;

/** A message consists of text and tags. */
export type Piece = string | Write;
