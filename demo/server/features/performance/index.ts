export { keepRecords } from './keep-records.ts';
export { type PageSpeed, readPageSpeeds } from './read-page-speeds.ts';
export { PERFORMANCE_BATCH, readRecords } from './read-records.ts';
