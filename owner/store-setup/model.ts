import { atom } from 'nanostores';
import type { StorefrontError } from '../../core/errors/index.ts';
import {
  failureForOwner,
  SETUP_STEPS,
  StoreCreation,
  type CreationState,
  type SetupStep,
  type StoreCreationParts,
  type StoreWish,
} from '../rules/index.ts';
import { isBlank } from '../../core/text/index.ts';
import { STORE_SETUP_WORDS } from '../../core/words/index.ts';
import type { Model } from '../../elements/host/index.ts';
import type { AskingContent, SetupActions, SetupContent, StepContent, StepStatus } from './content.ts';
import { sentenceOfStep } from './step-words.ts';

/** The dependencies of the creation of stores. */
export interface SetupParts extends Omit<StoreCreationParts, 'onCreated'> {
  readonly onCreated: (collectionId: string) => void;
  readonly announce: (text: string) => void;
}

type Underway = Extract<CreationState, { readonly state: 'creating' | 'stopped' }>;

type Problems = Pick<AskingContent, 'titleError' | 'descriptionError' | 'failure'>;

const NO_PROBLEMS: Problems = { titleError: null, descriptionError: null, failure: null };
const NOTHING_TYPED: StoreWish = { title: '', description: '', isInNavigation: true };

/** The creation of a store without a view. Source: docs/behaviour/owner.md §1 */
export class SetupModel implements Model<SetupContent, SetupActions> {
  readonly $content = atom<SetupContent>(contentOf(NOTHING_TYPED));
  readonly $states = atom<readonly string[]>([]);
  readonly #parts: SetupParts;
  readonly #creation: StoreCreation;
  #typed = NOTHING_TYPED;
  #isTitleMissing = false;
  /** Typed since the last attempt: its errors may be outdated. */
  #retyped: ReadonlySet<string> = new Set();
  #hasSkipped = false;
  #focusCount = 0;
  #announced = '';

  readonly actions: SetupActions = {
    type: (changes) => {
      this.#typed = { ...this.#typed, ...changes };
      this.#retyped = new Set([...this.#retyped, ...Object.keys(changes)]);
      this.#show();
    },
    create: () => {
      this.#isTitleMissing = isBlank(this.#typed.title);
      this.#retyped = new Set();
      this.#hasSkipped = false;
      if (this.#isTitleMissing) this.#moveFocus();
      else {
        const { title, description, isInNavigation } = this.#typed;
        void this.#creation.start({ title: title.trim(), description: description.trim(), isInNavigation });
      }
    },
    retry: () => void this.#creation.resume(),
    skip: () => {
      this.#hasSkipped = true;
      this.#creation.skipNavigation();
    },
    startOver: () => {
      const now = this.#creation.$state.get();
      // After a stop, the text may be changed and submitted again; a finished store is followed by another one.
      this.#typed = now.state === 'stopped' ? now.wish : NOTHING_TYPED;
      this.#isTitleMissing = false;
      this.#creation.reset();
    },
  };

  /**
   * Creates the model; it resumes a creation that was started on another page.
   * @param parts its shell
   */
  constructor(parts: SetupParts) {
    this.#parts = parts;
    this.#creation = new StoreCreation({
      ...parts,
      onCreated: ({ collectionId }) => {
        parts.onCreated(collectionId);
      },
    });
    this.#creation.$state.listen((now, before) => {
      if (now.state !== before?.state) this.#moveFocus();
      else this.#show();
    });
    this.#show();
  }

  /** Loads the URLs that are taken. */
  async loadTaken(signal: AbortSignal): Promise<void> {
    await this.#creation.loadTaken(signal);
    this.#show();
  }

  /** Updates every text after a change of the page's language. */
  setLook(): void {
    this.#show();
  }

  #moveFocus(): void {
    this.#focusCount += 1;
    this.#show();
  }

  #show(): void {
    const now = this.#creation.$state.get();
    this.$states.set(now.state === 'creating' ? ['creating'] : []);
    this.$content.set({ ...this.#contentOf(now), focusCount: this.#focusCount });
    this.#announceStep(now);
  }

  #contentOf(now: CreationState): SetupContent {
    switch (now.state) {
      case 'asking': {
        const { title } = this.#typed;
        const address = isBlank(title) ? null : `/${this.#creation.urlIdOf(title)}`;
        return { ...contentOf(this.#typed), address, ...this.#problems(now.failure) };
      }
      case 'done': {
        const { wish, store } = now;
        const steps = stepsOf(wish, (step) =>
          step === 'navigation' && this.#hasSkipped ? 'skipped' : 'done',
        );
        return { state: 'done', title: store.title, address: `/${store.urlId}`, steps, focusCount: 0 };
      }
      default:
        return {
          state: now.state,
          title: now.wish.title,
          address: `/${now.urlId}`,
          steps: stepsOf(now.wish, (step) => statusOf(step, now)),
          failure: now.state === 'stopped' ? failureOf(now.failure) : null,
          canSkip: now.state === 'stopped' && now.step === 'navigation',
          focusCount: 0,
        };
    }
  }

  #problems(refusal: StorefrontError | null): Problems {
    const { titleError, descriptionError, failure } = this.#refusedFor(refusal);
    return {
      titleError: this.#retyped.has('title') ? null : titleError,
      descriptionError: this.#retyped.has('description') ? null : descriptionError,
      failure,
    };
  }

  #refusedFor(refusal: StorefrontError | null): Problems {
    if (this.#isTitleMissing) return { ...NO_PROBLEMS, titleError: STORE_SETUP_WORDS.storeTitleMissing };
    if (refusal === null) return NO_PROBLEMS;
    const titleError = fieldError(refusal, ['title', 'navigationTitle', 'urlId']);
    const descriptionError = fieldError(refusal, ['description']);
    const failure = titleError === null && descriptionError === null ? failureForOwner(refusal) : null;
    return { titleError, descriptionError, failure };
  }

  /** Each step is announced once. */
  #announceStep(now: CreationState): void {
    const text = now.state === 'creating' ? sentenceOfStep({ step: now.step, status: 'running' }) : '';
    if (text !== '' && text !== this.#announced) this.#parts.announce(text);
    this.#announced = text;
  }
}

function contentOf(typed: StoreWish): SetupContent & AskingContent {
  return {
    state: 'asking',
    typed,
    address: null,
    ...NO_PROBLEMS,
    focusCount: 0,
  };
}

function fieldError({ fields }: StorefrontError, names: readonly string[]): string | null {
  return names.map((name) => fields?.[name]).find((text) => text !== undefined) ?? null;
}

function failureOf(failure: unknown): string {
  return failure === null ? STORE_SETUP_WORDS.storeInterrupted : failureForOwner(failure);
}

function stepsOf(
  { isInNavigation }: StoreWish,
  read: (step: SetupStep) => StepStatus,
): readonly StepContent[] {
  return SETUP_STEPS.filter((step) => step !== 'navigation' || isInNavigation).map((step) => ({
    step,
    status: read(step),
  }));
}

function statusOf(step: SetupStep, { state, step: at }: Underway): StepStatus {
  const order = SETUP_STEPS.indexOf(step) - SETUP_STEPS.indexOf(at);
  if (order !== 0) return order < 0 ? 'done' : 'waiting';
  return state === 'creating' ? 'running' : 'failed';
}
