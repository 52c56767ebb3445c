import { membersOf } from '../../../core/shared/index.ts';
import type { FormModel } from '../model.ts';
import { listenToControls, submittersOf } from '../../forms/index.ts';

/**
 * Adds the captcha to the author's form on focus: in the author's own `[data-part="captcha"]`, or above the
 * button, which is disabled until the captcha is solved.
 * @param form the author's form
 * @param model its model, whose other listeners have handled the button already
 * @param signal aborts to restore the author's markup
 * Source: docs/behaviour/captcha.md §1.4, §2.3, §3.3
 */
export function placeCaptcha(form: HTMLFormElement, model: FormModel, signal: AbortSignal): void {
  const { actions, $content } = model;
  let added: HTMLElement | null = null;
  let blocked: readonly Element[] = [];
  const findPlace = () => placeOfAuthor(form) ?? (added = addPlace(form));
  actions.placeCaptcha(findPlace);
  const stop = $content.subscribe((content) => {
    if (content.state !== 'filling') return;
    // The visitor may have focused the form before the script.
    if (membersOf(form).matches(':focus-within')) actions.begin();
    const { isBlocked } = content;
    if (isBlocked === blocked.length > 0) return;
    for (const button of blocked) button.removeAttribute('aria-disabled');
    blocked = isBlocked ? submittersOf(form) : [];
    for (const button of blocked) button.setAttribute('aria-disabled', 'true');
  });
  listenToControls(form, ['focusin'], actions.begin, signal);
  signal.addEventListener('abort', () => {
    // The last notification: it enables the button again.
    actions.placeCaptcha(null);
    stop();
    added?.remove();
  });
}

function placeOfAuthor(form: HTMLFormElement): HTMLElement | null {
  return membersOf(form).querySelector<HTMLElement>('[data-part="captcha"]');
}

function addPlace(form: HTMLFormElement): HTMLElement {
  const { append, contains, ownerDocument } = membersOf(form);
  const node = ownerDocument.createElement('div');
  node.dataset['part'] = 'captcha';
  const button = submittersOf(form).find((one) => contains(one));
  if (button) button.before(node);
  else append(node);
  return node;
}
