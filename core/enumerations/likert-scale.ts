/** The likert scale, from -2 to 2. Source: docs/behaviour/names-and-codes.md §17. */
export const LIKERT_SCALE = {
  'strongly-disagree': -2,
  disagree: -1,
  neutral: 0,
  agree: 1,
  'strongly-agree': 2,
} as const;

/** Name of a degree of agreement. Source: docs/behaviour/names-and-codes.md §17. */
export type LikertName = keyof typeof LIKERT_SCALE;

/** What a degree of agreement is called in English. Source: docs/behaviour/names-and-codes.md §17. */
export const LIKERT_LABELS: Readonly<Record<LikertName, string>> = {
  'strongly-disagree': 'Strongly Disagree',
  disagree: 'Disagree',
  neutral: 'Neutral',
  agree: 'Agree',
  'strongly-agree': 'Strongly Agree',
};

/** Code of a degree of agreement. Source: docs/behaviour/names-and-codes.md §17. */
export type LikertCode = (typeof LIKERT_SCALE)[LikertName];
