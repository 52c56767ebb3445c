export { findMenu, FIRST_MENU, type MenuEntry } from './find-menu.ts';
export { findLayout } from './find-layout.ts';
export { MAIN_NAVIGATION, NAVIGATION_UPDATE } from './schemas.ts';
export { saveNavigation } from './save-navigation.ts';
