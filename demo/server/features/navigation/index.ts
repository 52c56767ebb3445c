export { forgetCollection } from './forget-collection.ts';
export { findLayout } from './find-layout.ts';
export { saveNavigation } from './save-navigation.ts';
export { MAIN_NAVIGATION } from './schemas.ts';
