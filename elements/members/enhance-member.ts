import type { AccountProblem } from '../../core/account/index.ts';
import { isTicked } from '../../core/forms/index.ts';
import { membersOf } from '../../core/shared/index.ts';
import { insertAfter } from '../host/index.ts';
import { AttributeOverrides, focusInView, hideNodes } from '../ui/index.ts';
import {
  createSubmitLock,
  findControl,
  placeError,
  submittersOf,
  takeValidation,
  warnOfMissing,
} from '../forms/index.ts';
import { adoptSubmits, formDataOf, isLeftToBrowser } from '../submits/index.ts';
import type { MemberContent } from './member-content.ts';
import type { MemberModel } from './member-model.ts';
import { welcomeText } from './welcome-text.ts';

/** An author's form and its model. */
export interface AuthorsForm {
  /** The tag around it. */
  readonly scope: HTMLElement;
  readonly form: HTMLFormElement;
  readonly model: MemberModel;
  /** Aborts to restore the author's form. */
  readonly signal: AbortSignal;
}

/** Errors of an earlier attempt that the server has printed. */
const PRINTED = '[role="alert"], [data-part="error"]';

let count = 0;

/**
 * Enhances an author's login or join form in place: its nodes stay, and it is sent without leaving the page.
 * @param parts the form and its model
 * Source: docs/behaviour/account.md §8.4
 */
export function enhanceMember({ scope, form, model, signal }: AuthorsForm): void {
  const [email, password] = ['email', 'password'].map((name) => findControl(form, `[name="${name}"]`));
  if (!email || !password) {
    warnOfMissing(scope, [...(email ? [] : ['email']), ...(password ? [] : ['password'])]);
    return;
  }
  const validate = takeValidation(form, signal);
  let clicked: HTMLElement | null = null;
  const error = errorOf(form, { email, password });
  const lock = createSubmitLock(() => clicked ?? submittersOf(form)[0]);
  const welcome = welcomeOf(scope, form);
  const takes = ({ submitter }: SubmitEvent) => {
    if (isLeftToBrowser(submitter)) return !validate(submitter);
    clicked = submitter ?? null;
    const rememberMe = isTicked(formDataOf(form, submitter).getAll('rememberMe'));
    model.actions.submit({ email: email.value, password: password.value, rememberMe });
    return true;
  };
  adoptSubmits({ form, listenOn: scope, takes, signal });
  let shown: AccountProblem | null = null;
  const stop = model.$content.subscribe((content) => {
    lock.set(content.state === 'asking' && content.isSubmitting);
    welcome.show(content);
    // The form is only hidden, and is shown again after the logout.
    if (content.state === 'logged-in') password.value = '';
    const problem = content.state === 'asking' ? content.problem : null;
    const isBusy = content.state === 'asking' && content.isSubmitting;
    // A printed error stays until the next attempt.
    if (problem !== shown || isBusy) error.show(problem);
    shown = problem;
  });
  signal.addEventListener('abort', () => {
    stop();
    lock.set(false);
    error.remove();
    welcome.hide();
  });
}

type Controls = Readonly<Record<'email' | 'password', HTMLInputElement>>;

function errorOf(form: HTMLFormElement, controls: Controls) {
  const printed = [...membersOf(form).querySelectorAll<HTMLElement>(PRINTED)].filter(
    // An empty one is for messages of the page's own script.
    (node) => !node.hidden && node.textContent.trim() !== '',
  );
  const fields = Object.values(controls);
  const overrides = new AttributeOverrides(['aria-invalid', 'aria-describedby']);
  for (const field of fields) overrides.set(field);
  const node = membersOf(form).ownerDocument.createElement('p');
  node.dataset['part'] = 'error';
  node.id = `member-error-${++count}`;

  const gone = [node, ...printed].map(({ id }) => id);
  const hintsOf = (field: HTMLInputElement) =>
    (field.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id !== '' && !gone.includes(id));
  const clear = () => {
    node.remove();
    for (const one of printed) one.hidden = true;
    for (const field of fields) {
      field.removeAttribute('aria-invalid');
      describe(field, hintsOf(field));
    }
  };
  return {
    show(problem: AccountProblem | null) {
      clear();
      if (!problem) return;
      node.textContent = problem.message;
      node.setAttribute('role', 'alert');
      if (problem.field === null) {
        membersOf(form).prepend(node);
        return;
      }
      const field = controls[problem.field];
      placeError(node, field);
      field.setAttribute('aria-invalid', 'true');
      describe(field, [...hintsOf(field), node.id]);
      focusInView(field);
    },
    remove() {
      clear();
      for (const one of printed) one.hidden = false;
      overrides.restore();
    },
  };
}

function describe(field: HTMLInputElement, ids: readonly string[]): void {
  if (ids.length > 0) field.setAttribute('aria-describedby', ids.join(' '));
  else field.removeAttribute('aria-describedby');
}

function welcomeOf(scope: HTMLElement, form: HTMLFormElement) {
  const node = scope.ownerDocument.createElement('p');
  node.dataset['part'] = 'status';
  node.setAttribute('role', 'status');
  node.tabIndex = -1;
  let isGreeted = false;
  let removeNode: (() => void) | null = null;
  let showForm: (() => void) | null = null;
  const place = () => {
    removeNode?.();
    removeNode = insertAfter(form, node);
  };
  const hide = () => {
    removeNode?.();
    showForm?.();
    showForm = null;
    isGreeted = false;
  };
  let noticed: string | null = null;
  /** The form stays, for another attempt. */
  const notice = (text: string | null) => {
    if (text === noticed) return;
    noticed = text;
    if (text === null) return;
    node.textContent = text;
    place();
    focusInView(node);
  };
  return {
    show(content: MemberContent) {
      if (content.state === 'asking') {
        if (content.notice === null) hide();
        notice(content.notice);
        return;
      }
      showForm ??= hideNodes([form]);
      // As in our own form: only the tag with which the visitor has joined confirms it.
      if (content.kind === 'join' && !content.isNew) {
        removeNode?.();
        return;
      }
      node.textContent = welcomeText(content);
      if (!node.isConnected) place();
      if (content.isNew && !isGreeted) focusInView(node);
      isGreeted = content.isNew;
    },
    hide,
  };
}
