export type { MotifName } from './motifs.ts';
export { openPhotographs, PHOTOGRAPH_TYPES } from './open-photographs.ts';
export { findPhotograph, photographItem, PHOTOGRAPHS_URL, USUAL_FORMAT } from './photographs.ts';
