import { FAILURE_WORDS } from '../../core/words/index.ts';
import { adoptLightStyles } from '../host/index.ts';
import { questionStyles } from '../dialogs/index.ts';

/**
 * Shows in a dialog why its content failed to load, with a retry button.
 * @param place the container of the message
 * @param problem title and sentence
 * @param retry called by the button
 */
export function showProblem(
  place: HTMLElement,
  { title, message }: { readonly title: string; readonly message: string },
  retry: () => void,
): void {
  adoptLightStyles(place, [questionStyles]);
  const alert = document.createElement('div');
  alert.dataset['storeQuestion'] = '';
  alert.setAttribute('role', 'alert');
  const heading = Object.assign(document.createElement('p'), { textContent: title });
  heading.dataset['title'] = '';
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    textContent: FAILURE_WORDS.retry,
  });
  button.addEventListener('click', retry);
  alert.append(heading, Object.assign(document.createElement('p'), { textContent: message }), button);
  place.replaceChildren(alert);
}
