import { FAILURE_KINDS, isStorefrontError, StorefrontError } from '../errors/index.ts';
import { pause, withinTime, type Report } from '../shared/index.ts';
import type { Address } from './address.ts';
import type { PlacesContext, PlacesGateway } from './gateway.ts';
import { parseAddress } from './parse-address.ts';
import { NO_SUGGESTIONS, parseSuggestions, type Suggestion, type Suggestions } from './parse-suggestions.ts';

/** The timing of searches. Source: docs/behaviour/forms.md §13.2, §13.7 */
const SEARCH_LIMITS = {
  minCharacters: 3,
  maxCharacters: 200,
  /** The pause in typing before a search. */
  pauseMs: 250,
  /** The timeout of a search. */
  answerTimeoutMs: 10_000,
  /** The pause after a failure, unless the store requests a longer one. */
  restMs: 10_000,
} as const;

/** Dependencies of a search. */
export interface AddressSearchParts {
  readonly gateway: PlacesGateway;
  /** Returns the context of a call. */
  readonly getContext: () => Omit<PlacesContext, 'sessionToken'>;
  /** Creates a unique token. */
  readonly createToken: () => string;
  readonly report: Report;
  /** Called with the current suggestions; an empty list clears them. */
  readonly show: (suggestions: Suggestions) => void;
  /** Monotonic time in milliseconds. */
  readonly nowMs?: () => number;
  readonly limits?: Partial<Readonly<Record<keyof typeof SEARCH_LIMITS, number>>>;
}

/**
 * Searches for an address while the visitor types. A failure is reported once and yields no suggestions.
 * Source: docs/behaviour/forms.md §13.2, §13.7, §13.8
 */
export class AddressSearch {
  readonly #parts: AddressSearchParts;
  readonly #limits: Readonly<Record<keyof typeof SEARCH_LIMITS, number>>;
  #searching = new AbortController();
  #reading = new AbortController();
  #token: string | null = null;
  /** The current search, and the one that is held while the visitor chooses. */
  #currentText: string | null = null;
  #heldText: string | null = null;
  #restsUntilMs = 0;
  #hasReported = false;

  /**
   * Creates the search of one line.
   * @param parts gateway and context
   */
  constructor(parts: AddressSearchParts) {
    this.#parts = parts;
    this.#limits = { ...SEARCH_LIMITS, ...parts.limits };
  }

  /**
   * Receives the typed text; drops answers to earlier text.
   * @param typed the current text of the line
   */
  type(typed: string): void {
    const text = typed.trim();
    const { minCharacters, maxCharacters } = this.#limits;
    this.#end();
    if (text.length < minCharacters || text.length > maxCharacters) this.#parts.show(NO_SUGGESTIONS);
    else {
      this.#searching = new AbortController();
      void this.#search(text, this.#searching);
    }
  }

  /** Holds the search until the visitor types again or `resume` is called. */
  hold(): void {
    this.#heldText ??= this.#currentText;
    this.#searching.abort();
  }

  /** Resumes a held search: the visitor has chosen nothing. */
  goOn(): void {
    if (this.#heldText !== null) this.type(this.#heldText);
  }

  /** Clears the suggestions; typing starts another search. */
  stop(): void {
    this.#end();
    this.#token = null;
    this.#parts.show(NO_SUGGESTIONS);
  }

  /** Clears the suggestions and aborts the reading of an address. */
  reset(): void {
    this.#reading.abort();
    this.stop();
  }

  /**
   * Reads the address of a suggestion, which ends the search.
   * @param suggestion the visitor's choice
   * @param typed the typed text
   * @returns the address; null if it cannot be known, or if another one is chosen or the search is reset meanwhile
   */
  async choose({ placeId }: Suggestion, typed: string): Promise<Address | null> {
    const { gateway } = this.#parts;
    this.#end();
    this.#reading.abort();
    const run = (this.#reading = new AbortController());
    const context = this.#context();
    this.#token = null;
    try {
      const json = await this.#answer(async () => gateway.details(placeId, context, run.signal));
      return run.signal.aborted ? null : parseAddress(json, typed);
    } catch (error) {
      this.#fail(error, run);
      return null;
    }
  }

  async #search(text: string, run: AbortController): Promise<void> {
    const { gateway, show, nowMs = now } = this.#parts;
    const { signal } = run;
    this.#currentText = text;
    try {
      await pause(this.#limits.pauseMs, signal);
      if (nowMs() < this.#restsUntilMs) {
        show(NO_SUGGESTIONS);
        return;
      }
      const json = await this.#answer(async () => gateway.complete(text, this.#context(), signal));
      if (!signal.aborted) show(parseSuggestions(json));
    } catch (error) {
      if (this.#fail(error, run)) show(NO_SUGGESTIONS);
    } finally {
      if (run === this.#searching) this.#currentText = null;
    }
  }

  #end(): void {
    this.#searching.abort();
    this.#heldText = null;
  }

  #context(): PlacesContext {
    const { createToken, getContext } = this.#parts;
    this.#token ??= createToken();
    return { ...getContext(), sessionToken: this.#token };
  }

  /** Calls in an async function: a program's backend may throw instead of rejecting. */
  #answer(ask: () => Promise<unknown>): Promise<unknown> {
    return withinTime(ask(), this.#limits.answerTimeoutMs, () => new StorefrontError(FAILURE_KINDS.timeout));
  }

  /** Handles a failure; false for an outdated one. */
  #fail(error: unknown, run: AbortController): boolean {
    const { report, nowMs = now } = this.#parts;
    if (run.signal.aborted) return false;
    // Retries end with it.
    run.abort();
    const askedMs = isStorefrontError(error) ? (error.retryAfterMs ?? 0) : 0;
    this.#restsUntilMs = nowMs() + Math.max(this.#limits.restMs, askedMs);
    if (!this.#hasReported) report(error, 'places.ask');
    this.#hasReported = true;
    return true;
  }
}

const now = () => performance.now();
