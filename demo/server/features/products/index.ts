export { fieldMaker, type FormField } from './form-fields.ts';
