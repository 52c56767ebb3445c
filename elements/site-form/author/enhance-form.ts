import { membersOf } from '../../../core/shared/index.ts';
import { countCharacters } from '../../../core/forms/index.ts';
import type { FillingContent, FormContent } from '../content.ts';
import type { FormModel } from '../model.ts';
import { completeAddresses } from '../complete-addresses.ts';
import { announceCounters } from '../announce-counters.ts';
import { createFieldErrors } from './field-errors.ts';
import { placeCaptcha } from './place-captcha.ts';
import {
  controlsOf,
  createSubmitLock,
  listenToControls,
  namedControls,
  submittersOf,
  takeValidation,
  typedEntries,
} from '../../forms/index.ts';
import { focusInView } from '../../ui/index.ts';
import { adoptSubmits, formDataOf, isLeftToBrowser } from '../../submits/index.ts';
import { hasSummary, showSummary } from './summary-node.ts';
import { isAllInView, shownSummary } from '../shown-summary.ts';
import { showSent } from './sent-node.ts';
import type { AuthorsForm } from '../form-values.ts';
import { problemOfControls } from './own-validity.ts';
import { schemaOfForm } from './schema-of-form.ts';

/** What enhancing an author's form needs. */
export interface AuthorsFormParts {
  readonly form: HTMLFormElement;
  /** The form's id in the store. */
  readonly formId: string;
  /** Where its submission is handled: the form or an ancestor; the author's own listeners there run first. */
  readonly listenOn: EventTarget;
  readonly model: FormModel;
  /** Aborts to restore the author's markup. */
  readonly signal: AbortSignal;
}

/**
 * Enhances the author's own form in place: its nodes stay, our rules validate it, our errors are shown in it, and
 * it is sent without leaving the page.
 * @param parts the form and its model
 * Source: docs/behaviour/forms.md §9
 */
export function enhanceForm({ form, formId, listenOn, model, signal }: AuthorsFormParts): void {
  let clicked: HTMLElement | null | undefined;
  const getClicked = () => clicked;
  /** The entries of the last attempt. */
  let attempt: FormData | null = null;
  const { show, release } = createForm(form, formId, getClicked);
  const validate = takeValidation(form, signal);
  const takes = ({ submitter }: SubmitEvent) => {
    const collected = collect(form, submitter);
    if (!collected) {
      model.refresh();
      return !validate(submitter);
    }
    attempt = collected;
    clicked = submitter ?? null;
    model.actions.submit(submitter?.hasAttribute('formnovalidate') ?? false);
    return true;
  };
  adoptSubmits({ form, listenOn, takes, signal });
  const refresh = () => {
    model.refresh();
  };
  listenToControls(form, ['input', 'change'], refresh, signal);
  announceCounters(model, (type, listener) => {
    listenToControls(form, [type], listener, signal);
  });
  const onFocusIn = completeAddresses(signal);
  listenToControls(form, ['focusin'], onFocusIn, signal);
  // The visitor may have focused the form before the script.
  for (const target of controlsOf(form)) if (target.matches(':focus')) onFocusIn({ target });
  membersOf(form).addEventListener(
    'reset',
    (event) => {
      // The controls are reset after the event.
      if (event.defaultPrevented) return;
      setTimeout(() => {
        model.reset();
      });
    },
    { signal },
  );
  const stop = model.$content.subscribe(show);
  placeCaptcha(form, model, signal);
  signal.addEventListener('abort', () => {
    stop();
    release();
  });
  model.takeOver(readForm(form, formId, () => attempt));
}

/**
 * Collects the entries of a submission.
 * @returns null for one to another URL, to a dialog or with files, which we do not send
 */
function collect(form: HTMLFormElement, submitter: HTMLElement | null): FormData | null {
  // The browser will dispatch its own `formdata` event; only a file that a listener adds costs a second one.
  if (isLeftToBrowser(submitter) || hasFile(typedEntries(form))) return null;
  const data = formDataOf(form, submitter);
  return hasFile(data) ? null : data;
}

function hasFile(data: FormData): boolean {
  return [...data.values()].some((value) => value instanceof File && value.name !== '');
}

/** Returns the button of the last attempt: null for none, undefined before the first one. */
type GetClicked = () => HTMLElement | null | undefined;

function createForm(form: HTMLFormElement, formId: string, getClicked: GetClicked) {
  const errors = createFieldErrors(form, formId);
  const lock = createSubmitLock(() => getClicked() ?? submittersOf(form)[0]);
  let shown: Pick<FillingContent, 'problems' | 'failureCount'> | null = null;

  function showFilling(content: FillingContent): void {
    const { problems, failureCount } = content;
    errors.setValidity(content);
    showCounters(form, content);
    // A printed error stays until the next attempt; an attempt may have failed while the form was disconnected.
    const isNew = shown
      ? failureCount !== shown.failureCount || problems !== shown.problems
      : failureCount > 0 && !hasSummary(form);
    if (isNew) {
      const shownErrors = errors.show(content);
      const controls = namedControls(form).filter((control) => control.matches('[aria-invalid="true"]'));
      // The errors are measured without a banner.
      showSummary(form, formId, null);
      const summary = shownSummary(content, isAllInView(content, { form, errors: shownErrors, controls }));
      if (summary) showSummary(form, formId, summary);
      else if (controls[0]) focusInView(controls[0]);
    }
    shown = { problems, failureCount };
  }

  function show(content: FormContent): void {
    lock.set(content.state === 'filling' && content.isSubmitting);
    if (content.state === 'filling') showFilling(content);
    // Without an attempt, show nothing: the browser can submit the form.
    if (content.state === 'unavailable' && getClicked() !== undefined)
      showSummary(form, formId, { heading: content.message, detail: null, links: [] });
    if (content.state === 'sent') showSent(form, content);
  }

  return {
    show,
    /** Restores the author's button; the form may still be sending while disconnected. */
    release: () => {
      lock.set(false);
    },
  };
}

/**
 * Reads as a browser submits: without disabled controls, with associated controls elsewhere in the page, and, for an
 * attempt, with the pressed button.
 * Source: docs/behaviour/forms.md §9.2
 */
function readForm(form: HTMLFormElement, id: string, getAttempt: () => FormData | null): AuthorsForm {
  const entriesOf = (isAttempt: boolean) => (isAttempt ? getAttempt() : null) ?? typedEntries(form);
  return {
    readAll(isAttempt) {
      const data = entriesOf(isAttempt);
      return (name) => data.getAll(name).filter((value) => typeof value === 'string');
    },
    problemOfControl: (name) =>
      problemOfControls(namedControls(form).filter((control) => control.name === name)),
    schema: (isAttempt) => schemaOfForm(form, id, entriesOf(isAttempt)),
  };
}

/** Updates the author's counters: `[data-part="counter"][data-field="…"]`. Source: docs/behaviour/forms.md §4.4 */
function showCounters(form: HTMLFormElement, { form: { fields }, values }: FillingContent): void {
  for (const { id, maxLength } of fields) {
    if (maxLength === null) continue;
    const counter = membersOf(form).querySelector<HTMLElement>(
      `[data-part="counter"][data-field="${CSS.escape(id)}"]`,
    );
    if (!counter) continue;
    const { text, room } = countCharacters(values.get(id)?.[0] ?? '', maxLength);
    counter.textContent = text;
    counter.hidden = false;
    // Announced by the page's live region, and not on every key.
    counter.setAttribute('aria-hidden', 'true');
    counter.toggleAttribute('data-over', room === 'exceeded');
  }
}
