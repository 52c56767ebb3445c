export type { Address, AddressText } from './address.ts';
export { AddressSearch } from './address-search.ts';
export type { PlacesContext, PlacesGateway } from './gateway.ts';
export { emptyPlacesGateway } from './empty-gateway.ts';
export { type Suggestion, type SuggestionRun, type Suggestions } from './parse-suggestions.ts';
export { withTypedNumber } from './with-typed-number.ts';
export { restPlacesGateway } from './rest-gateway.ts';
