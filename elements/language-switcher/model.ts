import { atom } from 'nanostores';
import {
  indexOfLanguage,
  languageName,
  parseSiteLanguages,
  translatedAddress,
  type MultilingualGateway,
  type SiteLanguage,
} from '../../core/multilingual/index.ts';
import type { Report } from '../../core/shared/index.ts';
import { FAILURE_WORDS, LANGUAGE_WORDS } from '../../core/words/index.ts';
import type { Model } from '../host/index.ts';

/** A link to the page in one language. */
export interface LanguageLink {
  readonly language: string;
  /** In the language itself. */
  readonly name: string;
  readonly href: string;
  readonly isCurrent: boolean;
}

/** The content of the switcher: the author's own until the languages are known, and where there is only one. */
export type SwitcherContent =
  | { readonly state: 'authors' }
  | { readonly state: 'shown'; readonly label: string; readonly links: readonly LanguageLink[] }
  | {
      readonly state: 'failed';
      readonly message: string;
      readonly retry: string;
      readonly isLoading: boolean;
    };

/** The visitor's actions besides following a link. */
export interface SwitcherActions {
  readonly retry: () => void;
}

/** What the switcher's model needs from the page. */
export interface SwitcherParts {
  readonly gateway: MultilingualGateway;
  /** The locale of the page. */
  readonly getLocale: () => string;
  /** The URL of the page. */
  readonly getPage: () => URL;
  /** Resolves a URL against the page. */
  readonly resolve: (address: string) => URL;
  readonly report: Report;
}

/** The languages of a site, for a tag without links of the author's. Source: docs/behaviour/languages.md §2 */
export class SwitcherModel implements Model<SwitcherContent, SwitcherActions> {
  readonly $content = atom<SwitcherContent>({ state: 'authors' });
  readonly actions: SwitcherActions = {
    retry: () => {
      if (this.#life) void this.#load(this.#life);
    },
  };
  readonly #parts: SwitcherParts;
  #languages: readonly SiteLanguage[] | null = null;
  #life: AbortSignal | null = null;
  /** Aborts when the answer to the pending request is no longer needed. */
  #loading: AbortSignal | null = null;
  #hasFailed = false;
  /** Aborts when the languages come from another site. */
  #run = new AbortController();

  /**
   * Creates the model of one switcher.
   * @param parts the page
   */
  constructor(parts: SwitcherParts) {
    this.#parts = parts;
  }

  /**
   * Requests the languages, once; again only at the visitor's request.
   * @param life aborts when the answer is no longer needed
   */
  async load(life: AbortSignal): Promise<void> {
    this.#life = life;
    if (!this.#hasFailed) await this.#load(life);
  }

  /** Forgets the languages, which come from another site now; the next `load` requests them. */
  restart(): void {
    this.#run.abort();
    this.#run = new AbortController();
    this.#languages = null;
    this.#hasFailed = false;
  }

  async #load(life: AbortSignal): Promise<void> {
    if (this.#languages || this.#isLoading) return;
    const { signal } = this.#run;
    const asked = AbortSignal.any([life, signal]);
    this.#loading = asked;
    this.show();
    try {
      const answer = await this.#parts.gateway.loadLanguages(asked);
      if (!signal.aborted) this.#languages = parseSiteLanguages(answer);
    } catch (error) {
      if (!asked.aborted) {
        this.#parts.report(error, 'language-switcher/load');
        this.#hasFailed = true;
      }
    }
    if (this.#loading === asked) this.#loading = null;
    this.show();
  }

  get #isLoading(): boolean {
    return this.#loading?.aborted === false;
  }

  /** Updates the content; also called when the URL or the language of the page has changed. */
  show(): void {
    this.$content.set(this.#content());
  }

  #content(): SwitcherContent {
    if (this.#languages && this.#languages.length > 1)
      return {
        state: 'shown',
        label: LANGUAGE_WORDS.chooseLanguage,
        links: linksOf(this.#languages, this.#parts),
      };
    if (this.#languages || !this.#hasFailed) return { state: 'authors' };
    const { unableToLoad: message, retry } = FAILURE_WORDS;
    return { state: 'failed', message, retry, isLoading: this.#isLoading };
  }
}

function linksOf(
  languages: readonly SiteLanguage[],
  { getLocale, getPage, resolve }: SwitcherParts,
): readonly LanguageLink[] {
  const index = indexOfLanguage(
    languages.map(({ language }) => language),
    getLocale(),
  );
  const current = languages[index];
  return languages.map((one) => {
    const to = resolve(one.url);
    const address = current ? translatedAddress(getPage(), resolve(current.url), to) : to;
    return {
      language: one.language,
      name: languageName(one.language),
      href: address.href,
      isCurrent: one === current,
    };
  });
}
