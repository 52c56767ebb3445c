import { atom } from 'nanostores';
import type { Settings } from '../../core/page/index.ts';
import {
  parseSearchPage,
  PRODUCT_LIST_LIMITS,
  type ProductListGateway,
} from '../../core/product-list/index.ts';
import type { Report } from '../../core/shared/index.ts';
import { counted, PLACES_WORDS, SEARCH_WORDS } from '../../core/words/index.ts';
import type { Model } from '../host/index.ts';
import { type ShownHit, shownHits } from './content.ts';

/** The tag's attributes. */
export interface SearchLook {
  /** The address of the page of results. */
  readonly action: string;
  readonly placeholder: string;
}

/** What the tag shows. */
export interface SearchContent extends SearchLook {
  readonly text: string;
  readonly isOpen: boolean;
  readonly isLoading: boolean;
  readonly hits: readonly ShownHit[];
  /** The suggestion that Enter opens; null for the text itself. */
  readonly activeIndex: number | null;
}

/** What a visitor can do. */
export interface SearchActions {
  readonly type: (text: string) => void;
  /** Chooses another suggestion; false where there is none. */
  readonly move: (step: 1 | -1) => boolean;
  /** Opens the chosen suggestion; false where none is chosen. */
  readonly followChosen: () => boolean;
  /** Closes the suggestions; false where they are closed. */
  readonly dismiss: () => boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** The dependencies of the model. */
export interface SearchParts {
  readonly search: NonNullable<ProductListGateway['search']>;
  readonly report: Report;
  readonly getPage: () => Pick<Settings, 'currency' | 'locale'>;
  readonly announce: (text: string) => void;
  /** Opens a suggestion in place of the page. */
  readonly follow: (url: string) => void;
}

/** Suggestions of one request. */
const LIMIT = 6;
/** A visitor who types has not finished within this time. */
const DELAY_MS = 150;
const MIN_LENGTH = 2;
/** One of these characters is often a whole word. */
const WORD = /[\p{Script=Han}\p{Script=Hangul}]/u;
/** Answers that are kept for another look. */
const MAX_KEPT = 30;

const NOTHING: SearchContent = {
  ...{ action: '', placeholder: '', text: '' },
  ...{ isOpen: false, isLoading: false, hits: [], activeIndex: null },
};

/** `store-search` without DOM and React. Source: docs/behaviour/product-lists.md §6 */
export class SearchModel implements Model<SearchContent, SearchActions> {
  readonly $content = atom<SearchContent>(NOTHING);
  readonly actions: SearchActions = {
    type: (text) => {
      this.#type(text);
    },
    move: (step) => this.#move(step),
    followChosen: () => this.#followChosen(),
    dismiss: () => {
      const { isOpen } = this.#content;
      this.actions.close();
      return isOpen;
    },
    open: () => {
      this.#isClosed = false;
      if (this.#content.hits.length > 0) this.#set({ isOpen: true });
    },
    close: () => {
      this.#isClosed = true;
      this.#set({ isOpen: false, activeIndex: null });
    },
  };
  readonly #parts: SearchParts;
  readonly #kept = new Map<string, readonly ShownHit[]>();
  /** The kept suggestions are in this language and currency. */
  #language = '';
  /** The visitor has closed the suggestions: an answer does not open them. */
  #isClosed = false;
  #run = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * Creates the model of one search field.
   * @param parts the page
   */
  constructor(parts: SearchParts) {
    this.#parts = parts;
  }

  /** Updates the attributes; the language may have changed, too. */
  setLook({ action, placeholder }: SearchLook): void {
    this.#set({ action, placeholder });
    const { locale, currency } = this.#parts.getPage();
    const language = `${locale} ${currency}`;
    if (this.#language !== language) this.restart();
    this.#language = language;
  }

  /** Takes over what was typed into the author's field. */
  adopt(text: string): void {
    this.#set({ text });
  }

  /** The products come from another store now. */
  restart(): void {
    this.#kept.clear();
    this.stop();
    this.#set({ hits: [], isOpen: false });
  }

  /** The element was taken out of the page. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#run.abort();
    if (this.#content.isLoading) this.#set({ isLoading: false });
  }

  get #content(): SearchContent {
    return this.$content.get();
  }

  #type(text: string): void {
    this.stop();
    this.#isClosed = false;
    const wanted = trimmedText(text);
    this.#set({ text, activeIndex: null });
    const kept = this.#kept.get(wanted);
    if (kept) this.#show(kept);
    else if (wanted.length < MIN_LENGTH && !WORD.test(wanted))
      this.#set({ hits: [], isOpen: false, isLoading: false });
    else this.#timer = setTimeout(() => void this.#load(wanted), DELAY_MS);
  }

  async #load(wanted: string): Promise<void> {
    const { signal } = (this.#run = new AbortController());
    this.#set({ isLoading: true });
    try {
      const page = this.#parts.getPage();
      const query = { text: wanted, limit: LIMIT, locale: page.locale };
      const answer = await this.#parts.search(query, signal);
      if (signal.aborted) return;
      const hits = answer === undefined ? [] : shownHits(parseSearchPage(answer).hits, page);
      this.#keep(wanted, hits);
      this.#show(hits);
      if (this.#isClosed) return;
      this.#parts.announce(
        hits.length === 0 ? SEARCH_WORDS.noSuggestions : counted(PLACES_WORDS.suggestionCount, hits.length),
      );
    } catch (error) {
      if (signal.aborted) return;
      this.#parts.report(error, 'search.load');
      // The page of results says why.
      this.#set({ hits: [], isOpen: false, isLoading: false });
    }
  }

  #keep(wanted: string, hits: readonly ShownHit[]): void {
    if (this.#kept.size >= MAX_KEPT) this.#kept.delete(this.#kept.keys().next().value ?? '');
    this.#kept.set(wanted, hits);
  }

  #show(hits: readonly ShownHit[]): void {
    this.#set({ hits, isOpen: hits.length > 0 && !this.#isClosed, isLoading: false, activeIndex: null });
  }

  #move(step: 1 | -1): boolean {
    const { hits, activeIndex } = this.#content;
    if (hits.length === 0) return false;
    this.#isClosed = false;
    this.#set({ isOpen: true, activeIndex: stepped(activeIndex, step, hits.length) });
    return true;
  }

  #followChosen(): boolean {
    const { isOpen, hits, activeIndex } = this.#content;
    const hit = isOpen && activeIndex !== null ? hits[activeIndex] : undefined;
    if (!hit) return false;
    this.#parts.follow(hit.url);
    return true;
  }

  #set(part: Partial<SearchContent>): void {
    this.$content.set({ ...this.#content, ...part });
  }
}

/** Beyond both ends is the text itself. */
function stepped(activeIndex: number | null, step: number, count: number): number | null {
  if (activeIndex === null) return step > 0 ? 0 : count - 1;
  const next = activeIndex + step;
  return next >= 0 && next < count ? next : null;
}

function trimmedText(text: string): string {
  return text.trim().replace(/\s+/g, ' ').slice(0, PRODUCT_LIST_LIMITS.searchLength);
}
