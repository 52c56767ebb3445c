import { defineElement } from '../host/index.ts';
import { LanguageSwitcherElement } from './element.ts';

defineElement('language-switcher', LanguageSwitcherElement);

export { LanguageSwitcherElement };
