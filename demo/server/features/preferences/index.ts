export {
  findMerchandisingPreferences,
  type MerchandisingPreferences,
  saveMerchandisingPreferences,
} from './merchandising.ts';
export { findPreferences, NAMESPACE, PREFERENCES, savePreferences } from './preferences.ts';
