import { isListParameter, LIST_PARAMETERS } from '../../core/product-list/index.ts';
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
  answer: (values, page) => openList(values, page).known ?? null,
  draw(values, page) {
    const { look, query, known } = openList(values, page);
    if (!known) return null;
    const { storefront, productOf, contentOf, path, parameters } = page;
    const { currency } = storefront.settings.$settings.get();
    const usual = { sort: values.sort, category: values.category };
    const addressOf = (to: typeof query) => {
      const all = new URLSearchParams(parameters);
      replaceParameters(all, parametersFor(to, currency, usual));
      return `${path}?${all.toString()}`;
    };
    const kept = [...parameters].filter(
      ([name]) => name === LIST_PARAMETERS.category || !isListParameter(name),
    );
    const model = new ListModel({
      gateway: { list: never, search: never, related: never },
      products: { load: never, onGone: nothing },
      report: storefront.report,
      getPage: () => storefront.settings.$settings.get(),
      announce: nothing,
      addressOf,
      onQuery: nothing,
      printed: {
        fields: Object.fromEntries(kept),
        insideOf(item) {
          const product = productOf(item, '');
          // In the order of the card: the button does not repeat the price.
          return {
            price: contentOf('store-price', product),
            addToCart: contentOf('store-add-to-cart', product),
          };
        },
      },
    });
    model.start(nothing);
    model.show(look, query, false, known);
    return List({ content: model.$content.get(), actions: model.actions });
  },
});

type ListValues = Parameters<typeof lookOf>[0] & Parameters<typeof queryIn>[2] & { readonly itemId: string };

function openList(values: ListValues, page: PrintedPage) {
  const { storefront, productOf, parameters, answer, children } = page;
  // A template of the author draws the cards, in the browser.
  const hasTemplate = /<template\b/.test(children);
  const itemId = values.itemId || (productOf(null, '').$product.get()?.id ?? null);
  const look = lookOf(values, { hasTemplate, itemId, recentIds: [] });
  const query = queryIn(parameters, storefront.settings.$settings.get().currency, values);
  const subject = look.source === 'recent' || answer === undefined ? null : subjectOf(look, query);
  return { look, query, known: subject ? { subject, answer } : null };
}
