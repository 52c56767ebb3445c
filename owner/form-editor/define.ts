// The preview is a form tag.
import '../../elements/site-form/define.ts';
import { defineElement } from '../../elements/host/index.ts';
import { FormEditorElement } from './element.ts';

defineElement('form-editor', FormEditorElement);

export { FormEditorElement };
