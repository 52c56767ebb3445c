/** Seconds of processor time by test file, from node-suite.mjs for its reporter, which is told of results later. */
export const FILE_TIMES = /** @type {Map<string, number>} */ (new Map());
