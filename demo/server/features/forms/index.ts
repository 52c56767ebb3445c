export { checkValues } from './check-values.ts';
export { EDITED_FORM, findEditedForm, saveEditedForm } from './edited-form.ts';
export { findForm, findFormIfAny, type SiteForm } from './find-form.ts';
export { findForms } from './find-forms.ts';
export { saveSubmission, SUBMISSION } from './save-submission.ts';
export { issueKey, useKey } from './submission-keys.ts';
