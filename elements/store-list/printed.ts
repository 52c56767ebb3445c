import { LIST_PARAMETERS } from '../../core/product-list/index.ts';
import { css, definePrintedTag, type PrintedPage } from '../host/index.ts';
import { replaceParameters } from './address.ts';
import { listAttributes } from './attributes.ts';
import { List } from './face.tsx';
import { lookOf, parametersFor, queryIn, subjectOf } from './look.ts';
import { ListModel } from './model.ts';
import { listSheets } from './styles.ts';

const nothing = () => undefined;
const never = () => new Promise<never>(nothing);

/** Where scripts are off, the filters are open, and links to pages replace the button. */
const withoutScript = css`
  [data-store-printed] {
    display: none;
  }
  @media not (scripting: none) {
    :host([paging='more' i]) [part='pages'] {
      display: none;
    }
  }
  @media (scripting: none) {
    button[data-store-printed] {
      display: block;
      justify-self: start;
      min-block-size: 2.75rem;
      padding: 0.25rem 1rem;
      border: 1px solid color-mix(in srgb, currentColor 60%, transparent);
      border-radius: var(--_radius);
      background: transparent;
      color: inherit;
    }
    [part='filters'][hidden] {
      display: grid;
    }
    [part='filters-title'],
    [part='chips'],
    [part='clear'],
    [part='more'] {
      display: none;
    }
  }
`;

/** How a server prints a list: with the products that it has asked for itself. */
export const printed = definePrintedTag({
  attributes: listAttributes,
  styles: [...listSheets, withoutScript],
  answer: (values, page) => openList(values, page)?.known ?? null,
  draw(values, page) {
    const model = openList(values, page)?.model;
    return model ? List({ content: model.$content.get(), actions: model.actions }) : null;
  },
});

type ListValues = Parameters<typeof lookOf>[0] & Parameters<typeof queryIn>[2] & { readonly itemId: string };

interface OpenedList {
  /** The request of the tag, and its answer. */
  readonly known: object;
  readonly model: ListModel;
}

/** Each page is asked for more than once. */
const opened = new WeakMap<PrintedPage, OpenedList | null>();

function openList(values: ListValues, page: PrintedPage): OpenedList | null {
  const known = opened.get(page);
  if (known !== undefined) return known;
  const list = createList(values, page);
  opened.set(page, list);
  return list;
}

/** Null without an answer, and for one that cannot be read, which is reported. */
function createList(values: ListValues, page: PrintedPage): OpenedList | null {
  const { storefront, itemIdOf, parameters, answer, children } = page;
  if (answer === undefined || values.source === 'recent') return null;
  // A template of the author draws the cards, in the browser; those of shadow roots are none.
  const hasTemplate = /<template(?![^>]*\sshadowrootmode)[\s>]/i.test(children);
  const look = lookOf(values, { hasTemplate, itemId: itemIdOf(values.itemId), recentIds: [] });
  const query = queryIn(parameters, storefront.settings.$settings.get().currency, values);
  const subject = subjectOf(look, query);
  if (!subject) return null;
  const model = createModel(values, page);
  model.start(nothing);
  model.show(look, query, false, { subject, answer });
  return model.$content.get().state === 'printed' ? null : { known: { subject, answer }, model };
}

function createModel({ sort, category }: ListValues, page: PrintedPage): ListModel {
  const { storefront, productOf, insideOf, path, parameters } = page;
  const getPage = () => storefront.settings.$settings.get();
  return new ListModel({
    gateway: { list: never, search: never, related: never },
    products: { load: never, onGone: nothing },
    report: storefront.report,
    getPage,
    announce: nothing,
    addressOf(query) {
      const all = new URLSearchParams(parameters);
      replaceParameters(all, parametersFor(query, getPage().currency, { sort, category }));
      return all.size > 0 ? `${path}?${all.toString()}` : path || '?';
    },
    onQuery: nothing,
    printed: {
      form: {
        action: path || undefined,
        fields: [...parameters].filter(([name]) => name !== LIST_PARAMETERS.page),
      },
      cardOf(item) {
        const product = productOf(item, '');
        // In the order of the card: the button does not repeat the price.
        return {
          price: insideOf('store-price', product),
          addToCart: insideOf('store-add-to-cart', product),
        };
      },
    },
  });
}
