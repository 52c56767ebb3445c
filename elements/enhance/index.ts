export { enhanceMarkup, type EnhanceOptions } from './enhance-markup.ts';
