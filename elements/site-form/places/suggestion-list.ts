import { isComposing } from '../../../core/interface/index.ts';
import type { Suggestions } from '../../../core/places/index.ts';
import { overrideUntil } from '../../ui/index.ts';
import { OpenList, type ListUse } from './open-list.ts';

/** The attributes of a combobox. */
const COMBOBOX = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': 'false' } as const;

/**
 * The suggestions below a text line, which becomes a combobox.
 * Source: docs/behaviour/forms.md §13.3, §13.4
 */
export class SuggestionList {
  readonly #line: HTMLInputElement;
  readonly #use: ListUse;
  readonly #life = new AbortController();
  #open: OpenList | null = null;

  /**
   * Makes a line a closed combobox.
   * @param line a text line
   * @param use callbacks
   */
  constructor(line: HTMLInputElement, use: ListUse) {
    this.#line = line;
    this.#use = use;
    const { signal } = this.#life;
    overrideUntil(line, COMBOBOX, signal);
    // Before listeners of the page, which would submit the form or close a dialog.
    line.addEventListener('keydown', this.#onKey, { capture: true, signal });
    line.addEventListener('input', this.#onInput, { signal });
  }

  /** Whether the list is open. */
  get isOpen(): boolean {
    return this.#open !== null;
  }

  /**
   * Replaces the suggestions.
   * @param suggestions none to close the list
   */
  show(suggestions: Suggestions): void {
    this.close();
    if (suggestions.items.length === 0 || !this.#line.matches(':focus')) return;
    this.#open = new OpenList(this.#line, suggestions, this.#use);
  }

  /** Closes the list. */
  close(): void {
    this.#open?.close();
    this.#open = null;
  }

  /** Restores the line. */
  release(): void {
    this.close();
    this.#life.abort();
  }

  readonly #onInput = (): void => {
    this.#open?.activate(-1);
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    if (isForOthers(event)) return;
    // Also stops pending suggestions.
    if (event.key === 'Escape' && !isComposing(event)) this.#use.search.hold();
    if (this.#open === null || !this.#obey(event.key, this.#open)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** False for a key that the line handles itself. */
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

/** Keys with modifiers, and keys of an IME, which shows candidates of its own. */
function isForOthers(event: KeyboardEvent): boolean {
  if (event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return true;
  return isComposing(event);
}
