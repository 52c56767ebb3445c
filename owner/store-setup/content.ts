import type { SetupStep, StoreWish } from '../rules/index.ts';

/** The status of a step. */
export type StepStatus = 'waiting' | 'running' | 'done' | 'failed' | 'skipped';

/** A step of the creation, as listed. */
export interface StepContent {
  readonly step: SetupStep;
  readonly status: StepStatus;
}

/** The form for the owner. */
export interface AskingContent {
  readonly state: 'asking';
  readonly typed: StoreWish;
  /** The path of the new store; null while there is no title. */
  readonly address: string | null;
  readonly titleError: string | null;
  readonly descriptionError: string | null;
  /** Any other error; null for none. */
  readonly failure: string | null;
}

/** The progress of the creation. */
export interface UnderwayContent {
  readonly state: 'creating' | 'stopped';
  readonly title: string;
  readonly address: string;
  readonly steps: readonly StepContent[];
  /** Why it has stopped; null while it is running. */
  readonly failure: string | null;
  /** Whether the store can be finished without the failed step. */
  readonly canSkip: boolean;
}

/** A finished store. */
export interface DoneContent {
  readonly state: 'done';
  readonly title: string;
  readonly address: string;
  readonly steps: readonly StepContent[];
}

/** Everything that the tag shows. */
export type SetupContent = (AskingContent | UnderwayContent | DoneContent) & {
  /** Counts the owner's requests and each refusal: the focus follows. */
  readonly focusCount: number;
};

/** The owner's actions. */
export interface SetupActions {
  readonly type: (changes: Partial<StoreWish>) => void;
  readonly create: () => void;
  /** Resumes a stopped creation. */
  readonly retry: () => void;
  /** Finishes the store without its entry in the main navigation. */
  readonly skip: () => void;
  /** Starts another store, or abandons a stopped one. */
  readonly startOver: () => void;
}
