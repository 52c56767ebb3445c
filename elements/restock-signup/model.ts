import { atom } from 'nanostores';
import {
  createRestock,
  problemOfEmail,
  type Restock,
  type RestockEntry,
  type RestockOutcome,
  type RestockParts,
  type RestockProblem,
  type RestockTarget,
} from '../../core/restock/index.ts';
import type { Model } from '../host/index.ts';
import type { FormCaptcha } from '../forms/index.ts';
import type { RestockContent } from './content.ts';

/** What a restock sign-up needs from its shell. */
export interface RestockModelParts extends Omit<RestockParts, 'getCaptchaToken'> {
  /** Notifies the page that the store has saved a sign-up. */
  readonly notifySaved: (entry: RestockEntry) => void;
  readonly captcha: Pick<FormCaptcha, keyof FormCaptcha>;
}

/** The attributes and settings of a sign-up. */
export interface RestockLook {
  readonly callToAction: string;
  readonly placeholder: string;
  readonly buttonText: string;
  /** The label of the mailing-list checkbox; null for none. */
  readonly mailingList: string | null;
  readonly isJoiningByDefault: boolean;
  readonly successText: string;
}

/** The visitor's actions. */
export interface RestockActions {
  readonly type: (email: string) => void;
  readonly join: (isJoining: boolean) => void;
  readonly submit: () => void;
  /** The visitor starts filling it in. */
  readonly begin: () => void;
  /** Sets the place of the captcha; null when that place is gone. */
  readonly placeCaptcha: (findPlace: (() => HTMLElement) | null) => void;
  /** Signs up again. */
  readonly again: () => void;
}

const NO_LOOK: RestockLook = {
  callToAction: '',
  placeholder: '',
  buttonText: '',
  mailingList: null,
  isJoiningByDefault: false,
  successText: '',
};

/** A restock sign-up without a view. Source: docs/behaviour/restock.md §1, §2 */
export class RestockModel implements Model<RestockContent, RestockActions> {
  readonly $content = atom<RestockContent>({ state: 'available' });
  readonly $states = atom<readonly string[]>([]);
  readonly actions: RestockActions;
  readonly #parts: RestockModelParts;
  readonly #restock: Restock;
  #target: RestockTarget | null = null;
  #isKnown = false;
  #look = NO_LOOK;
  #email: string;
  /** Null until the visitor has chosen. */
  #isJoining: boolean | null = null;
  #problem: RestockProblem | null = null;
  #progress: 'asking' | 'signed-up' = 'asking';
  #isNew = false;
  #isSubmitting = false;
  #focusCount = 0;

  /**
   * Creates the model of one sign-up.
   * @param parts its shell
   */
  constructor(parts: RestockModelParts) {
    const { captcha, visitor } = parts;
    this.#parts = parts;
    this.#email = visitor.getEmail();
    this.#restock = createRestock({ ...parts, getCaptchaToken: () => captcha.getToken() });
    this.actions = {
      type: (email) => {
        this.#email = email;
        this.#show();
      },
      join: (isJoining) => {
        this.#isJoining = isJoining;
        this.#show();
      },
      submit: () => void this.#submit(),
      begin: () => {
        captcha.wake();
      },
      placeCaptcha: (findPlace) => {
        captcha.place(findPlace);
      },
      again: () => {
        this.#progress = 'asking';
        this.#problem = null;
        this.#focusCount += 1;
        this.#show();
      },
    };
    captcha.$isBlocking.listen(() => {
      this.#show();
    });
  }

  /**
   * Sets the variant that the visitor can sign up for.
   * @param target a variant that is sold out; null for none, undefined while there is no product
   */
  setTarget(target: RestockTarget | null | undefined): void {
    const { visitor } = this.#parts;
    const isSameTarget = isSame(target ?? null, this.#target) && this.#isKnown === (target !== undefined);
    if (isSameTarget) return;
    this.#isKnown = target !== undefined;
    this.#target = target ?? null;
    this.#problem = null;
    this.#isNew = false;
    this.#progress = target && visitor.has(target) ? 'signed-up' : 'asking';
    // Another sign-up of the page may have stored an address meanwhile.
    if (this.#email === '') this.#email = visitor.getEmail();
    this.#show();
  }

  /** Updates attributes and settings; also called when the page's language changes. */
  setLook(look: RestockLook): void {
    this.#look = look;
    this.#show();
  }

  /** The element was moved in the page. */
  moved(): void {
    this.#parts.captcha.moved();
  }

  async #submit(): Promise<void> {
    const target = this.#target;
    if (!target || this.#isSubmitting || this.#parts.captcha.$isBlocking.get()) return;
    this.#isSubmitting = true;
    this.#problem = null;
    const isJoinMailingList = this.#joins();
    const ended = this.#restock.signUp({ ...target, email: this.#email, isJoinMailingList });
    this.#show();
    this.#settle(target, await ended);
  }

  #settle(target: RestockTarget, ended: RestockOutcome): void {
    this.#isSubmitting = false;
    this.#parts.captcha.settle(ended);
    if (ended.outcome === 'saved') this.#parts.notifySaved(ended.entry);
    // The result of another variant is not shown for this one.
    if (isSame(target, this.#target)) {
      if (ended.outcome === 'saved') {
        this.#progress = 'signed-up';
        this.#isNew = true;
      }
      if (ended.outcome === 'refused') {
        this.#problem = ended.problem;
        if (ended.problem.isEmail) this.#focusCount += 1;
      }
    }
    this.#show();
  }

  #joins(): boolean {
    return this.#look.mailingList !== null && (this.#isJoining ?? this.#look.isJoiningByDefault);
  }

  #show(): void {
    this.$content.set(this.#content());
    this.$states.set(this.#statesNow());
  }

  #content(): RestockContent {
    if (!this.#target) return { state: 'available' };
    const { successText, callToAction, placeholder, buttonText, mailingList } = this.#look;
    if (this.#progress === 'signed-up') return { state: 'signed-up', text: successText, isNew: this.#isNew };
    return {
      state: 'asking',
      callToAction,
      placeholder,
      buttonText,
      mailingList,
      email: this.#email,
      isJoining: this.#joins(),
      problem: this.#problem,
      invalidity: problemOfEmail(this.#email)?.message ?? '',
      isSubmitting: this.#isSubmitting,
      isBlocked: this.#parts.captcha.$isBlocking.get(),
      focusCount: this.#focusCount,
    };
  }

  #statesNow(): readonly string[] {
    const content = this.$content.get();
    if (content.state === 'available') return this.#isKnown ? ['available'] : [];
    if (content.state === 'signed-up') return ['sold-out', 'submitted'];
    return [
      'sold-out',
      ...(content.isSubmitting ? ['submitting'] : []),
      ...(content.problem ? ['invalid'] : []),
    ];
  }
}

function isSame(one: RestockTarget | null, other: RestockTarget | null): boolean {
  return one?.productId === other?.productId && one?.variantId === other?.variantId;
}
