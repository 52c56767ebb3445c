import type { SetupStep, StoreWish } from '../../core/owner/index.ts';

/** How a step stands. */
export type StepStatus = 'waiting' | 'running' | 'done' | 'failed' | 'skipped';

/** A step of the creation, as it is listed. */
export interface StepContent {
  readonly step: SetupStep;
  readonly status: StepStatus;
}

/** What the owner is asked. */
export interface AskingContent {
  readonly state: 'asking';
  readonly typed: StoreWish;
  /** The path of the new store; null while there is no title. */
  readonly address: string | null;
  readonly titleError: string | null;
  readonly descriptionError: string | null;
  /** What is wrong besides; null for nothing. */
  readonly failure: string | null;
}

/** How far the creation has come. */
export interface UnderwayContent {
  readonly state: 'creating' | 'stopped';
  readonly title: string;
  readonly address: string;
  readonly steps: readonly StepContent[];
  /** Why it has stopped; null while it goes on. */
  readonly failure: string | null;
  /** Whether the store can be finished without what has failed. */
  readonly canSkip: boolean;
}

/** A store that is there. */
export interface DoneContent {
  readonly state: 'done';
  readonly title: string;
  readonly address: string;
  readonly steps: readonly StepContent[];
}

/** Everything that the tag shows. */
export type SetupContent = (AskingContent | UnderwayContent | DoneContent) & {
  /** Counts what the owner has asked for, and each refusal: the focus follows. */
  readonly focusCount: number;
};

/** What an owner can do. */
export interface SetupActions {
  readonly type: (changes: Partial<StoreWish>) => void;
  readonly create: () => void;
  /** Goes on where it has stopped. */
  readonly retry: () => void;
  /** Finishes the store without its entry in the main navigation. */
  readonly skip: () => void;
  /** Begins another store, or gives up one that has stopped. */
  readonly startOver: () => void;
}
