export { LANGUAGES } from './schemas.ts';
export { findOtherLanguages, listLanguages, saveLanguages } from './site-languages.ts';
