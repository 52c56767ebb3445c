import { FAILURE_KINDS, isStorefrontError, StorefrontError } from '../errors/index.ts';
import { pause, withinTime, type Report } from '../shared/index.ts';
import type { Address } from './address.ts';
import type { PlacesContext, PlacesGateway } from './gateway.ts';
import { parseAddress } from './parse-address.ts';
import { NO_SUGGESTIONS, parseSuggestions, type Suggestion, type Suggestions } from './parse-suggestions.ts';

/** When is searched, and for how long. Source: docs/behaviour/forms.md §13.2, §13.7 */
const SEARCH_LIMITS = {
  minCharacters: 3,
  maxCharacters: 200,
  /** How long the visitor has to pause. */
  pauseMs: 250,
  /** An answer that comes later helps nobody. */
  answerTimeoutMs: 10_000,
  /** For how long nothing is asked for after a failure, unless the store says a longer time. */
  restMs: 10_000,
} as const;

/** What a search needs. */
export interface AddressSearchParts {
  readonly gateway: PlacesGateway;
  /** What goes along with a call, now. */
  readonly getContext: () => Omit<PlacesContext, 'sessionToken'>;
  /** Makes a token that nobody has had before. */
  readonly createToken: () => string;
  readonly report: Report;
  /** Called with what is suggested now; with nothing where there is nothing to suggest any more. */
  readonly show: (suggestions: Suggestions) => void;
  /** Milliseconds that only rise. */
  readonly nowMs?: () => number;
  readonly limits?: Partial<Readonly<Record<keyof typeof SEARCH_LIMITS, number>>>;
}

/**
 * Searches for an address while its line is typed. What fails is reported, once, and nothing is suggested then.
 * Source: docs/behaviour/forms.md §13.2, §13.7, §13.8
 */
export class AddressSearch {
  readonly #parts: AddressSearchParts;
  readonly #limits: Readonly<Record<keyof typeof SEARCH_LIMITS, number>>;
  #searching = new AbortController();
  #reading = new AbortController();
  #token: string | null = null;
  /** What is searched for at the moment, and what no longer is since somebody began to choose. */
  #textUnderWay: string | null = null;
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
   * Takes what is typed; answers to what was typed before do not count any more.
   * @param typed what stands in the line now
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

  /** Suggests nothing else until something is typed, or it is told to go on: the visitor is choosing, or does not want to. */
  hold(): void {
    this.#heldText ??= this.#textUnderWay;
    this.#searching.abort();
  }

  /** Takes up the search that was held, if one was: the visitor has chosen nothing. */
  goOn(): void {
    if (this.#heldText !== null) this.type(this.#heldText);
  }

  /** Suggests nothing any more, until something is typed, which is another search. */
  stop(): void {
    this.#end();
    this.#token = null;
    this.#parts.show(NO_SUGGESTIONS);
  }

  /** Suggests nothing any more, and drops the address that is being read. */
  reset(): void {
    this.#reading.abort();
    this.stop();
  }

  /**
   * Reads the address of a suggestion, which ends the search.
   * @param suggestion what was chosen
   * @param typed what was typed
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
    this.#textUnderWay = text;
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
      if (run === this.#searching) this.#textUnderWay = null;
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

  /** Asks in an async function: a backend of the program may throw instead of rejecting. */
  #answer(ask: () => Promise<unknown>): Promise<unknown> {
    return withinTime(ask(), this.#limits.answerTimeoutMs, () => new StorefrontError(FAILURE_KINDS.timeout));
  }

  /** Takes a failure; false for one that nobody waits for any more. */
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
