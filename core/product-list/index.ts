export { chosenValues, withoutValue } from './chosen-values.ts';
export {
  memoryProductLists,
  PRODUCT_LIST_METHODS,
  type ProductListGateway,
  restProductLists,
} from './list-gateway.ts';
export type { ProductsById } from './load-each.ts';
export { isSameName } from './list-items.ts';
export { pageNumbers } from './page-numbers.ts';
export { type ListingState, type ListingSubject, ProductListing } from './product-listing.ts';
export { type OfferedFilters, parseProductPage, parseRelated, type ProductPage } from './product-page.ts';
export {
  NO_FILTERS,
  PRODUCT_LIST_LIMITS,
  PRODUCT_ORDERS,
  type ProductFilters,
  type ProductListQuery,
  type ProductOrder,
  type RelatedQuery,
  SEARCH_RULES,
} from './product-query.ts';
export {
  type AddressQuery,
  isListParameter,
  LIST_PARAMETERS,
  readAddressQuery,
  readCount,
  readPrice,
  writeAddressQuery,
} from './query-parameters.ts';
export { type PageHit, parseSearchPage, type SearchHit, type SearchPage } from './search-page.ts';
