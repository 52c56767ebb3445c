import type { Locale } from '../locale.ts';
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

/** Writes one tag. */
export type Leaf = (args: MessageArguments, context: MessageContext) => string;

/** Chooses a branch of one tag. */
export type Choose = (args: MessageArguments, context: MessageContext) => Chosen | undefined;

/** What a message is made of: text, "#", a tag, a tag with branches. */
export type Piece =
  | string
  | { readonly kind: 'hash' }
  | { readonly kind: 'leaf'; readonly write: Leaf }
  | { readonly kind: 'choice'; readonly choose: Choose };
