export { keepRecent } from './keep-recent.ts';
