import { CartElement } from '../cart/index.ts';
import { dialogStyles, focusedNode, showDialog, type OpenDialog } from '../dialogs/index.ts';
import { booleanAttribute, setState } from '../host/index.ts';
import { enterHistory, leaveEntry } from './back-entry.ts';
import { createPanel } from './panel.ts';
import { drawerStyles } from './styles.ts';

/**
 * Shows the cart over the page, in a dialog: the same lines, codes, note, totals and link to the checkout as `<store-cart>`.
 * Source: docs/behaviour/cart-drawer.md §1
 * @tag cart-drawer
 * @slot - a link to the cart page or a button, outside of the dialog, which opens it
 * @csspart dialog - everything
 * @csspart cart-link - the link to the cart page
 * @csspart close - the button that closes it
 * @fires store-open - before it opens, or the form of a line
 * @fires store-close - after it has closed, or the form of a line
 * @cssstate open - it is open
 * @cssstate editing - the form of a line is open
 */
export class CartDrawerElement extends CartElement {
  static override readonly styles = [...dialogStyles, ...CartElement.styles, drawerStyles];
  static override readonly properties = {
    ...CartElement.properties,
    openOnAdd: booleanAttribute('open-on-add', false),
  };

  /** Opens it after a product was added to the cart. */
  declare openOnAdd: boolean;

  readonly #panel = createPanel();
  #dialog: OpenDialog | null = null;
  /** The page may call `open()` again while `store-open` is dispatched. */
  #isOpening = false;

  constructor() {
    super({
      isSeen: (tag) => tag instanceof CartDrawerElement && tag.isOpen,
      isOverPage: true,
      drawnByPage: () => 'nothing',
    });
  }

  /** Whether it is open. */
  get isOpen(): boolean {
    return this.#dialog !== null;
  }

  /**
   * Opens it.
   * @param opener the element that gets the focus back; by default the focused one
   * @returns false if the page has prevented `store-open`, or does not show the place of the tag
   */
  open(opener: HTMLElement = focusedNode() ?? this): boolean {
    if (this.isOpen || this.#isOpening) return true;
    if (!this.isConnected) return false;
    this.#isOpening = true;
    try {
      return this.#show(opener);
    } finally {
      this.#isOpening = false;
    }
  }

  /** Closes it. */
  close(): void {
    this.#dialog?.close();
  }

  #show(opener: HTMLElement): boolean {
    const ending = new AbortController();
    const options = { name: 'cart', opener, owner: this, life: this.life };
    this.#dialog = showDialog(options, {
      insert: () => this.#panel,
      begin: () => {
        this.#draw();
        return null;
      },
      end: () => {
        this.#dialog = null;
        ending.abort();
      },
    });
    if (!this.#dialog) return false;
    // In a closed box, for example. The page would be locked behind nothing.
    if (!this.#panel.dialog.checkVisibility()) {
      this.close();
      return false;
    }
    enterHistory(this.#dialog.close, ending.signal);
    // A failed read is explained by a tag that is seen.
    this.requestUpdate();
    return true;
  }

  protected override get stageRoot(): HTMLElement {
    return this.#panel.stage;
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot();
    root.append(document.createElement('slot'), this.#panel.dialog);
    return root;
  }

  protected override onConnected(): void {
    super.onConnected();
    const { life: signal } = this;
    leaveEntry();
    document.addEventListener('store-cart-change', this.#onCartChange, { signal });
    // A form of a line ends the state of the drawer around it.
    const keepState = () => {
      setState(this, 'open', this.isOpen);
    };
    this.addEventListener('store-close', keepState, { signal });
    this.addEventListener('click', this.#onClick, { signal });
  }

  protected override changed(): void {
    super.changed();
    this.#panel.write();
  }

  /** Its view loads when it first opens. */
  #draw(): void {
    void this.ready.then(this.#panel.endLoading);
  }

  /** The author's own link or button. */
  readonly #onClick = (event: MouseEvent): void => {
    const { target } = event;
    if (event.defaultPrevented || isForAnotherPlace(event) || !(target instanceof Element)) return;
    const trigger = target.closest<HTMLElement>('a[href], button');
    if (trigger?.closest('cart-drawer > :not([slot])') && this.open(trigger)) event.preventDefault();
  };

  readonly #onCartChange = ({ target, detail }: HTMLElementEventMap['store-cart-change']): void => {
    // Undo in a cart adds a line again.
    if (this.openOnAdd && detail.newlyAdded !== null && !(target instanceof CartElement)) this.open();
  };
}

/** A click with a key opens a link in another tab or window, or saves it. */
function isForAnotherPlace({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}

declare global {
  interface HTMLElementTagNameMap {
    'cart-drawer': CartDrawerElement;
  }
}
