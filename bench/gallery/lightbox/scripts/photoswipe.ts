import PhotoSwipeLightbox from 'photoswipe/lightbox';

new PhotoSwipeLightbox({
  gallery: '.grid',
  children: 'a',
  pswpModule: () => import('photoswipe'),
}).init();
