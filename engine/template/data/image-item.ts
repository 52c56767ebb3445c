import type { ContentData } from './content.ts';

/** Colours of an image: hex digits without "#", one average per corner and one of the centre. Source: docs/behaviour/images.md §4.2 */
export type ColourData = Readonly<
  Partial<Record<`${'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight' | 'center'}Average`, string>>
>;

/** An image. Source: docs/behaviour/images.md §5.1 */
export interface ImageItemData extends Partial<ContentData> {
  readonly assetUrl: string;
  /** Width and height in pixels: "1500x1000". */
  readonly originalSize?: string;
  /** From the upper left, 0–1 each. */
  readonly mediaFocalPoint?: { readonly x: number; readonly y: number };
  readonly colorData?: ColourData;
  /** Widths in which the image is available: "100w,300w". */
  readonly systemDataVariants?: string;
  readonly altText?: string;
  readonly filename?: string;
  readonly componentKey?: string;
}
