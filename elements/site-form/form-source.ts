import { atom } from 'nanostores';
import { FAILURE_KINDS, isStorefrontError } from '../../core/errors/index.ts';
import { parseForm, type Form, type FormsGateway } from '../../core/forms/index.ts';
import type { Report } from '../../core/shared/index.ts';
import { FAILURE_WORDS, FORM_WORDS } from '../../core/words/index.ts';

/** What is known of what a form asks. */
export type SourceState =
  | { readonly state: 'loading' }
  | {
      readonly state: 'unavailable';
      readonly message: string;
      /** False for a schema of the page itself: asking again would not change it. */
      readonly canRetry: boolean;
    }
  | { readonly state: 'open'; readonly form: Form };

/** What the page says of where a form's schema is. */
export interface SchemaPlace {
  /** Under which type the store has it. */
  readonly formType: string;
  /** The schema itself; null and undefined ask the store for it. */
  readonly schema: unknown;
}

/** Finds out what a form asks: from the page, from the store, or from the author's own form. */
export class FormSource {
  readonly $state = atom<SourceState>({ state: 'loading' });
  readonly #gateway: FormsGateway;
  readonly #report: Report;
  readonly #seed: string;
  #place: SchemaPlace = { formType: '', schema: null };
  #json: unknown = null;
  #readAuthors: (() => unknown) | null = null;
  #loading: { readonly type: string; readonly ended: Promise<void> } | null = null;
  #askedCount = 0;

  /**
   * Creates the source of one form.
   * @param gateway where the store's schema is read
   * @param report takes what went wrong
   * @param seed decides what is random in it, for as long as it stands
   */
  constructor(gateway: FormsGateway, report: Report, seed: string) {
    this.#gateway = gateway;
    this.#report = report;
    this.#seed = seed;
  }

  /** The form, once it is known. */
  get form(): Form | null {
    const state = this.$state.get();
    return state.state === 'open' ? state.form : null;
  }

  /** Takes where the schema is; also called when the page speaks another language, for labels are read then. */
  setPlace(place: SchemaPlace): void {
    const { formType, schema } = this.#place;
    this.#place = place;
    if (place.schema) this.#json = place.schema;
    else if (place.formType !== formType || schema) this.#json = null;
    if (this.#json) this.#open();
    else if (place.formType !== '' && place.formType !== this.#loading?.type) void this.load();
  }

  /**
   * Takes the author's own form for the schema where the store has none.
   * @param readAuthors reads it
   */
  takeOver(readAuthors: () => unknown): void {
    this.#readAuthors = readAuthors;
    if (this.form) return;
    if (this.#place.formType === '') this.#openAuthors(readAuthors);
    else if (!this.#loading && !this.#place.schema) void this.load();
  }

  /** Ends when the loading that is under way has ended; begins one where there is none, and the page gave no schema. */
  async whenLoaded(): Promise<void> {
    if (this.#place.schema) this.#open();
    else await (this.#loading?.ended ?? this.load());
  }

  /** Asks the store, again after a failure. */
  load(): Promise<void> {
    const type = this.#place.formType;
    this.$state.set({ state: 'loading' });
    const ended = this.#ask(type).finally(() => {
      if (this.#loading?.ended === ended) this.#loading = null;
    });
    this.#loading = { type, ended };
    return ended;
  }

  async #ask(type: string): Promise<void> {
    const asked = (this.#askedCount += 1);
    // The page may have named another form meanwhile, or given the schema itself, or asked again.
    const isWanted = () => asked === this.#askedCount && type === this.#place.formType && !this.#place.schema;
    try {
      const json = await this.#gateway.loadSchema(type);
      if (!isWanted()) return;
      this.#json = json;
      this.#open();
    } catch (error) {
      if (isWanted()) this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    const isAbsent = isStorefrontError(error) && error.kind === FAILURE_KINDS.notFound;
    if (isAbsent && this.#readAuthors) {
      this.#openAuthors(this.#readAuthors);
      return;
    }
    this.#report(error, 'site-form/load');
    const message = isAbsent ? FORM_WORDS.formNotConfigured : FAILURE_WORDS.unableToLoad;
    this.$state.set({ state: 'unavailable', message, canRetry: true });
  }

  #openAuthors(readAuthors: () => unknown): void {
    this.#json = readAuthors();
    this.#open();
  }

  #open(): void {
    const form = parseForm(this.#json, this.#report, this.#seed);
    const canRetry = !this.#place.schema;
    this.$state.set(
      form
        ? { state: 'open', form }
        : { state: 'unavailable', message: FORM_WORDS.formNotConfigured, canRetry },
    );
  }
}
