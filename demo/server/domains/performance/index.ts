export { keepRecords } from './keep-records.ts';
export { PERFORMANCE_BATCH, readRecords } from './read-records.ts';
