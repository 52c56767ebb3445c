import { Captcha, CAPTCHA_KINDS, type CaptchaKind, type CaptchaState } from '../../core/captcha/index.ts';
import type { CaptchaAction } from '../../core/captcha-provider/index.ts';
import type { Storefront } from '../../core/storefront/index.ts';
import { FAILURE_WORDS, FORM_WORDS } from '../../core/words/index.ts';

/** A captcha that is drawn, or being drawn, in a form. */
export interface OpenCaptcha {
  readonly captcha: Captcha;
  /** False where a token is made at submission: there is nothing that could be solved before. */
  readonly isSolvedInPage: boolean;
  /** Draws it, and again after a failure. */
  readonly render: () => Promise<void>;
  readonly close: () => void;
}

/**
 * Creates the captcha of the page's settings for a form, with its loading and error messages.
 * @param node an empty node in the form
 * @param shop the page's shop
 * @param action the action that it protects
 * @param onSolved called each time it is solved
 * @returns the captcha, not drawn yet
 * Source: docs/behaviour/captcha.md §2, §3
 */
export function openCaptcha(
  node: HTMLElement,
  shop: Storefront,
  action: CaptchaAction,
  onSolved: () => void,
): OpenCaptcha {
  const { captchaSiteKey, captchaProvider, locale, nonce } = shop.settings.$settings.get();
  const kind = CAPTCHA_KINDS[captchaProvider];
  const readJson = (path: string) => shop.api.read(path);
  const captcha = new Captcha({
    kind,
    page: { siteKey: captchaSiteKey ?? '', locale, nonce, readJson },
    action,
    report: shop.report,
  });
  const box = node.appendChild(document.createElement('div'));
  const notes = node.appendChild(document.createElement('div'));
  const render = () => captcha.render(box);
  captcha.$state.subscribe((state) => {
    if (state.status === 'rendered' && state.token) onSolved();
    notes.replaceChildren(...notesOn(state, kind, () => void render()));
  });
  return {
    captcha,
    isSolvedInPage: kind.solvedBy !== 'submission',
    render,
    close: () => {
      captcha.destroy();
      node.replaceChildren();
    },
  };
}

/** Shows the progress of a captcha that computes in the background, which is otherwise invisible. */
function notesOn(state: CaptchaState, { solvedBy }: CaptchaKind, retry: () => void): readonly Node[] {
  if (state.status === 'unrendered') return state.hasFailed ? failureNotes(retry) : [];
  if (state.status === 'destroyed' || solvedBy !== 'work') return [];
  const isSolved = state.status === 'rendered' && state.token !== null;
  const note = document.createElement('p');
  note.dataset['part'] = isSolved ? 'captcha-done' : 'captcha-busy';
  note.textContent = isSolved ? FORM_WORDS.captchaWorked : FORM_WORDS.captchaWorking;
  return [note];
}

function failureNotes(retry: () => void): readonly Node[] {
  const sentence = document.createElement('p');
  sentence.dataset['part'] = 'error';
  sentence.setAttribute('role', 'alert');
  sentence.textContent = FORM_WORDS.captchaFailed;
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset['part'] = 'captcha-retry';
  button.textContent = FAILURE_WORDS.retry;
  button.addEventListener('click', retry);
  return [sentence, button];
}
