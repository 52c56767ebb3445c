import { onBackendChange, reportOfBackend } from '../../core/backends/index.ts';
import {
  type AddressQuery,
  LIST_PARAMETERS,
  type ListingSubject,
  type ProductOrder,
} from '../../core/product-list/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import { changedControls, faceOf, printedAnswer, StoreElement } from '../host/index.ts';
import { ProductAround } from '../product-around/index.ts';
import { pageLists, recentProducts } from '../product-lists/index.ts';
import { itemChanges, productViews } from '../purchase/index.ts';
import { announce, focusInView, onAddressChange } from '../ui/index.ts';
import { claimAddress, pageLinkOf, pushAddress, releaseAddress, replaceParameters } from './address.ts';
import { listAttributes } from './attributes.ts';
import { List, PAGE_SLOTS } from './face.tsx';
import { focusCard } from './focus-card.ts';
import { type ListLook, lookOf, parametersFor, queryIn } from './look.ts';
import { ListModel } from './model.ts';
import {
  authorsForm,
  fillFacts,
  fillForm,
  listOfCopies,
  parametersOf,
  printedProducts,
  removePrinted,
  templateIn,
} from './page-nodes.ts';
import { listSheets } from './styles.ts';
import { TemplateCards } from './template-cards.ts';

/**
 * Shows a list of products with their pictures and prices, and lets visitors sort and filter it. The products are cards of
 * our own, or copies of the author's `template`.
 * Source: docs/behaviour/product-lists.md §5
 * @tag store-list
 * @slot - content to show until the products have loaded
 * @slot filters - the author's own form, instead of our count, order and filters
 * @slot products - products that the page has printed, and copies of the author's template
 * @slot pages - links to pages that the page has printed, until another page loads
 * @cssstate filled - it shows products
 * @csspart list - everything
 * @csspart controls - count, order and filters
 * @csspart toolbar - count and order
 * @csspart count - the number of products
 * @csspart sort - the order and its label
 * @csspart select - the list of orders
 * @csspart filters-title - the button that shows the filters
 * @csspart filters - the filters
 * @csspart filter - one filter
 * @csspart filter-title - its title
 * @csspart choice - a value to choose, with its checkbox
 * @csspart price - a field for a price, with its label
 * @csspart chips - the filters that apply
 * @csspart chip - the button that removes one of them
 * @csspart clear - the button that removes all filters
 * @csspart cards - our own cards
 * @csspart card - a product
 * @csspart placeholder - the place of a product that "Show more" is loading
 * @csspart picture - the place of its picture
 * @csspart image - its picture
 * @csspart title - its title
 * @csspart title-link - the link to its page
 * @csspart action - its button, or the link to its options
 * @csspart open - that link
 * @csspart empty - the message for a list without products
 * @csspart failure - the message for products that cannot be loaded
 * @csspart retry - its button
 * @csspart pages - the links to other pages
 * @csspart page-list - the list of them
 * @csspart page - a link to another page
 * @csspart current-page - the link to the current one
 * @csspart more - the button that loads more
 */
export class StoreListElement extends StoreElement {
  static override readonly drawing = faceOf(List);
  static override readonly styles = listSheets;
  static override readonly properties = listAttributes;

  /** The name of the category to show. Default: all of them. */
  declare category: string;
  /** The address or id of the collection. Default: the whole catalogue. */
  declare collection: string;
  /** The filters to offer: `options`, `price`, `availability`, separated by spaces. Default: none. */
  declare filterBy: string;
  /** The product that `source="related"` relates to, and `source="recent"` leaves out. Default: that of the `store-product` around it, or of the page. */
  declare itemId: string;
  /** Cards side by side, or one below the other. */
  declare layout: 'grid' | 'list';
  /** The number of products of a page; recently viewed ones are at most 12. */
  declare pageSize: number;
  /** Links to pages, or a button that shows more. */
  declare paging: 'links' | 'more';
  /** The order at first. */
  declare sort: ProductOrder;
  /** The catalogue, the products that go with one, or those that this browser has viewed recently. */
  declare source: ListingSubject['source'];

