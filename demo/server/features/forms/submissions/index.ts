export { answerTo, askedBy, linesOf } from './answered.ts';
export { countSubmissions } from './count-submissions.ts';
export { deleteSubmission, findSubmission, findSubmissions, matching } from './find-submissions.ts';
export { answeredFields, type StoredSubmission } from './submission.ts';
export { tableOfSubmissions } from './table-of-submissions.ts';
export { wordsOf } from './words.ts';
