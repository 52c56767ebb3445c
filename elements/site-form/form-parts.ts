import type { FormsGateway } from '../../core/forms/index.ts';
import type { Report } from '../../core/shared/index.ts';
import type { FormSubmitDetail, FormSubmittedDetail } from '../host/index.ts';
import type { FormCaptcha } from '../forms/index.ts';
import type { DrawnControls } from './shown-values.ts';
import type { SchemaPlace } from './form-source.ts';

/** What a form needs from its shell. */
export interface FormParts {
  readonly gateway: FormsGateway;
  readonly report: Report;
  readonly createId: () => string;
  /** The query parameters of the page's URL. */
  readonly getQuery: () => URLSearchParams;
  /** The properties of the page that are sent. */
  readonly getPage: () => Readonly<Record<string, string>>;
  /** Notifies the page before the form is sent: false if the page handles it, a promise if the page sends it. */
  readonly ask: (detail: FormSubmitDetail) => boolean | Promise<unknown>;
  /** Notifies the page that the store has saved the form. */
  readonly onSubmitted: (detail: FormSubmittedDetail) => void;
  readonly leaveFor: (url: string) => void;
  readonly captcha: Pick<FormCaptcha, keyof FormCaptcha>;
}

/** The tag's attributes; empty texts mean the schema's. */
export interface FormLook extends SchemaPlace {
  readonly submitText: string;
  /** The button's text while the form is sent; our own words by default. */
  readonly busyText?: string;
  readonly successUrl: string;
  /** Whether the tag requests one line, whatever its schema says. */
  readonly isNewsletter: boolean;
  /** Whether scripts in the owner's post-submit HTML may run. */
  readonly allowsScripts: boolean;
}

/** The visitor's actions. */
export interface FormActions {
  /** Fills in a control: one text, or all chosen values. */
  readonly fill: (name: string, values: readonly string[]) => void;
  /** The view has drawn the controls with these values; null when they are about to be removed. */
  readonly drawn: (controls: DrawnControls | null) => void;
  /** Takes what the controls show. */
  readonly sync: () => void;
  /** Validates and sends the form; without validation for a button with `formnovalidate`. */
  readonly submit: (isUnchecked?: boolean) => void;
  /** Loads the schema again. */
  readonly retry: () => void;
  /** The visitor starts filling in the form. */
  readonly begin: () => void;
  /** Sets the place of the captcha; null when that place is gone. */
  readonly placeCaptcha: (findPlace: (() => HTMLElement) | null) => void;
}
