export { checkValues } from './check-values.ts';
export { findForm } from './find-form.ts';
export { saveSubmission, SUBMISSION } from './save-submission.ts';
export { issueKey, useKey } from './submission-keys.ts';
