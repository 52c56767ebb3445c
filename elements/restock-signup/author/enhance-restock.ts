import { isTicked } from '../../../core/forms/index.ts';
import { membersOf } from '../../../core/shared/index.ts';
import {
  createSubmitLock,
  findControl,
  listenToControls,
  submittersOf,
  takeValidation,
  typedEntries,
  warnOfMissing,
} from '../../forms/index.ts';
import { focusInView } from '../../ui/index.ts';
import { adoptSubmits, formDataOf, isLeftToBrowser } from '../../submits/index.ts';
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
const JOINS = 'isJoinMailingList';

/**
 * Enhances an author's sign-up in place: its nodes stay, our rules validate it, and it is sent without leaving
 * the page.
 * @param parts the form and its model
 * Source: docs/behaviour/restock.md §1.5
 */
export function enhanceRestock({ scope, form, listenOn, model, signal }: AuthorsRestock): void {
  const email = findControl(form, EMAIL);
  if (!email) {
    warnOfMissing(scope, ['email']);
    return;
  }
  let clicked: HTMLElement | null = null;
  const readJoins = (data: FormData) => {
    const loose = looseBoxes(scope);
    if (findControl(form, `[name="${JOINS}"]`) || data.has(JOINS))
      model.actions.join(isTicked(data.getAll(JOINS)));
    else if (loose.length > 0)
      model.actions.join(isTicked(loose.filter(({ checked }) => checked).map(({ value }) => value)));
  };
  const take = (submitter: HTMLElement | null) => {
    clicked = submitter;
    // A password manager may fill it in without events.
    readAs(formDataOf(form, submitter));
  };
  const readAs = (data: FormData) => {
    model.actions.type(email.value);
    readJoins(data);
  };
  const read = () => {
    readAs(typedEntries(form));
  };
  listenToForm({ form, listenOn, model, signal, scope, read, take });
  const captcha = placeCaptcha(scope, form, model);
  const face = createFace({ scope, form, email, model, getClicked: () => clicked });
  // An empty field keeps the address of the last sign-up.
  if (email.value !== '') model.actions.type(email.value);
  readJoins(typedEntries(form));
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

/** The platform prints the checkbox after the form, which does not send it. Source: docs/behaviour/printed-markup.md §7.2 */
function looseBoxes(scope: HTMLElement): readonly HTMLInputElement[] {
  const boxes = scope.querySelectorAll<HTMLInputElement>(`input[type="checkbox"][name="${JOINS}"]`);
  return [...boxes].filter((box) => box.form === null && !box.matches(':disabled'));
}

interface ListenedRestock extends AuthorsRestock {
  readonly read: () => void;
  /** Reads the form that this button submits. */
  readonly take: (submitter: HTMLElement | null) => void;
}

function listenToForm({ scope, form, listenOn, model, signal, read, take }: ListenedRestock): void {
  const validate = takeValidation(form, signal);
  const takes = ({ submitter }: SubmitEvent) => {
    const { state } = model.$content.get();
    // Without a product its subject is unknown: the browser submits it.
    if (state === 'available' || isLeftToBrowser(submitter)) return !validate(submitter);
    take(submitter ?? null);
    // Submitted before an earlier sign-up was known: this is another address.
    if (state === 'signed-up') model.actions.again();
    model.actions.submit();
    return true;
  };
  adoptSubmits({ form, listenOn, takes, signal });
  listenToControls(form, ['input', 'change'], read, signal);
  listenToControls(form, ['focusin'], model.actions.begin, signal);
  const listenToBoxes = (type: string, handle: () => void) => {
    const listener = ({ target }: Event) => {
      if (looseBoxes(scope).some((box) => box === target)) handle();
    };
    scope.addEventListener(type, listener, { signal });
  };
  listenToBoxes('change', read);
  listenToBoxes('focusin', model.actions.begin);
}

function placeCaptcha(scope: HTMLElement, form: HTMLFormElement, { actions }: RestockModel) {
  let added: HTMLElement | null = null;
  let isPlaced = false;
  const own = () => scope.querySelector<HTMLElement>('[data-part="captcha"], .captcha-container');
  const add = () => {
    added = membersOf(form).ownerDocument.createElement('div');
    added.dataset['part'] = 'captcha';
    membersOf(form).append(added);
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
  /** Returns the button of the last attempt. */
  readonly getClicked: () => HTMLElement | null;
}

function createFace({ scope, form, email, model, getClicked }: Face) {
  const errors = createErrorNode(scope, email);
  const lock = createSubmitLock(() => getClicked() ?? submittersOf(form)[0]);
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
    if (content.focusCount > focusCount) focusInView(email);
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
  if (isSubmitting) return;
  for (const button of submittersOf(form)) {
    if (isBlocked) button.setAttribute('aria-disabled', 'true');
    else button.removeAttribute('aria-disabled');
  }
}
