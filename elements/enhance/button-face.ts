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
 * Source: storefront specification §4 "Add-to-cart button"
 */
export function createButtonFace(button: HTMLElement, signal: AbortSignal): ButtonFace {
  const place = button.querySelector<HTMLElement>(LABEL) ?? button;
  let printed: readonly Node[] | null = null;

  function paint({ state, label, isSoldOut }: ButtonLook): void {
    setFlag(button, 'aria-disabled', state === 'adding' || isSoldOut);
    setFlag(button, 'aria-busy', state === 'adding');
    button.dataset['storeState'] = isSoldOut && state === 'idle' ? 'sold-out' : state;
    if (label !== null) {
      printed ??= [...place.childNodes];
      if (place.textContent !== label) place.textContent = label;
    } else if (printed) {
      place.replaceChildren(...printed);
      printed = null;
    }
  }

  signal.addEventListener('abort', () => {
    paint({ state: 'idle', label: null, isSoldOut: false });
    delete button.dataset['storeState'];
  });
  return { paint };
}

function setFlag(element: Element, name: string, isOn: boolean): void {
  // Not `disabled`, which a div does not have either: the focus stays where it is.
  if (isOn) element.setAttribute(name, 'true');
  else element.removeAttribute(name);
}
