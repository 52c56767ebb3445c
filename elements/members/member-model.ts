import { atom, type WritableAtom } from 'nanostores';
import type { Account, AccountOutcome, AccountProblem, AccountState } from '../../core/account/index.ts';
import type { Model } from '../host/index.ts';
import type { MemberActions, MemberContent, MemberKind, TypedMember } from './member-content.ts';

/** The dependencies of a tag for members. */
export interface MemberModelParts {
  readonly kind: MemberKind;
  readonly account: Pick<Account, '$account' | 'logIn' | 'join' | 'logOut'>;
  /** Whether the backend keeps every login, whatever the visitor chooses; it does not by default. */
  readonly isAlwaysRemembered?: () => boolean;
  /** Called after the visitor has logged in or out with this tag. */
  readonly settle: (state: AccountState, isCartReduced: boolean) => void;
}

const NOTHING: TypedMember = { email: '', password: '', rememberMe: false };

/** A tag for members without a view. Source: docs/behaviour/account.md §8 */
export class MemberModel implements Model<MemberContent, MemberActions> {
  readonly $content: WritableAtom<MemberContent>;
  readonly $states = atom<readonly string[]>([]);
  readonly actions: MemberActions;
  readonly #parts: MemberModelParts;
  #typed = NOTHING;
  #problem: AccountProblem | null = null;
  #notice: string | null = null;
  #isBusy = false;
  #isPasswordShown = false;
  #isCartCloned = false;
  #isNew = false;
  #isCartReduced = false;
  #status: AccountState['status'];
  #focusCount = 0;

  /**
   * Creates the model of one tag.
   * @param parts its shell
   */
  constructor(parts: MemberModelParts) {
    this.#parts = parts;
    this.#status = parts.account.$account.get().status;
    this.$content = atom(this.#content());
    this.actions = {
      type: (typed) => {
        this.#typed = typed;
      },
      restore: (put) => {
        put(this.#typed);
      },
      showPassword: (isShown) => {
        this.#isPasswordShown = isShown;
        this.show();
      },
      submit: (typed) => void this.#submit(typed),
      cloneCart: (isCartCloned) => {
        this.#isCartCloned = isCartCloned;
        this.show();
      },
      leave: () => void this.#leave(),
    };
  }

  /** Updates the content; also called after a change of the login or of the page's language. */
  show(): void {
    this.#forget();
    this.$content.set(this.#content());
    this.$states.set(this.#statesNow());
  }

  async #submit(typed: TypedMember): Promise<void> {
    const { kind, account } = this.#parts;
    this.#typed = typed;
    // Browsers store the input of text fields for autocompletion.
    this.#isPasswordShown = false;
    await this.#attempt(() => (kind === 'login' ? account.logIn(typed) : account.join(typed)));
  }

  async #leave(): Promise<void> {
    await this.#attempt(() => this.#parts.account.logOut(this.#isCartCloned));
  }

  async #attempt(call: () => Promise<AccountOutcome>): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    this.#problem = null;
    this.#notice = null;
    this.show();
    const ended = await call();
    this.#isBusy = false;
    if (ended.outcome === 'done') this.#done(ended.isCartReduced ?? false);
    else if (ended.outcome === 'pending') this.#notice = ended.notice;
    else {
      this.#problem = ended.problem;
      this.#focusCount += 1;
    }
    this.show();
  }

  #done(isCartReduced: boolean): void {
    this.#forget();
    this.#isNew = true;
    this.#isCartReduced = isCartReduced;
    this.#parts.settle(this.#parts.account.$account.get(), isCartReduced);
  }

  /** Input and messages are outdated after a login or logout with any tag. */
  #forget(): void {
    const { status } = this.#parts.account.$account.get();
    if (status === this.#status) return;
    this.#status = status;
    this.#typed = NOTHING;
    this.#problem = null;
    this.#notice = null;
    this.#isPasswordShown = false;
    this.#isCartCloned = false;
    this.#isNew = false;
    this.#isCartReduced = false;
  }

  #content(): MemberContent {
    const { kind, account } = this.#parts;
    const problem = this.#problem;
    if (account.$account.get().status === 'logged-in')
      return {
        state: 'logged-in',
        kind,
        isNew: this.#isNew,
        isCartReduced: this.#isCartReduced,
        isCartCloned: this.#isCartCloned,
        isLeaving: this.#isBusy,
        problem,
      };
    return {
      state: 'asking',
      kind,
      problem,
      notice: this.#notice,
      isNew: this.#isNew,
      isSubmitting: this.#isBusy,
      isPasswordShown: this.#isPasswordShown,
      hasRememberMe: this.#parts.isAlwaysRemembered?.() !== true,
      focusCount: this.#focusCount,
    };
  }

  #statesNow(): readonly string[] {
    const content = this.$content.get();
    const isIn = content.state === 'logged-in';
    return [
      isIn ? 'logged-in' : 'logged-out',
      ...(this.#isBusy ? ['submitting'] : []),
      ...(content.problem ? ['invalid'] : []),
    ];
  }
}
