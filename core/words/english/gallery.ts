import { words } from '../lookup/words.ts';

/** Words of galleries. Source: docs/behaviour/galleries.md §2 */
export const GALLERY_WORDS = words({
  gallery: 'Gallery',
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  pauseGallery: 'Pause slideshow',
  playGallery: 'Play slideshow',
  positionInGallery: '{n} of {count}',
  slideWithTitle: '{n} of {count}: {title}',
  choosePicture: 'Choose a picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  pictureLoading: 'Loading the picture…',
  pictureFailed: 'The picture could not be loaded.',
  lightboxFailed: 'The picture could not be opened. Please try again.',
  video: 'Video',
  playVideo: 'Play video',
  playItem: 'Play: {title}',
});
