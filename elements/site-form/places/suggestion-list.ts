import type { Suggestions } from '../../../core/places/index.ts';
import { OpenList, type ListUse } from './open-list.ts';

/** What makes a line a combobox; what its author has said of it is put back. */
const COMBOBOX = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': 'false' } as const;

/**
 * The suggestions below a line of text, which becomes a combobox.
 * Source: docs/behaviour/forms.md §13.3, §13.4
 */
export class SuggestionList {
  readonly #line: HTMLInputElement;
  readonly #use: ListUse;
  readonly #former: readonly (readonly [name: string, value: string | null])[];
  readonly #life = new AbortController();
  #open: OpenList | null = null;

  /**
   * Makes a line a combobox, closed.
   * @param line a line of text
   * @param use hears what the visitor does
   */
  constructor(line: HTMLInputElement, use: ListUse) {
    this.#line = line;
    this.#use = use;
    this.#former = Object.keys(COMBOBOX).map((name) => [name, line.getAttribute(name)]);
    for (const [name, value] of Object.entries(COMBOBOX)) line.setAttribute(name, value);
    const { signal } = this.#life;
    // Before a listener of the page, which would send the form or close a dialog.
    line.addEventListener('keydown', this.#onKey, { capture: true, signal });
    line.addEventListener('input', this.#onInput, { signal });
  }

  /** Whether there is something to choose. */
  get isOpen(): boolean {
    return this.#open !== null;
  }

  /**
   * Shows suggestions in the place of the former ones.
   * @param suggestions none to close the list
   */
  show(suggestions: Suggestions): void {
    this.close();
    if (suggestions.items.length === 0 || !this.#line.matches(':focus')) return;
    this.#open = new OpenList(this.#line, suggestions, this.#use);
  }

  /** Takes the list away. */
  close(): void {
    this.#open?.close();
    this.#open = null;
  }

  /** Leaves the line as it was. */
  release(): void {
    this.close();
    this.#life.abort();
    for (const [name, value] of this.#former)
      if (value === null) this.#line.removeAttribute(name);
      else this.#line.setAttribute(name, value);
  }

  readonly #onInput = (): void => {
    this.#open?.activate(-1);
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    if (isForOthers(event)) return;
    // Also of one that has yet to come.
    if (event.key === 'Escape') this.#use.search.hold();
    if (this.#open === null || !this.#obey(event.key, this.#open)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** False for a key that the line itself answers. */
  #obey(key: string, open: OpenList): boolean {
    switch (key) {
      case 'ArrowDown':
        open.move(1);
        return true;
      case 'ArrowUp':
        open.move(-1);
        return true;
      case 'Enter':
        return open.chooseActive();
      case 'Escape':
        this.close();
        return true;
      case 'Home':
      case 'End':
        open.leave();
        return false;
      default:
        return false;
    }
  }
}

/** Keys with others, and those of a method of input, which has candidates of its own. */
function isForOthers(event: KeyboardEvent): boolean {
  if (event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return true;
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else tells that Safari's last Enter belongs to the method of input
  return event.isComposing || event.keyCode === 229;
}
