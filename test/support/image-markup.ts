import { drawnPicture } from './drawn-picture.ts';

/** A picture whose words are "A mug". */
export const MUG_IMAGE = `<store-image src="${drawnPicture('peru')}" alt="A mug" width="60" height="40" loader="raw"></store-image>`;
