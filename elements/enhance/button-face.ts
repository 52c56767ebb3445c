const LABEL = '.sqs-add-to-cart-button-inner';

/** What a button shows. */
export interface ButtonLook {
  readonly state: string;
  /** Null for what the page printed. */
  readonly label: string | null;
  readonly isSoldOut: boolean;
}

/** A printed button's label and state. */
export interface ButtonFace {
  paint(look: ButtonLook): void;
}

/**
 * Shows states on a printed button. Its own label, markup included, comes back when nothing is under way.
 * @param button the printed button
 * @param signal puts everything back as it was printed
 * @returns how to paint it
 * Source: docs/behaviour/printed-markup.md §5.1, §5.2
 */
export function createButtonFace(button: HTMLElement, signal: AbortSignal): ButtonFace {
  let printed: PrintedLabel | null = null;
  if (isUnderWay(button)) putBackOriginal(button);

  function paint({ state, label, isSoldOut }: ButtonLook): void {
    setFlag(button, 'aria-disabled', state === 'adding' || isSoldOut);
    setFlag(button, 'aria-busy', state === 'adding');
    button.dataset['storeState'] = isSoldOut && state === 'idle' ? 'sold-out' : state;
    if (label !== null) {
      printed ??= readLabel(button);
      const place = labelOf(button);
      if (place.textContent !== label) place.textContent = label;
    } else if (printed) {
      const { place, words, all } = printed;
      // A theme may have thrown the label's place away in the meantime.
      if (!button.contains(place)) button.replaceChildren(...all);
      place.replaceChildren(...words);
      printed = null;
    }
  }

  signal.addEventListener('abort', () => {
    paint({ state: 'idle', label: null, isSoldOut: false });
    delete button.dataset['storeState'];
  });
  return { paint };
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

/** A copy of a button that was adding when a slider or the like copied it. */
function isUnderWay({ dataset }: HTMLElement): boolean {
  return ['adding', 'added'].includes(dataset['storeState'] ?? '');
}

function putBackOriginal(button: HTMLElement): void {
  const { originalLabel } = button.dataset;
  if (originalLabel !== undefined) labelOf(button).textContent = originalLabel;
}

function setFlag(element: Element, name: string, isOn: boolean): void {
  // Not `disabled`, which a div does not have either: the focus stays where it is.
  if (isOn) element.setAttribute(name, 'true');
  else element.removeAttribute(name);
}
