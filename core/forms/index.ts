export { checkForm, type ControlProblem, type FieldProblems } from './check-form.ts';
export { countCharacters, counterAnnouncement, type Counter } from './counter.ts';
export type {
  Choice,
  ChoicesControl,
  Control,
  Field,
  LineControl,
  LinesControl,
  ListControl,
  ReadControl,
} from './field/field.ts';
export { isTicked } from './field/is-ticked.ts';
export { sentFor } from './field/sent-values.ts';
export {
  controlsByName,
  gatherAnswers,
  gatherValues,
  spreadValues,
  type Answers,
  type Form,
  type WireValues,
} from './form.ts';
export type { FormsGateway, Submission } from './gateway.ts';
export { createMemoryFormsGateway, type MemoryFormsGateway } from './memory-gateway.ts';
export { OTHER_VALUE } from './kinds/choices.ts';
export { parseForm } from './parse-form.ts';
export { restFormsGateway } from './rest-gateway.ts';
export {
  createSubmissions,
  type SubmissionOutcome,
  type SubmissionParts,
  type Submissions,
} from './submissions.ts';
export type { SubmissionProblem } from './submission-problem.ts';
export { summarise, type FormSummary, type FormSummaryLink } from './summary.ts';
