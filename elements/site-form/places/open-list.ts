import type { AddressSearch, Suggestion, SuggestionRun, Suggestions } from '../../../core/places/index.ts';
import { randomId } from '../../../core/session/index.ts';
import { PLACES_WORDS } from '../../../core/words/index.ts';
import { adoptLightStyles } from '../../host/index.ts';
import { placeAtLine } from './place-at-line.ts';
import { suggestionStyles } from './suggestion-styles.ts';

/** What a list needs. */
export interface ListUse {
  /** Called with the chosen suggestion. */
  readonly choose: (suggestion: Suggestion) => void;
  /** Held while the visitor chooses, so that the list does not change. */
  readonly search: Pick<AddressSearch, 'hold' | 'goOn'>;
}

/**
 * A listbox that is open at a text line, in the top layer. The focus stays in the line, which names the active
 * option.
 * Source: docs/behaviour/forms.md §13.3, §13.4
 */
export class OpenList {
  readonly #line: HTMLInputElement;
  readonly #choose: (index: number) => void;
  readonly #search: ListUse['search'];
  readonly #options: readonly HTMLElement[];
  readonly #popup: HTMLElement;
  readonly #life = new AbortController();
  #active = -1;

  /**
   * Opens a list.
   * @param line the focused line
   * @param suggestions at least one
   * @param use callbacks
   */
  constructor(line: HTMLInputElement, { items, attributions }: Suggestions, use: ListUse) {
    this.#line = line;
    this.#search = use.search;
    this.#choose = (index) => {
      const chosen = items[index];
      if (chosen) use.choose(chosen);
    };
    const listbox = createPart('suggestion-list');
    listbox.id = `suggestions-${randomId()}`;
    listbox.role = 'listbox';
    listbox.ariaLabel = PLACES_WORDS.addressSuggestions;
    this.#options = items.map((item, index) => optionOf(item, `${listbox.id}-${index}`));
    listbox.append(...this.#options);
    this.#popup = createPart('suggestions');
    this.#popup.append(listbox, ...attributions.map(attributionOf));
    this.#listen();
    this.#show();
    line.setAttribute('aria-expanded', 'true');
    line.setAttribute('aria-controls', listbox.id);
  }

  /**
   * Activates the next or the last option; beyond the first and the last one is the line itself.
   * @param by direction
   */
  move(by: 1 | -1): void {
    const places = this.#options.length + 1;
    this.#search.hold();
    this.activate(((this.#active + 1 + by + places) % places) - 1);
    if (this.#active === -1) this.#search.goOn();
  }

  /** Returns to the line. */
  leave(): void {
    this.activate(-1);
    this.#search.goOn();
  }

  /**
   * Activates an option.
   * @param index its index; −1 for none
   */
  activate(index: number): void {
    this.#active = index;
    for (const [at, option] of this.#options.entries()) option.ariaSelected = String(at === index);
    const active = this.#options[index];
    if (active) this.#line.setAttribute('aria-activedescendant', active.id);
    else this.#line.removeAttribute('aria-activedescendant');
    active?.scrollIntoView({ block: 'nearest' });
  }

  /** Chooses the active option; false if there is none. */
  chooseActive(): boolean {
    if (this.#active === -1) return false;
    this.#choose(this.#active);
    return true;
  }

  /** Removes it from the page. */
  close(): void {
    this.#life.abort();
    this.#popup.remove();
    this.#line.setAttribute('aria-expanded', 'false');
    this.#line.removeAttribute('aria-controls');
    this.#line.removeAttribute('aria-activedescendant');
  }

  #listen(): void {
    const { signal } = this.#life;
    const stay = (event: Event) => {
      // A mousedown would move the focus out of the line.
      event.preventDefault();
    };
    this.#popup.addEventListener('mousedown', stay, { signal });
    const hold = () => {
      this.#search.hold();
    };
    const goOn = () => {
      this.#search.goOn();
    };
    this.#popup.addEventListener('pointerdown', hold, { signal });
    // Before the click, which chooses and ends the search; without a click nothing was chosen.
    for (const type of ['pointerup', 'pointercancel']) document.addEventListener(type, goOn, { signal });
    for (const [index, option] of this.#options.entries()) {
      const choose = () => {
        this.#choose(index);
      };
      option.addEventListener('click', choose, { signal });
    }
  }

  #show(): void {
    this.#popup.setAttribute('popover', 'manual');
    // Not inside a label, whose text it would become.
    (this.#line.closest('label') ?? this.#line).after(this.#popup);
    adoptLightStyles(this.#popup, [suggestionStyles]);
    // An older browser shows it in place.
    (this.#popup as Partial<HTMLElement>).showPopover?.();
    placeAtLine(this.#popup, this.#line, this.#life.signal);
  }
}

function optionOf({ runs }: Suggestion, id: string): HTMLElement {
  const option = createPart('suggestion');
  option.id = id;
  option.role = 'option';
  option.ariaSelected = 'false';
  const whereabouts = createPart('whereabouts');
  whereabouts.append(textOf(runs.filter(({ isMain }) => !isMain)));
  const line = document.createElement('div');
  line.append(textOf(runs.filter(({ isMain }) => isMain)));
  option.append(line, ' ', whereabouts);
  return option;
}

/** Addresses are not always in the page's script, but align with the page's direction. */
function textOf(runs: readonly SuggestionRun[]): HTMLElement {
  const text = document.createElement('bdi');
  text.append(...runs.map(nodeOf));
  // Without the separator before it, because it has a line of its own.
  const { firstChild } = text;
  if (firstChild) firstChild.textContent = firstChild.textContent?.replace(/^[\s,]+/, '') ?? '';
  return text;
}

function nodeOf({ text, isMatched }: SuggestionRun): Node {
  const node = document.createElement(isMatched ? 'b' : 'span');
  node.textContent = text;
  return node;
}

function attributionOf(text: string): HTMLElement {
  const node = createPart('attribution');
  node.textContent = text;
  return node;
}

function createPart(name: string): HTMLElement {
  const node = document.createElement('div');
  node.dataset['part'] = name;
  return node;
}
