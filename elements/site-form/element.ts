import { isJsonObject, parseJson } from '../../core/json/index.ts';
import { membersOf, retryable } from '../../core/shared/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import { LightElement, warnAuthor, viewOf } from '../host/index.ts';
import { enhanceAuthorsForm } from '../forms/index.ts';
import { createInertVoice } from '../ui/index.ts';
import { closestTo, formOf } from '../submits/index.ts';
import { siteFormAttributes } from './attributes.ts';
import { completeAddresses } from './complete-addresses.ts';
import type { FormLook } from './form-parts.ts';
import { createFormModel, followFormsBackend } from './create-form-model.ts';
import { DraftKeeper } from './draft-keeper.ts';
import { messageOf } from './message-of.ts';
import { PageForm } from './page-form.ts';
import { createSchemaReader } from './schema-reader.ts';
import { announceCounters } from './announce-counters.ts';
import { formStyles } from './styles.ts';

/** The time in which an application may set the schema. */
const GRACE_MS = 5_000;

const authorsForms = retryable(() => import('./author/enhance-form.ts'));

/** The element internals; the base class needs them before fields are initialised. */
const internals = new WeakMap<SiteFormElement, ElementInternals>();

/**
 * Shows a form of the site, or enhances the author's own `<form>` inside.
 * Source: docs/behaviour/forms.md §1
 * @tag site-form
 * @fires store-form-submit - before the form is sent
 * @fires store-form-submitted - after the store has saved it
 */
export class SiteFormElement extends LightElement {
  /** In the page's own form it takes part. */
  static readonly formAssociated = true;
  static override readonly drawing = viewOf(() => import('./view.tsx'));
  static override readonly styles = [formStyles];
  static override readonly properties = siteFormAttributes;

  /** Runs scripts in the owner's HTML after the form is submitted. Otherwise they are removed. */
  declare allowPostSubmitScripts: boolean;
  /** The button's text while the form is sent. Default: "Submitting…". */
  declare busyText: string;
  /** Keeps the visitor's entries after a reload, in this browser tab; `off` keeps nothing. */
  declare draft: boolean;
  /** Which form of the site. */
  declare formId: string;
  /** The type of the form's schema in the store. Default: the form's id. */
  declare formType: string;
  /** The name under which the page's own form sends all values, as JSON text. Default: none. */
  declare name: string;
  /** Lays the form out in one line where there is room. */
  declare newsletter: boolean;
  /** The form's schema, as an object or JSON text. Default: the store's schema of this form. */
  declare schema: unknown;
  /** The button's text. Default: the form's own. */
  declare submitText: string;
  /** The URL to open after the form was sent. Default: the form's own. */
  declare successUrl: string;
  /** Values by field, as the form sends them, as an object or JSON text. Setting them fills the form in. */
  declare values: Readonly<Record<string, unknown>> | string | null | undefined;

