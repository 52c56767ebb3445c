export { emptyMultilingualGateway, restMultilingualGateway, type MultilingualGateway } from './gateways.ts';
export {
  restMultilingualOwnerGateway,
  type MultilingualOwnerGateway,
  type MultilingualSettings,
  type MultilingualStatus,
} from './owner-gateway.ts';
export {
  indexOfLanguage,
  languageName,
  languageTag,
  parseSiteLanguages,
  type SiteLanguage,
} from './site-language.ts';
export { translatedAddress } from './translated-address.ts';
