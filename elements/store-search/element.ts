import { onBackendChange, reportOfBackend } from '../../core/backends/index.ts';
import { isComposing } from '../../core/interface/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import { faceOf, pageUrl, StoreElement } from '../host/index.ts';
import { pageLists } from '../product-lists/index.ts';
import { announce } from '../ui/index.ts';
import { RESULTS_URL, searchAttributes } from './attributes.ts';
import { Search } from './face.tsx';
import { SearchModel } from './model.ts';
import { searchSheets } from './styles.ts';

/**
 * A search field that suggests products, posts and pages while the visitor types. It leads to a page of results; the
 * author's own form inside does so without a script.
 * Source: docs/behaviour/product-lists.md §6
 * @tag store-search
 * @slot - the author's own form, until the tag draws
 * @csspart form - the field, its button and the suggestions
 * @csspart label - the label of the field, for screen readers only
 * @csspart field - the field
 * @csspart submit - the button that opens the page of results
 * @csspart sign - its sign
 * @csspart suggestions - the suggestions
 * @csspart suggestion - one of them
 * @csspart active - the one that Enter opens
 * @csspart picture - the place of its picture
 * @csspart image - its picture
 * @csspart title - its title
 * @csspart note - the price of a product, or what else it is
 */
export class StoreSearchElement extends StoreElement {
  static override readonly drawing = faceOf(Search);
  static override readonly styles = [...searchSheets];
  static override readonly properties = searchAttributes;

  /** The URL of the page of results. Default: that of the form inside, otherwise `/search`. */
  declare action: string;
  /** The text in the empty field. Default: none. */
  declare placeholder: string;

  readonly #model = this.show(
    StoreSearchElement.drawing,
    new SearchModel({
      search: (query, signal) => pageLists().search(query, signal),
      report: reportOfBackend(storefront(), 'products', (error, context) => {
        storefront().report(error, context);
      }),
      getPage: () => storefront().settings.$settings.get(),
      announce: (text) => {
        announce(text, this.localName);
      },
      follow: (url) => {
        location.assign(pageUrl(url) ?? url);
      },
    }),
  );

  protected override onConnected(): void {
    const { life } = this;
    const restart = () => {
      this.#model.restart();
    };
    onBackendChange(storefront(), 'products', restart, life);
    this.addEventListener('focusout', this.#onBlur, { signal: life });
    this.addEventListener('keydown', this.#onKeyDown, { signal: life });
  }

  protected override onDisconnected(): void {
    this.#model.stop();
  }

  protected override changed(): void {
    const form = this.querySelector<HTMLFormElement>(':scope > form');
    const action = this.action || (form?.getAttribute('action') ?? RESULTS_URL);
    this.#model.setLook({ action, placeholder: this.placeholder });
  }

  /** What was typed before ours takes its place, into the author's field or into that of a server. */
  protected override adoptControls(): void {
    const field = 'input[name="q"]';
    const { value } =
      this.querySelector<HTMLInputElement>(field) ??
      this.renderRoot.querySelector<HTMLInputElement>(field) ??
      {};
    if (value) this.#model.adopt(value);
  }

  readonly #onKeyDown = (event: KeyboardEvent): void => {
    if (!isComposing(event) && this.#obey(event)) event.preventDefault();
  };

  #obey(event: KeyboardEvent): boolean {
    const { move, followChosen, dismiss } = this.#model.actions;
    if (event.key === 'Escape') return dismiss();
    // Enter on the button searches for the text.
    if (!(event.composedPath()[0] instanceof HTMLInputElement)) return false;
    if (event.key === 'Enter') return followChosen();
    const step = ({ ArrowDown: 1, ArrowUp: -1 } as const)[event.key];
    return step !== undefined && move(step);
  }

  /** A click on a suggestion moves the focus to it, and stays inside. */
  readonly #onBlur = ({ relatedTarget }: FocusEvent): void => {
    if (!(relatedTarget instanceof Node && (relatedTarget === this || this.contains(relatedTarget))))
      this.#model.actions.close();
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'store-search': StoreSearchElement;
  }
}
