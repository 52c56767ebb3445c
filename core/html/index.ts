export { readScripts } from './read-scripts.ts';
export { createSanitiser } from './sanitise-html.ts';
