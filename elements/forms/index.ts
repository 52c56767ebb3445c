export {
  controlsOf,
  customNamesOf,
  findControl,
  listenToControls,
  namedControls,
  submittersOf,
  type AuthorsControl,
} from './controls.ts';
export { typedEntries } from './typed-entries.ts';
export { isInView } from './in-view.ts';
export { placeError } from './place-error.ts';
export { takeValidation } from './take-validation.ts';
export { enhanceAuthorsForm } from './enhance-authors-form.ts';
export { FormCaptcha } from './form-captcha.ts';
export { createFormSheet } from './form-sheet.ts';
export { formsGateway } from './forms-gateway.ts';
export { createSubmitLock } from './submit-lock.ts';
export { warnOfMissing } from './warn-of-missing.ts';
