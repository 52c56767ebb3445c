export { forgetVisitor, hasRefused } from './forget-visitor.ts';
export { mayRemember } from './may-remember.ts';
export { hereAndNow, type Moment } from './moment.ts';
export { rawStorage, type RawStorage } from './raw-storage.ts';
export {
  cookieDomain,
  ID_COOKIES,
  RAW_KEYS,
  KEPT_EVENTS_PREFIX,
  REPLAY_ID,
  IDENTIFYING_COOKIES,
} from './stored-names.ts';
export { ViewedProducts } from './viewed-products.ts';
