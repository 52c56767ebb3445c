export { type Address, lineOf, whereaboutsOf } from './address.ts';
export { findPlace } from './find-place.ts';
export { findPlaces } from './find-places.ts';
export { wordsOfAddress } from './words-of-address.ts';
