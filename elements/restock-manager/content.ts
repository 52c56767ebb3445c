import type { RestockGroup, SendingProgress, WaitingSignup } from '../../core/restock/index.ts';

/** A group, and what the owner does with it. */
export interface GroupContent {
  readonly group: RestockGroup;
  /** Who waits, once they are asked for; null while they are on their way. */
  readonly signups: readonly WaitingSignup[] | null;
  readonly isOpen: boolean;
  readonly isSending: boolean;
  /** Whether its sending was interrupted, and goes on at the next press. */
  readonly isStopped: boolean;
  /** Why the last try failed; null for nothing. */
  readonly failure: string | null;
}

/** Sending to all. */
export type SendingContent =
  | { readonly state: 'idle' }
  | ({ readonly state: 'sending' } & SendingProgress)
  | ({ readonly state: 'stopped'; readonly message: string } & SendingProgress);

/** Everything that the manager shows. */
export type ManagerContent =
  | { readonly state: 'loading' }
  | { readonly state: 'unavailable'; readonly message: string }
  | {
      readonly state: 'listed';
      readonly groups: readonly GroupContent[];
      readonly sending: SendingContent;
      /** How many mails were sent since the page was opened; null for none. */
      readonly sentCount: number | null;
    };
