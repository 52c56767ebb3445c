export { vendureLists } from './vendure-lists.ts';
