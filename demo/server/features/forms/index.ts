export { checkValues } from './check-values.ts';
export { findForm, findFormIfAny, type SiteForm } from './find-form.ts';
export { type PostedForm, toPostedForm } from './posted-form.ts';
export { printForVisitor } from './print-for-visitor.ts';
export { emptyForm, type Filled, type PrintedForm } from './printed/printed-form.ts';
export { linesOf } from './submissions/answered.ts';
export { countSubmissions } from './submissions/count-submissions.ts';
