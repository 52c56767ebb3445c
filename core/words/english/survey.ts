import { LIKERT_LABELS } from '../../enumerations/index.ts';
import { words } from '../lookup/words.ts';

/** The degrees of agreement of a survey. Source: docs/behaviour/names-and-codes.md §17 */
export const SURVEY_WORDS = words({
  stronglyDisagree: LIKERT_LABELS['strongly-disagree'],
  disagree: LIKERT_LABELS.disagree,
  neutral: LIKERT_LABELS.neutral,
  agree: LIKERT_LABELS.agree,
  stronglyAgree: LIKERT_LABELS['strongly-agree'],
});
