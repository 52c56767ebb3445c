import type { ImageItemData } from '../../../../core/template/index.ts';

/** A picture with everything that templates read. Source: docs/behaviour/galleries.md §3.1 */
export type Picture = Required<
  Pick<ImageItemData, 'assetUrl' | 'altText' | 'originalSize' | 'mediaFocalPoint' | 'colorData'>
> &
  // Pictures of an older store have one width.
  Pick<ImageItemData, 'systemDataVariants'>;
