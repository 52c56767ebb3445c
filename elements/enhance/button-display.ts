import { keepSize } from '../purchase/index.ts';

const LABEL = '.sqs-add-to-cart-button-inner';

/** Content of a button. */
export interface ButtonContent {
  readonly state: string;
  /** Null for the printed label. */
  readonly label: string | null;
  readonly isSoldOut: boolean;
}

/** Shows label and state on a printed button. */
export interface ButtonDisplay {
  show(content: ButtonContent): void;
}

/**
 * Creates the display of a printed button. After each purchase it restores the button's own label, markup included.
 * @param button the printed button
 * @param signal restores everything as it was printed
 * Source: docs/behaviour/printed-markup.md §5.1, §5.2
 */
export function createButtonDisplay(button: HTMLElement, signal: AbortSignal): ButtonDisplay {
  let printed: PrintedLabel | null = null;
  let restoreSize = (): void => undefined;
  if (isCopiedWhileBusy(button)) restoreOriginalLabel(button);

  function show({ state, label, isSoldOut }: ButtonContent): void {
    setFlag(button, 'aria-disabled', state === 'adding' || isSoldOut);
    setFlag(button, 'aria-busy', state === 'adding');
    button.dataset['storeState'] = isSoldOut && state === 'idle' ? 'sold-out' : state;
    if (label !== null) {
      if (!printed) {
        printed = readLabel(button);
        restoreSize = keepSize(button);
      }
      const place = labelOf(button);
      if (place.textContent !== label) place.textContent = label;
    } else if (printed) {
      const { place, words, all } = printed;
      // A theme may have removed the label's element in the meantime.
      if (!button.contains(place)) button.replaceChildren(...all);
      place.replaceChildren(...words);
      restoreSize();
      printed = null;
    }
  }

  signal.addEventListener('abort', () => {
    show({ state: 'idle', label: null, isSoldOut: false });
    delete button.dataset['storeState'];
  });
  return { show };
}

interface PrintedLabel {
  readonly place: HTMLElement;
  readonly words: readonly Node[];
  readonly all: readonly Node[];
}

function labelOf(button: HTMLElement): HTMLElement {
  return button.querySelector<HTMLElement>(LABEL) ?? button;
}

function readLabel(button: HTMLElement): PrintedLabel {
  const place = labelOf(button);
  return { place, words: [...place.childNodes], all: [...button.childNodes] };
}

/** Sliders and the like copy cards, also while their button says "Adding…". */
function isCopiedWhileBusy({ dataset }: HTMLElement): boolean {
  return ['adding', 'added'].includes(dataset['storeState'] ?? '');
}

function restoreOriginalLabel(button: HTMLElement): void {
  const { originalLabel } = button.dataset;
  if (originalLabel !== undefined) labelOf(button).textContent = originalLabel;
}

function setFlag(element: Element, name: string, isOn: boolean): void {
  // Not `disabled`, which would drop the focus and which a div does not have.
  if (isOn) element.setAttribute(name, 'true');
  else element.removeAttribute(name);
}
