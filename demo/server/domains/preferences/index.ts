export { findPreferences, NAMESPACE, PREFERENCES, savePreferences } from './preferences.ts';
