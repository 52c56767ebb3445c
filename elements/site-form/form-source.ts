import { atom } from 'nanostores';
import { FAILURE_KINDS, isStorefrontError } from '../../core/errors/index.ts';
import { parseForm, type Form, type FormsGateway } from '../../core/forms/index.ts';
import type { Report } from '../../core/shared/index.ts';
import { FAILURE_WORDS, FORM_WORDS } from '../../core/words/index.ts';

/** The state of a form's schema. */
export type SourceState =
  | { readonly state: 'loading' }
  | {
      readonly state: 'unavailable';
      readonly message: string;
      /** False for a schema of the page itself: loading again would not change it. */
      readonly canRetry: boolean;
    }
  | { readonly state: 'open'; readonly form: Form };

/** Where the page says that the schema is. */
export interface SchemaPlace {
  /** Its type in the store. */
  readonly formType: string;
  /** The schema itself; null and undefined load it from the store. */
  readonly schema: unknown;
}

/** Reads a form's schema: from the page, from the store, or from the author's own form. */
export class FormSource {
  readonly $state = atom<SourceState>({ state: 'loading' });
  readonly #gateway: FormsGateway;
  readonly #report: Report;
  readonly #seed: string;
  #place: SchemaPlace = { formType: '', schema: null };
  #json: unknown = null;
  #readAuthors: ((isAttempt: boolean) => unknown) | null = null;
  #isOfAuthors = false;
  #loading: { readonly type: string; readonly ended: Promise<void> } | null = null;
  #askedCount = 0;

  /**
   * Creates the source of one form.
   * @param gateway loads the store's schema
   * @param report receives errors
   * @param seed for its random parts, constant for the life of the source
   */
  constructor(gateway: FormsGateway, report: Report, seed: string) {
    this.#gateway = gateway;
    this.#report = report;
    this.#seed = seed;
  }

  /** The form, once it is loaded. */
  get form(): Form | null {
    const state = this.$state.get();
    return state.state === 'open' ? state.form : null;
  }

  /** Sets where the schema is; also called when the page's language changes, because labels are read then. */
  setPlace(place: SchemaPlace): void {
    const { formType, schema } = this.#place;
    this.#place = place;
    if (place.schema) this.#json = place.schema;
    else if (place.formType !== formType || schema) this.#json = null;
    if (this.#json) this.#open();
    else if (place.formType !== '' && place.formType !== this.#loading?.type) void this.load();
  }

  /**
   * Uses the author's own form as the schema where the store has none.
   * @param readAuthors reads it
   */
  takeOver(readAuthors: (isAttempt: boolean) => unknown): void {
    this.#readAuthors = readAuthors;
    if (this.form) return;
    if (this.#place.formType === '' || this.#place.schema) this.#openAuthors(readAuthors);
    else if (!this.#loading) void this.load();
  }

  /** Reads the author's form again for an attempt to submit it, if it is the schema: its controls may have changed. */
  reread(): void {
    if (this.#isOfAuthors && this.#readAuthors) this.#openAuthors(this.#readAuthors, true);
  }

  /** Resolves when the pending request has ended; starts one if there is none and the page gave no schema. */
  async whenLoaded(): Promise<void> {
    if (this.#place.schema) this.#open();
    else await (this.#loading?.ended ?? this.load());
  }

  /** Loads the schema from the store, also after a failure. */
  load(): Promise<void> {
    const type = this.#place.formType;
    this.$state.set({ state: 'loading' });
    const ended = this.#ask(type).finally(() => {
      if (this.#loading?.ended === ended) this.#loading = null;
    });
    this.#loading = { type, ended };
    return ended;
  }

  /** Loads the store's schema again: it comes from another store now. A shown form stays until then. */
  restart(): void {
    const { formType, schema } = this.#place;
    if (formType === '' || schema) return;
    if (this.form) void this.#ask(formType);
    else void this.load();
  }

  async #ask(type: string): Promise<void> {
    const request = (this.#askedCount += 1);
    // The page may have set another type or a schema meanwhile, or loaded again.
    const isCurrent = () =>
      request === this.#askedCount && type === this.#place.formType && !this.#place.schema;
    try {
      const json = await this.#gateway.loadSchema(type);
      if (!isCurrent()) return;
      this.#json = json;
      this.#open();
    } catch (error) {
      if (isCurrent()) this.#fail(error);
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

  #openAuthors(readAuthors: (isAttempt: boolean) => unknown, isAttempt = false): void {
    this.#isOfAuthors = true;
    this.#set(parseForm(readAuthors(isAttempt), this.#report, this.#seed));
  }

  #open(): void {
    this.#isOfAuthors = false;
    const form = parseForm(this.#json, this.#report, this.#seed);
    // An unusable schema must not keep the author's form from being sent.
    if (!form && this.#readAuthors) this.#openAuthors(this.#readAuthors);
    else this.#set(form);
  }

  #set(form: Form | null): void {
    const canRetry = !this.#place.schema;
    this.$state.set(
      form
        ? { state: 'open', form }
        : { state: 'unavailable', message: FORM_WORDS.formNotConfigured, canRetry },
    );
  }
}
