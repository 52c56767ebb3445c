import { atom } from 'nanostores';
import {
  checkForm,
  createSubmissions,
  type Control,
  type FieldProblems,
  type Form,
  type SubmissionOutcome,
  type SubmissionProblem,
  type Submissions,
} from '../../core/forms/index.ts';
import { FORM_WORDS } from '../../core/words/index.ts';
import type { Model } from '../host/index.ts';
import type { FillingContent, FormContent, PostSubmit } from './content.ts';
import type { FormActions, FormLook, FormParts } from './form-parts.ts';
import { FormSource } from './form-source.ts';
import { FormValues, type AuthorsForm } from './form-values.ts';

const NO_PROBLEMS: FieldProblems = new Map();

const NO_LOOK: FormLook = {
  formType: '',
  schema: null,
  submitText: '',
  successUrl: '',
  isNewsletter: false,
  allowsScripts: false,
};

/**
 * A form of the site without a view.
 * Source: docs/behaviour/forms.md §1, §4, §5, §7
 */
export class FormModel implements Model<FormContent, FormActions> {
  readonly $states = atom<readonly string[]>([]);
  readonly $content = atom<FormContent>({ state: 'loading' });
  readonly actions: FormActions;
  readonly #parts: FormParts;
  readonly #submissions: Submissions;
  readonly #source: FormSource;
  readonly #values: FormValues;
  #look: FormLook = NO_LOOK;
  #problems = NO_PROBLEMS;
  /** The refusal by the store. */
  #refusal: SubmissionProblem | null = null;
  #given: Readonly<Record<string, unknown>> | null = null;
  #failureCount = 0;
  #postSubmit: PostSubmit | null = null;
  #isPart = false;
  #progress: 'filling' | 'submitting' | 'sent' = 'filling';

