/** A plugin that reports failed assertions about nodes. */
const MESSAGES = '/__web-dev-server__web-socket.js';
const CLONE = 'structuredClone(obj)';

/**
 * A web-test-runner plugin: where an assertion about a node fails, the page can report it. Otherwise nodes in the report are not
 * cloneable, no result arrives, and the run waits until its time limit.
 * @returns {import('@web/test-runner').TestRunnerPlugin} the plugin
 */
export function reportNodes() {
  return {
    name: 'report-nodes',
    transform({ path, body }) {
      if (path !== MESSAGES) return undefined;
      if (typeof body !== 'string' || !body.includes(CLONE))
        throw new Error(`${MESSAGES} of web-test-runner has no ${CLONE} any more.`);
      return { body: `${body.replace(CLONE, 'cloneOf(obj)')}\n${cloneOf}` };
    },
  };
}

/**
 * Runs in the page.
 * @param {unknown} message what is sent to the runner
 * @returns {unknown} a copy; nodes are their names
 */
function cloneOf(message) {
  try {
    return structuredClone(message);
  } catch {
    const seen = new Set();
    const text = JSON.stringify(message, (_, value) => {
      if (value instanceof Node) return `<${value.nodeName.toLowerCase()}>`;
      if (typeof value !== 'object' || value === null) return value;
      if (seen.has(value)) return '[again]';
      seen.add(value);
      return value;
    });
    return JSON.parse(text);
  }
}
