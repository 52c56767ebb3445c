import { words } from '../lookup/words.ts';

/** Words of galleries. Source: docs/behaviour/galleries.md §2 */
export const GALLERY_WORDS = words({
  gallery: 'Gallery',
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  pauseGallery: 'Stop the slides',
  playGallery: 'Play the slides',
  positionInGallery: '{n} of {count}',
  slideWithTitle: '{n} of {count}: {title}',
  choosePicture: 'Choose a picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  pictureFailed: 'The picture could not be shown.',
  lightboxFailed: 'The picture could not be opened. Please try again.',
  video: 'Video',
  playVideo: 'Play the video',
  playItem: 'Play: {title}',
});
