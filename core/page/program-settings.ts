/** Tags that go with every report. Source: docs/behaviour/settings.md §6.1. */
export interface ReportTags {
  readonly project: 'storefront-elements';
  /** Where it happened: room and action, or tag. */
  readonly context: string;
}

/** The host's error report; what it answers is ignored, it may be async. Source: docs/behaviour/settings.md §6.1. */
export type ReportError = (error: unknown, tags: ReportTags) => unknown;

/** Settings that only a program can give. Source: docs/behaviour/settings.md §1.6, §3.6. */
export interface ProgramSettings {
  /** Hears of every trouble. Default: null, the console. */
  readonly reportError: ReportError | null;
  /** Texts that replace ours; the room that speaks them checks them. Default: none. */
  readonly strings: object;
  /** Another backend; the room that uses it checks it. Default: null, the REST calls. */
  readonly gateway: object | null;
  /** What wraps every write, outermost first. Default: none. */
  readonly use: readonly unknown[];
}

/** What holds where no program said anything. Source: docs/behaviour/settings.md §1.6, §3.6. */
export const DEFAULT_PROGRAM_SETTINGS: ProgramSettings = Object.freeze<ProgramSettings>({
  reportError: null,
  strings: {},
  gateway: null,
  use: [],
});

/** Keys that only `configureStore` may carry. Source: docs/behaviour/settings.md §1.6, §3.6. */
export const PROGRAM_KEYS: readonly (keyof ProgramSettings)[] = ['reportError', 'strings', 'gateway', 'use'];
