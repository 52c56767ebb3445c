export { LANGUAGES } from './schemas.ts';
export { addLanguages, findOtherLanguages, listLanguages, saveLanguages } from './site-languages.ts';
