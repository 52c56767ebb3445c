export { PHOTOGRAPH_TYPES, type PhotographType } from './encoders.ts';
export type { MotifName } from './motifs.ts';
export { openPhotographs } from './open-photographs.ts';
export { openPictures } from './open-pictures.ts';
export {
  findPhotograph,
  photographItem,
  PHOTOGRAPHS_URL,
  UPLOADED_PICTURES_URL,
  uploadedPictureItem,
  uploadIdOf,
  USUAL_FORMAT,
} from './photographs.ts';
export { coloursOf, type PictureFault, readPicture } from './read-picture.ts';