  readonly #model = this.show(SiteFormElement.drawing, createFormModel(this));
  readonly #pageForm = new PageForm({
    element: this,
    internals: internals.get(this),
    model: this.#model,
  });
  readonly #readSchema = createSchemaReader();
  readonly #draft = new DraftKeeper(storefront().report);
  /** The author's own form; undefined until it is known whether there is one. */
  #authors: HTMLFormElement | null | undefined;
  #isEnhanced = false;
  /** The connection in which the author's form is enhanced. */
  #enhancedFor: AbortSignal | null = null;
  /** The connection in which a missing name is reported. */
  #warnedFor: AbortSignal | null = null;

  protected override onConnected(): void {
    // Later the tag may contain a form of ours.
    if (this.#authors === undefined) this.#authors = this.#findAuthors();
    const { life } = this;
    const form = this.#authors;
    if (form) this.#enhance(form);
    else {
      announceCounters(this.#model, (type, listener) => {
        this.addEventListener(type, listener, { signal: life });
      });
      this.addEventListener('focusin', completeAddresses(life), { signal: life });
      this.addEventListener('reset', this.#onReset, { signal: life });
    }
    this.listen(this.#model.$content, this.#pageForm.setValue);
    this.listen(this.#model.$content, createInertVoice(this, messageOf));
    this.addEventListener('invalid', this.#pageForm.onInvalid, { capture: true, signal: this.life });
    followFormsBackend(this.#model, life);
    this.#keepDraft();
  }

  /** An author's form that is not named is not ours to send: nothing of it changes. */
  #enhance(form: HTMLFormElement): void {
    const { life } = this;
    if (this.#enhancedFor === life || !this.#isNamed()) return;
    this.#enhancedFor = life;
    const load = () => this.#loadEnhancer(form, life);
    void enhanceAuthorsForm({ form, load, context: 'site-form/load', signal: life });
  }

  /** Whether the page names the form of the site: by its id or type, or by a schema with an id. */
  #isNamed(): boolean {
    const schema = this.#readSchema(this.schema);
    return this.#id() !== '' || (isJsonObject(schema) && Boolean(schema['id']));
  }

  /** The id that the author's form is sent with; a type alone is also the id. The look prefers the type: by it the store finds the schema. */
  #id(): string {
    return this.formId.trim() || this.formType.trim();
  }

  #findAuthors(): HTMLFormElement | null {
    const { localName } = this;
    const around = this.parentElement && closestTo(this.parentElement, `${localName}, form`);
    if (around && membersOf(around).localName === localName) warnAuthor(this, { about: 'nesting' });
    return formOf(this) ?? null;
  }

  #keepDraft(): void {
    if (this.#authors && !this.#isNamed()) return;
    if (!this.draft) this.#draft.drop();
    else
      this.#draft.keep({
        element: this,
        model: this.#model,
        authors: this.#authors ?? null,
        formId: this.formId,
        signal: this.life,
      });
  }

  async #loadEnhancer(form: HTMLFormElement, signal: AbortSignal): Promise<() => void> {
    const { enhanceForm } = await authorsForms.load();
    return () => {
      this.#isEnhanced = true;
      this.#model.setLook(this.#look());
      enhanceForm({ form, formId: this.#id(), listenOn: this, model: this.#model, signal });
    };
  }

  protected override onMoved(): void {
    this.#model.moved();
    this.#pageForm.join();
  }

  override attachInternals(): ElementInternals {
    const own = super.attachInternals();
    internals.set(this, own);
    return own;
  }

  protected formAssociatedCallback(): void {
    this.#pageForm.join();
  }

  protected formResetCallback(): void {
    this.#model.reset();
  }

  /** The form that we draw; its tag is not part of it. */
  readonly #onReset = (event: Event): void => {
    // The controls are reset after the event.
    setTimeout(() => {
      if (!event.defaultPrevented) this.#model.reset();
    });
  };

  protected override changed(changed: ReadonlyMap<PropertyKey, unknown>): void {
    // The author's form is the schema where the store has none, so it is read first.
    if (!this.#authors || this.#isEnhanced) this.#model.setLook(this.#look());
    if (this.#authors) this.#enhance(this.#authors);
    if (!this.#isNamed()) this.#warnOfName();
    if (changed.has('values')) this.#give();
    this.#keepDraft();
  }

  #give(): void {
    const { values } = this;
    const json = typeof values === 'string' ? parseJson(values) : values;
    this.#model.give(isJsonObject(json) ? json : null);
  }

  /** Once for each connection, however often the application sets a property meanwhile. */
  #warnOfName(): void {
    const { life } = this;
    if (this.#warnedFor === life) return;
    this.#warnedFor = life;
    // An application may still set the schema of a drawn form.
    const timer = setTimeout(
      () => {
        if (!this.#isNamed()) warnAuthor(this, { about: 'form-id', isAuthors: Boolean(this.#authors) });
      },
      this.#authors ? 0 : GRACE_MS,
    );
    life.addEventListener('abort', () => {
      clearTimeout(timer);
    });
  }

  #look(): FormLook {
    return {
      formType: this.formType.trim() || this.formId.trim(),
      schema: this.#readSchema(this.schema),
      submitText: this.submitText,
      busyText: this.busyText,
      successUrl: this.successUrl,
      isNewsletter: this.newsletter,
      allowsScripts: this.allowPostSubmitScripts,
    };
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'site-form': SiteFormElement;
  }
}
