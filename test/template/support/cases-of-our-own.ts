/**
 * Case files in which our engine differs from the existing one on purpose though strict mode is off:
 * path below test/template/cases → why.
 */
export const CASES_OF_OUR_OWN: Readonly<Record<string, string>> = {};
