import type { RestockGroup, SendingProgress, WaitingSignup } from '../restock/index.ts';

/** A group and its state in the list. */
export interface GroupContent {
  readonly group: RestockGroup;
  /** The sign-ups, once requested; null until they are loaded. */
  readonly signups: readonly WaitingSignup[] | null;
  readonly isOpen: boolean;
  readonly isSending: boolean;
  /** Whether its sending was interrupted, and resumes on the next click. */
  readonly isStopped: boolean;
  /** Why the last attempt failed; null for none. */
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
      /** How many emails were sent since the page was opened; null for none. */
      readonly sentCount: number | null;
    };
