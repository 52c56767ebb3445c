import { definePrintedTag } from '../host/index.ts';
import { RESULTS_URL, searchAttributes } from './attributes.ts';
import { Search } from './face.tsx';
import { SearchModel } from './model.ts';
import { searchSheets } from './styles.ts';

/** How a server prints the search field. */
export const printed = definePrintedTag({
  attributes: searchAttributes,
  styles: searchSheets,
  draw({ action, placeholder }, { storefront }) {
    const model = new SearchModel({
      search: () => Promise.reject(new Error('A server searches nothing.')),
      report: storefront.report,
      getPage: () => storefront.settings.$settings.get(),
      announce: () => undefined,
      follow: () => undefined,
    });
    model.setLook({ action: action || RESULTS_URL, placeholder });
    return Search({ content: model.$content.get(), actions: model.actions });
  },
});
