/** Seconds of processor time by test file; node-suite.mjs fills it in for its reporter. */
export const FILE_TIMES = /** @type {Map<string, number>} */ (new Map());
