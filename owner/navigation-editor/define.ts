import { defineElement } from '../../elements/host/index.ts';
import { NavigationEditorElement } from './element.ts';

defineElement('navigation-editor', NavigationEditorElement);

export { NavigationEditorElement };
