export { parseSettings } from './parse-settings.ts';
