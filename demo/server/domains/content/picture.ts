import type { ImageItemData } from '../../../../core/template/index.ts';

/** A picture with all that templates ask of one. Source: docs/behaviour/galleries.md §3.1 */
export type Picture = Required<
  Pick<ImageItemData, 'assetUrl' | 'altText' | 'originalSize' | 'mediaFocalPoint' | 'colorData'>
>;
