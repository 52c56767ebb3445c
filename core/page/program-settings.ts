/** Tags attached to every report. Source: docs/behaviour/settings.md §6.1. */
export interface ReportTags {
  readonly project: 'storefront-elements';
  /** Where it happened: room and action, or element. */
  readonly context: string;
}

/** The host's error reporter; it may be async, and its result is ignored. Source: docs/behaviour/settings.md §6.1. */
export type ReportError = (error: unknown, tags: ReportTags) => unknown;

/** Settings that only a program can give. Source: docs/behaviour/settings.md §1.6, §3.6. */
export interface ProgramSettings {
  /** Receives every error report. Default: null, the console. */
  readonly reportError: ReportError | null;
  /** Texts that replace ours; checked by the room that uses them. Default: none. */
  readonly strings: object;
  /** Another backend; checked by the room that uses it. Default: null, the REST calls. */
  readonly gateway: object | null;
  /** Middleware around every write, outermost first. Default: none. */
  readonly use: readonly unknown[];
}

/** The defaults of these settings. Source: docs/behaviour/settings.md §1.6, §3.6. */
export const DEFAULT_PROGRAM_SETTINGS: ProgramSettings = Object.freeze<ProgramSettings>({
  reportError: null,
  strings: {},
  gateway: null,
  use: [],
});

/** Keys that only `configureStore` may carry. Source: docs/behaviour/settings.md §1.6, §3.6. */
export const PROGRAM_KEYS: readonly (keyof ProgramSettings)[] = ['reportError', 'strings', 'gateway', 'use'];
