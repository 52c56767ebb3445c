type Press = 'pointer' | 'key' | 'composition';

const STARTS: Readonly<Record<string, Press>> = {
  pointerdown: 'pointer',
  keydown: 'key',
  compositionstart: 'composition',
};

/** What ends with which event; `input` may be the choice from an open list. */
const ENDS: Readonly<Record<string, readonly Press[]>> = {
  pointerup: ['pointer'],
  pointercancel: ['pointer'],
  dragend: ['pointer'],
  keyup: ['key'],
  compositionend: ['composition'],
  // The window may have lost the focus: what goes up elsewhere is not heard.
  blur: ['key', 'composition'],
  input: [],
};

/**
 * Knows whether a press is under way inside an element: a pointer or a key is down, a word is being composed, or a list
 * of values is open. Exchanging nodes in between would swallow the click, which fires only where both halves of a press
 * landed, break the word, or close the list.
 * Source: docs/behaviour/elements.md §3.3
 */
export class PressGate {
  readonly #element: Element;
  /** What is down, and which press of its kind it is. */
  readonly #presses = new Map<Press, number>();
  #pressCount = 0;
  #waiting: (() => void)[] = [];
  #hearing: AbortController | null = null;

  constructor(element: Element, signal: AbortSignal) {
    this.#element = element;
    for (const type of Object.keys(STARTS)) {
      element.addEventListener(type, this.#start, { signal, capture: true, passive: true });
    }
    signal.addEventListener('abort', () => {
      this.#hearing?.abort();
      this.#waiting = [];
    });
  }

  /** Whether a press is under way now. */
  isHeld(): boolean {
    return this.#presses.size > 0 || hasOpenList(this.#element);
  }

  /** Runs an action at once, or when nothing is under way any more. */
  whenFree(action: () => void): void {
    if (!this.isHeld()) {
      action();
      return;
    }
    this.#waiting.push(action);
    this.#hear();
  }

  readonly #start = ({ type }: Event): void => {
    const press = STARTS[type];
    if (press) this.#presses.set(press, ++this.#pressCount);
    this.#hear();
  };

  readonly #end = ({ type }: Event): void => {
    const ended = (ENDS[type] ?? []).map((press) => [press, this.#presses.get(press)] as const);
    // The click follows pointerup in a task of its own.
    setTimeout(() => {
      for (const [press, number] of ended) {
        if (this.#presses.get(press) === number) this.#presses.delete(press);
      }
      this.#settle();
    });
  };

  /** Only while it matters: hundreds of elements at rest leave the document alone. */
  #hear(): void {
    if (this.#hearing) return;
    this.#hearing = new AbortController();
    const options = { signal: this.#hearing.signal, capture: true, passive: true };
    for (const type of Object.keys(ENDS)) {
      this.#element.ownerDocument.addEventListener(type, this.#end, options);
    }
  }

  #settle(): void {
    if (this.isHeld()) return;
    this.#hearing?.abort();
    this.#hearing = null;
    const actions = this.#waiting;
    this.#waiting = [];
    for (const action of actions) action();
  }
}

function hasOpenList({ shadowRoot }: Element): boolean {
  const active = shadowRoot?.activeElement;
  if (!(active instanceof HTMLSelectElement)) return false;
  try {
    return active.matches(':open');
  } catch {
    // A browser that does not tell: as long as the visitor is there, it may be open.
    return true;
  }
}
