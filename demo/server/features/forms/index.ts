export { checkValues } from './check-values.ts';
export { findForm, type SiteForm } from './find-form.ts';
export { findForms } from './find-forms.ts';
export { type Answered, findQuestions } from './find-questions.ts';
export { type PostedForm, toPostedForm } from './posted-form.ts';
export { printForVisitor } from './print-for-visitor.ts';
export { emptyForm, type Filled, type PrintedForm } from './printed/printed-form.ts';
export { countSubmissions } from './submissions/count-submissions.ts';
