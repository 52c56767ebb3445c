export type { MotifName } from './motifs.ts';
export { openPhotographs, PHOTOGRAPH_TYPES, type Photographs } from './open-photographs.ts';
export { findPhotograph, photographItem, PHOTOGRAPHS_URL } from './photographs.ts';
