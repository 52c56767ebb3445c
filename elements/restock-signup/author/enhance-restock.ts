import { overrideUntil } from '../../ui/index.ts';
import { createSubmitLock } from '../../forms/index.ts';
import { adoptSubmits } from '../../submits/index.ts';
import type { AskingContent } from '../content.ts';
import type { RestockModel } from '../model.ts';
import { createErrorNode } from './error-node.ts';
import { createThanks } from './thanks.ts';

/** What enhancing an author's sign-up needs. */
export interface AuthorsRestock {
  /** The root of the form: the tag around it, or the printed offer. */
  readonly scope: HTMLElement;
  readonly form: HTMLFormElement;
  /** Where its submission is handled: an ancestor of the form, so that the author's own listeners run first. */
  readonly listenOn: EventTarget;
  readonly model: RestockModel;
  /** Aborts to restore the author's markup. */
  readonly signal: AbortSignal;
}

const EMAIL = 'input[name="email"], input[name="siteVisitorEmail"], input[type="email"]';
const JOINS = 'input[type="checkbox"][name="isJoinMailingList"]';
const BUTTON = 'button:not([type="button"], [type="reset"]), input[type="submit"], input[type="image"]';

/**
 * Enhances an author's sign-up in place: its nodes stay, our rules validate it, and it is sent without leaving
 * the page.
 * @param parts the form and its model
 * Source: docs/behaviour/restock.md §1.5
 */
export function enhanceRestock({ scope, form, listenOn, model, signal }: AuthorsRestock): void {
  const email = form.querySelector<HTMLInputElement>(EMAIL);
  if (!email) return;
  const joins = scope.querySelector<HTMLInputElement>(JOINS);
  const read = () => {
    model.actions.type(email.value);
    if (joins) model.actions.join(joins.checked);
  };
  listenToForm({ form, listenOn, model, signal, scope, read });
  // The browser's own messages would appear before ours.
  overrideUntil(form, { novalidate: '' }, signal);
  const captcha = placeCaptcha(scope, form, model);
  const face = createFace({ scope, form, email, model });
  // An empty field keeps the address of the last sign-up.
  if (email.value !== '') model.actions.type(email.value);
  if (joins) model.actions.join(joins.checked);
  const stop = model.$content.subscribe((content) => {
    captcha.set(content.state === 'asking');
    face.show(content);
  });
  // The visitor may have focused the form before the script.
  if (scope.matches(':focus-within')) model.actions.begin();
  signal.addEventListener('abort', () => {
    stop();
    face.release();
    captcha.remove();
  });
}

interface ListenedRestock extends AuthorsRestock {
  readonly read: () => void;
}

function listenToForm({ scope, form, listenOn, model, signal, read }: ListenedRestock): void {
  const takes = () => {
    const { state } = model.$content.get();
    // Without a product its subject is unknown: the browser submits it.
    if (state === 'available') return false;
    // A password manager may fill it in without events.
    read();
    // Submitted before an earlier sign-up was known: this is another address.
    if (state === 'signed-up') model.actions.again();
    model.actions.submit();
    return true;
  };
  adoptSubmits({ form, listenOn, takes, signal });
  for (const type of ['input', 'change']) scope.addEventListener(type, read, { signal });
  scope.addEventListener('focusin', model.actions.begin, { signal });
}

function placeCaptcha(scope: HTMLElement, form: HTMLFormElement, { actions }: RestockModel) {
  let added: HTMLElement | null = null;
  let isPlaced = false;
  const own = () => scope.querySelector<HTMLElement>('[data-part="captcha"], .captcha-container');
  const add = () => {
    added = form.ownerDocument.createElement('div');
    added.dataset['part'] = 'captcha';
    form.append(added);
    return added;
  };
  return {
    set(isAsking: boolean) {
      if (isAsking === isPlaced) return;
      isPlaced = isAsking;
      actions.placeCaptcha(isAsking ? () => own() ?? add() : null);
    },
    remove() {
      actions.placeCaptcha(null);
      added?.remove();
    },
  };
}

interface Face {
  readonly scope: HTMLElement;
  readonly form: HTMLFormElement;
  readonly email: HTMLInputElement;
  readonly model: RestockModel;
}

function createFace({ scope, form, email, model }: Face) {
  const errors = createErrorNode(scope, email);
  const lock = createSubmitLock(() => form.querySelector<HTMLElement>(BUTTON) ?? undefined);
  const thanks = createThanks(scope, model.actions.again);
  let shown: AskingContent | null = null;
  let focusCount = 0;

  function ask(content: AskingContent): void {
    thanks.hide();
    if (email.value !== content.email) email.value = content.email;
    email.setCustomValidity(content.invalidity);
    // A printed error stays until the next attempt.
    if (content.problem !== (shown?.problem ?? null)) errors.show(content.problem);
    block(form, content);
    if (content.focusCount > focusCount) email.focus();
    ({ focusCount } = content);
    shown = content;
  }

  return {
    show(content: ReturnType<RestockModel['$content']['get']>) {
      lock.set(content.state === 'asking' && content.isSubmitting);
      if (content.state === 'asking') ask(content);
      else if (content.state === 'signed-up') thanks.show(content.text, content.isNew);
      else thanks.hide();
    },
    release() {
      lock.set(false);
      thanks.hide();
      errors.remove();
      email.setCustomValidity('');
    },
  };
}

/** The submit lock sets `aria-disabled` itself. */
function block(form: HTMLFormElement, { isBlocked, isSubmitting }: AskingContent): void {
  const button = form.querySelector(BUTTON);
  if (!button || isSubmitting) return;
  if (isBlocked) button.setAttribute('aria-disabled', 'true');
  else button.removeAttribute('aria-disabled');
}