  readonly #model = this.show(
    StoreListElement.drawing,
    new ListModel({
      gateway: pageLists(),
      products: recentProducts(),
      report: reportOfBackend(storefront(), 'products', (error, context) => {
        storefront().report(error, context);
      }),
      getPage: () => storefront().settings.$settings.get(),
      announce: (text) => {
        announce(text, this.localName);
      },
      addressOf: (query) => this.#addressOf(query).href,
      onQuery: (query) => {
        this.#writeAddress(query);
      },
    }),
  );
  readonly #cards = new TemplateCards();
  readonly #around = new ProductAround(this, () => {
    this.#look();
  });
  /** The visitor's choices, where another list has the address. */
  #ownParameters = new URLSearchParams();
  /** What the author's form shows, unless the visitor has typed something else since. */
  #filledQuery = '';
  #hasLooked = false;

  /** The printed nodes show until the view draws, which has the same slots. */
  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot();
    // A server has drawn them.
    if (root.firstChild) return root;
    for (const name of PAGE_SLOTS) {
      const slot = document.createElement('slot');
      slot.name = name;
      root.append(slot);
    }
    return root;
  }

  protected override onConnected(): void {
    const { life } = this;
    const options = { signal: life };
    this.#model.start(this.listen);
    this.listen(storefront().settings.$settings, this.#look);
    this.listen(productViews().$productId, this.#look);
    this.listen(this.#model.$shown, this.#showTemplate);
    this.addEventListener('change', this.#onForm, options);
    this.addEventListener('submit', this.#onForm, options);
    this.addEventListener('click', this.#onClick, options);
    document.addEventListener('DOMContentLoaded', this.#look, options);
    // Other pages may have been viewed meanwhile.
    addEventListener('pageshow', this.#look, options);
    onAddressChange(this.#look, storefront().report, life);
    const restart = () => {
      this.#model.restart();
    };
    onBackendChange(storefront(), 'products', restart, life);
    // A store in memory sells what the page shows, which may register after the list has asked.
    const onItem = () => {
      if (storefront().settings.$settings.get().gateway === 'memory') this.#model.reload();
    };
    itemChanges().addEventListener('add', onItem, options);
    this.#around.connect(life);
  }

  protected override onDisconnected(): void {
    this.#model.stop();
    releaseAddress(this);
  }

  protected override onMoved(): void {
    this.#around.find();
  }

  protected override changed(): void {
    this.#look();
  }

  protected override adoptControls(): void {
    const order = changedControls(this).find(({ name }) => name === LIST_PARAMETERS.sort);
    // The page's own form reports its changes itself.
    if (order && !this.contains(order)) this.#model.adoptOrder(order.value);
    // Their names are from the address, and may hide members of the form.
    for (const field of this.renderRoot.querySelectorAll('form [data-store-printed]')) field.remove();
  }

  readonly #look = (): void => {
    this.guard(() => {
      // Before that, the printed products may be incomplete.
      if (!this.#around.isKnown || document.readyState === 'loading') return;
      const query = this.#read(
        this.#followsAddress() ? new URLSearchParams(location.search) : this.#ownParameters,
      );
      const known = this.#hasLooked ? undefined : printedAnswer(this);
      const isPrinted = this.source !== 'recent' && known === undefined && printedProducts(this) !== null;
      this.#model.show(this.#attributes(), query, isPrinted, known);
      this.#hasLooked = true;
      this.#fillForm(query);
    }, 'look');
  };

  #attributes(): ListLook {
    const isRecent = this.source === 'recent';
    return lookOf(this, {
      hasTemplate: templateIn(this) !== null,
      itemId: this.#around.id ?? (isRecent ? productViews().getProductId() : null),
      recentIds: isRecent ? productViews().viewed.ids() : [],
    });
  }

  #followsAddress(): boolean {
    return this.source === 'catalogue' && claimAddress(this);
  }

  #read(parameters: URLSearchParams): AddressQuery {
    return queryIn(parameters, this.#currency(), this);
  }

  #currency() {
    return storefront().settings.$settings.get().currency;
  }

  #addressOf(query: AddressQuery): URL {
    const address = new URL(location.href);
    replaceParameters(address.searchParams, parametersFor(query, this.#currency(), this));
    return address;
  }

  #writeAddress(query: AddressQuery): void {
    this.#fillForm(query);
    const { href, searchParams } = this.#addressOf(query);
    if (!this.#followsAddress()) this.#ownParameters = searchParams;
    else if (href !== location.href) pushAddress(href, storefront().report);
  }

  #fillForm(query: AddressQuery): void {
    const form = authorsForm(this);
    const wanted = JSON.stringify([query, this.#currency()]);
    if (!form || wanted === this.#filledQuery) return;
    this.#filledQuery = wanted;
    fillForm(form, query, this.#currency(), this.sort);
  }

  readonly #showTemplate = (shown: ReturnType<ListModel['$shown']['get']>): void => {
    if (!shown) return;
    const { items, total, firstNewIndex } = shown;
    fillFacts(this, total ?? items.length);
    const template = templateIn(this);
    if (!template) {
      removePrinted(this);
      // The clicked button may have disappeared.
      if (firstNewIndex !== null) void focusCard(this.renderRoot, firstNewIndex, this.life);
      return;
    }
    const nodes = this.#cards.show(listOfCopies(this), items, { template, currency: this.#currency() });
    const first = firstNewIndex === null ? undefined : nodes[firstNewIndex];
    const link = first?.querySelector<HTMLElement>('a[href],button');
    if (link) focusInView(link);
  };

  readonly #onForm = (event: Event): void => {
    const form = authorsForm(this);
    if (!form || event.defaultPrevented || !(event.target instanceof Node) || !form.contains(event.target))
      return;
    if (event.type === 'submit') event.preventDefault();
    this.guard(() => {
      this.#model.choose({ ...this.#read(parametersOf(form)), page: 1 });
    }, 'form');
  };

  readonly #onClick = (event: MouseEvent): void => {
    const url = pageLinkOf(event);
    if (!url) return;
    event.preventDefault();
    this.guard(() => {
      this.#model.choose(this.#read(url.searchParams));
      focusInView(this);
    }, 'page');
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'store-list': StoreListElement;
  }
}
