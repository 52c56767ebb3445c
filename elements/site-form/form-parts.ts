import type { FormsGateway } from '../../core/forms/index.ts';
import type { Report } from '../../core/shared/index.ts';
import type { FormSubmitDetail, FormSubmittedDetail } from '../host/index.ts';
import type { FormCaptcha } from '../parts/captcha/form-captcha.ts';
import type { SchemaPlace } from './form-source.ts';

/** What a form needs of its shell. */
export interface FormParts {
  readonly gateway: FormsGateway;
  readonly report: Report;
  readonly createId: () => string;
  /** The parameters of the page's address. */
  readonly getQuery: () => URLSearchParams;
  /** What is sent of the page. */
  readonly getPage: () => Readonly<Record<string, string>>;
  /** Tells the page before the form is sent: false if the page takes it from here, a promise if it sends it. */
  readonly ask: (detail: FormSubmitDetail) => boolean | Promise<unknown>;
  /** Tells the page that the store has the form. */
  readonly tell: (detail: FormSubmittedDetail) => void;
  readonly leaveFor: (url: string) => void;
  readonly captcha: Pick<FormCaptcha, keyof FormCaptcha>;
}

/** What the tag's attributes say of a form; empty texts leave it to the schema. */
export interface FormLook extends SchemaPlace {
  readonly submitText: string;
  /** What the button reads while the form is sent; our own words by default. */
  readonly busyText?: string;
  readonly successUrl: string;
  /** Whether the tag asks for the form in one line, whatever its schema says. */
  readonly isNewsletter: boolean;
  /** Whether the scripts of the owner's markup after submission may run. */
  readonly allowsScripts: boolean;
}

/** What a visitor can do. */
export interface FormActions {
  /** Fills in a control: one text, or all the values that are chosen. */
  readonly fill: (name: string, values: readonly string[]) => void;
  /** Checks the form and sends it; unchecked by a button with `formnovalidate`. */
  readonly submit: (isUnchecked?: boolean) => void;
  /** Asks for the schema again. */
  readonly retry: () => void;
  /** Begins to fill in the form. */
  readonly begin: () => void;
  /** Says where the captcha is drawn, if there is one; null once that place is gone. */
  readonly placeCaptcha: (findPlace: (() => HTMLElement) | null) => void;
}
