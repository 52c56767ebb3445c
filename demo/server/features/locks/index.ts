export { findClosedLock, openLock, UNLOCKED_SECONDS } from './lock-visits.ts';
export { findLocks, removeLock, setLock } from './locks.ts';
export { LOCK, MAX_PATH_LENGTH, OPENING, WHOLE_SITE } from './schemas.ts';
