export { createLockFilter } from './lock-filter.ts';
export { WHOLE_SITE } from './schemas.ts';
