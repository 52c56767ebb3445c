export { findMerchandisingPreferences, type MerchandisingPreferences } from './merchandising.ts';
