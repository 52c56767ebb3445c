import type { AccountProblem } from '../../core/account/index.ts';

/** The purpose of a tag for members. */
export type MemberKind = 'login' | 'join';

/** The typed values; the password is kept only here. */
export interface TypedMember {
  readonly email: string;
  readonly password: string;
  readonly rememberMe: boolean;
}

/** The form for a visitor who is not logged in. */
export interface AskingMember {
  readonly state: 'asking';
  readonly kind: MemberKind;
  /** Why the last attempt failed; kept until the next one. */
  readonly problem: AccountProblem | null;
  /** What the visitor has to do before the account can be used; null for nothing. */
  readonly notice: string | null;
  /** Whether the member has just logged out with this tag. */
  readonly isNew: boolean;
  readonly isSubmitting: boolean;
  readonly isPasswordShown: boolean;
  /** Whether the visitor can choose how long a login lasts. */
  readonly hasRememberMe: boolean;
  /** Increases each time the field at fault should take the focus. */
  readonly focusCount: number;
}

/** The content for a logged-in member. */
export interface KnownMember {
  readonly state: 'logged-in';
  readonly kind: MemberKind;
  /** Whether the member has just logged in with this tag. */
  readonly isNew: boolean;
  /** Whether the member's cart could not take everything from the visitor's, and no message has said so yet. */
  readonly isCartReduced: boolean;
  readonly isCartCloned: boolean;
  readonly isLeaving: boolean;
  readonly problem: AccountProblem | null;
}

/** Everything that a tag for members shows. */
export type MemberContent = AskingMember | KnownMember;

/** The visitor's actions. */
export interface MemberActions {
  /** Stores the values of the fields for the next rendering. */
  readonly type: (typed: TypedMember) => void;
  /** Passes the typed values to a function. */
  readonly restore: (put: (typed: TypedMember) => void) => void;
  readonly showPassword: (isShown: boolean) => void;
  readonly submit: (typed: TypedMember) => void;
  readonly cloneCart: (isCartCloned: boolean) => void;
  readonly leave: () => void;
}
