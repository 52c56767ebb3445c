import type { LikertName } from '../enumerations/index.ts';
import { SURVEY_WORDS } from './english/survey.ts';

const WORD_OF_DEGREE = {
  'strongly-disagree': 'stronglyDisagree',
  disagree: 'disagree',
  neutral: 'neutral',
  agree: 'agree',
  'strongly-agree': 'stronglyAgree',
} as const satisfies Record<LikertName, keyof typeof SURVEY_WORDS>;

/**
 * Finds what a degree of agreement is called in the language of the page.
 * @param name the degree
 * Source: docs/behaviour/names-and-codes.md §17
 */
export function degreeWord(name: LikertName): string {
  return SURVEY_WORDS[WORD_OF_DEGREE[name]];
}
