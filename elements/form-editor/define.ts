// The preview is a form tag.
import '../site-form/define.ts';
import { defineElement } from '../host/index.ts';
import { FormEditorElement } from './element.ts';

defineElement('form-editor', FormEditorElement);

export { FormEditorElement };
