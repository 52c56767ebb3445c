import { storefront } from '../../core/storefront/index.ts';
import { CART_PAGE_WORDS, FAILURE_WORDS } from '../../core/words/index.ts';
import { create, createDialogNodes, type DialogNodes } from '../dialogs/index.ts';
import { pageUrl } from '../host/index.ts';
import { isSamePage } from '../ui/index.ts';

/** The nodes of a drawer. */
export interface Panel extends DialogNodes {
  /** Where the cart is drawn. */
  readonly stage: HTMLElement;
  /** Writes the words of the page's language. */
  readonly write: () => void;
  /** The code that draws the cart has loaded, or cannot be loaded. */
  readonly endLoading: () => void;
}

/**
 * Creates the nodes of a drawer: a dialog with a link to the cart page, which also works where the cart cannot be drawn.
 * Source: docs/behaviour/cart-drawer.md §1
 */
export function createPanel(): Panel {
  const nodes = createDialogNodes({ label: '', size: 'side' });
  const link = create('a', {});
  link.setAttribute('part', 'cart-link');
  nodes.title.after(link);
  // The style sheet shows it while the stage is empty.
  const notice = create('p', {});
  notice.setAttribute('part', 'loading');
  const stage = create('div', {});
  stage.dataset['part'] = 'stage';
  nodes.content.append(notice, stage);
  let isLoading = true;
  const write = () => {
    const { cart } = storefront().settings.$settings.get().urls;
    nodes.title.textContent = CART_PAGE_WORDS.yourCart;
    link.textContent = CART_PAGE_WORDS.viewCart;
    link.href = cart;
    const target = pageUrl(cart);
    link.hidden = target !== null && isSamePage(target);
    notice.textContent = isLoading ? CART_PAGE_WORDS.loadingCart : FAILURE_WORDS.unableToLoad;
  };
  return {
    ...nodes,
    stage,
    write,
    endLoading: () => {
      isLoading = false;
      write();
    },
  };
}
