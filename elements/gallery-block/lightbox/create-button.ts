import { GALLERY_WORDS } from '../../../core/words/index.ts';
import { createSign } from '../../ui/index.ts';
import { SIGNS } from '../signs.ts';

const WORDS = {
  previous: 'previousPicture',
  next: 'nextPicture',
  zoomIn: 'zoomIn',
  zoomOut: 'zoomOut',
} as const;

/** The actions of a lightbox button. */
type ButtonName = keyof typeof WORDS;

/**
 * Builds a button.
 * @param name what it does
 * @param onPress called on click
 */
export function createButton(name: ButtonName, onPress: () => void): HTMLButtonElement {
  const button = Object.assign(document.createElement('button'), { type: 'button' });
  button.append(createSign(SIGNS[name]));
  button.addEventListener('click', onPress);
  turnInto(button, name);
  return button;
}

/**
 * Changes the action of a button.
 * @param button built by `createButton`
 * @param name its new action
 */
export function turnInto(button: HTMLButtonElement, name: ButtonName): void {
  button.ariaLabel = GALLERY_WORDS[WORDS[name]];
  button.dataset['part'] = name;
  button.querySelector('path')?.setAttribute('d', SIGNS[name]);
}