  /**
   * Creates the model of one form.
   * @param parts its shell
   */
  constructor(parts: FormParts) {
    const { gateway, report, createId, getPage, ask, captcha } = parts;
    this.#parts = parts;
    this.#source = new FormSource(gateway, report, createId());
    this.#values = new FormValues(parts.getQuery);
    this.#submissions = createSubmissions({
      gateway,
      createId,
      getPage,
      ask: (form, answers, values) => ask({ formId: form.id, answers, values }),
      getCaptchaToken: async () => (this.#source.form?.hasCaptcha ? captcha.getToken() : null),
    });
    this.actions = {
      fill: (name, values) => {
        this.#values.sync();
        this.#values.fill(name, values);
        this.#show();
      },
      drawn: (controls) => {
        if (controls === null) this.#values.sync();
        this.#values.drawn = controls;
      },
      sync: () => {
        this.#show();
      },
      submit: (isUnchecked = false) => void this.#submit(isUnchecked),
      retry: () => void this.#source.load(),
      begin: () => {
        if (this.#source.form?.hasCaptcha) captcha.wake();
      },
      placeCaptcha: (findPlace) => {
        captcha.place(findPlace);
      },
    };
    const show = () => {
      this.#show();
    };
    captcha.$isBlocking.listen(show);
    this.#source.$state.listen(() => {
      this.#fillGiven();
      this.#show();
    });
  }

  /**
   * Uses the author's own form from now on.
   * @param authors the form
   */
  takeOver(authors: AuthorsForm): void {
    this.#values.authors = authors;
    this.#source.takeOver(authors.schema);
    this.#show();
  }

  /** The schema comes from another store now. */
  restart(): void {
    this.#source.restart();
  }

  /** Reads the author's form again. */
  refresh(): void {
    this.#show();
  }

  /** The form was moved in the page. */
  moved(): void {
    this.#parts.captcha.moved();
  }

  /** Whether the form is part of the page's own form. */
  setPart(isPart: boolean): void {
    this.#isPart = isPart;
    this.#show();
  }

  /** Fills in values in the shape in which they are sent, once the schema is known. */
  give(values: Readonly<Record<string, unknown>> | null): void {
    this.#given = values;
    this.#fillGiven();
    this.#show();
  }

  /** Shows errors without an attempt: the page's own form has found them. */
  review(): void {
    const { form } = this.#source;
    this.#values.sync();
    if (form) this.#problems = checkForm(form, this.#values.in(form));
    this.#show();
  }

  /** Resets values and errors. */
  reset(): void {
    if (this.#progress !== 'filling') return;
    this.#values.clear();
    this.#problems = NO_PROBLEMS;
    this.#refusal = null;
    this.#show();
  }

  /** Updates the attributes; also called when the page's language changes, because labels are read then. */
  setLook(look: FormLook): void {
    this.#look = look;
    this.#source.setPlace(look);
  }

  async #submit(isUnchecked: boolean): Promise<void> {
    this.#values.sync();
    // The author's form can be submitted before its schema is known.
    if (!this.#source.form) await this.#source.whenLoaded();
    this.#source.reread();
    const { form } = this.#source;
    if (!form || this.#progress !== 'filling' || this.#parts.captcha.$isBlocking.get()) return;
    this.#progress = 'submitting';
    const submission = this.#submissions.submit(form, this.#values.in(form, true), {
      isUnchecked,
      problemOfControl: this.#values.authors?.problemOfControl,
    });
    this.#show();
    this.#settle(form, await submission);
  }

  #settle(form: Form, ended: SubmissionOutcome): void {
    this.#progress = ended.outcome === 'saved' ? 'sent' : 'filling';
    this.#parts.captcha.settle(ended);
    if (ended.outcome === 'saved') {
      const { postSubmitHtml: html } = form;
      if (html.trim() !== '') this.#postSubmit = { html, hasScripts: this.#look.allowsScripts };
      this.#problems = NO_PROBLEMS;
      this.#refusal = null;
      this.#values.clear();
      this.#parts.onSubmitted({
        formId: form.id,
        answers: ended.answers,
        isNewsletter: this.#isNewsletter(),
      });
      const url = this.#look.successUrl || form.successUrl;
      if (url !== '') this.#parts.leaveFor(url);
    }
    if (ended.outcome === 'refused') {
      this.#problems = ended.problem.fields;
      this.#refusal = ended.problem;
      this.#failureCount += 1;
    }
    this.#show();
  }

  /** Values that a field no longer accepts are dropped: the visitor answers again. */
  #fillGiven(): void {
    const { form } = this.#source;
    if (!form || !this.#given) return;
    this.#values.sync();
    for (const field of form.fields) {
      const controls = Object.hasOwn(this.#given, field.id) ? field.spread(this.#given[field.id]) : null;
      for (const [name, texts] of controls ?? []) this.#values.fill(name, texts);
    }
    this.#given = null;
  }

  #show(): void {
    this.#values.sync();
    this.$content.set(this.#content());
  }

  #content(): FormContent {
    const source = this.#source.$state.get();
    if (source.state !== 'open') return source;
    const { form } = source;
    if (this.#progress === 'sent')
      return {
        state: 'sent',
        text: form.submissionText || FORM_WORDS.submitted,
        postSubmit: this.#postSubmit,
      };
    const read = this.#values.in(form);
    const names = form.fields.flatMap(({ controls }) => controls.flatMap(namesOf));
    return {
      state: 'filling',
      form,
      isPart: this.#isPart,
      hasPlainNames: this.#isPart,
      isNewsletter: this.#isNewsletter(),
      values: new Map(names.map((name) => [name, read(name)])),
      validity: checkForm(form, read, this.#values.authors?.problemOfControl),
      problems: this.#problems,
      ...messagesOf(this.#refusal),
      isSubmitting: this.#progress === 'submitting',
      isBlocked: this.#parts.captcha.$isBlocking.get(),
      submitText: this.#look.submitText || form.submitText || FORM_WORDS.submit,
      busyText: this.#look.busyText || FORM_WORDS.submitting,
      failureCount: this.#failureCount,
    };
  }

  #isNewsletter(): boolean {
    return this.#look.isNewsletter || this.#source.form?.isNewsletter === true;
  }
}

function messagesOf(
  refusal: SubmissionProblem | null,
): Pick<FillingContent, 'banner' | 'bannerTitle' | 'note'> {
  return {
    banner: refusal?.message ?? null,
    bannerTitle: refusal?.title,
    note: refusal?.note ?? FORM_WORDS.problemAbove,
  };
}

/** An "other" choice has a control for its text. */
function namesOf(control: Control): readonly string[] {
  return 'otherName' in control && control.otherName !== null
    ? [control.name, control.otherName]
    : [control.name];
}
