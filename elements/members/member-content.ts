import type { AccountProblem } from '../../core/account/index.ts';

/** What a tag of members is for. */
export type MemberKind = 'login' | 'join';

/** What was typed; the password stands nowhere else. */
export interface TypedMember {
  readonly email: string;
  readonly password: string;
  readonly rememberMe: boolean;
}

/** A form that a visitor fills in. */
export interface AskingMember {
  readonly state: 'asking';
  readonly kind: MemberKind;
  /** What was wrong with the last try; it stays until the next one. */
  readonly problem: AccountProblem | null;
  /** Whether somebody has logged out just now, with this tag. */
  readonly isNew: boolean;
  readonly isSubmitting: boolean;
  readonly isPasswordShown: boolean;
  /** How often the field of the problem was to take the focus. */
  readonly focusCount: number;
}

/** Somebody is logged in. */
export interface KnownMember {
  readonly state: 'logged-in';
  readonly kind: MemberKind;
  /** Whether somebody has logged in just now, with this tag. */
  readonly isNew: boolean;
  /** Whether the member's cart has not taken all that was in the visitor's, and nobody has said so yet. */
  readonly isCartReduced: boolean;
  readonly isCartCloned: boolean;
  readonly isLeaving: boolean;
  readonly problem: AccountProblem | null;
}

/** Everything that a tag of members shows. */
export type MemberContent = AskingMember | KnownMember;

/** What a visitor can do. */
export interface MemberActions {
  /** Remembers the values of the fields for the next rendering. */
  readonly type: (typed: TypedMember) => void;
  /** Hands out what was typed so far. */
  readonly restore: (put: (typed: TypedMember) => void) => void;
  readonly showPassword: (isShown: boolean) => void;
  readonly submit: (typed: TypedMember) => void;
  readonly cloneCart: (isCartCloned: boolean) => void;
  readonly leave: () => void;
}
