import { readPicture } from '../../core/images/index.ts';
import { parseJson } from '../../core/json/index.ts';
import { definePrintedTag } from '../host/index.ts';
import { baseStyles } from '../ui/index.ts';
import { imageAttributes } from './attributes.ts';
import { lookOf, type ImageLook } from './content.ts';
import { ImageFace } from './face.tsx';
import { frameStyles } from './frame-styles.ts';
import { ImageModel } from './model.ts';
import { imageStyles } from './styles.ts';

/** How a server prints a picture: in the frame that the tag keeps. */
export const printed = definePrintedTag({
  attributes: { ...imageAttributes, image: { attribute: 'image' } },
  styles: [baseStyles, imageStyles],
  ownStyles({ focalPoint, ...values }) {
    const written = Object.entries(frameStyles(lookAt(values), focalPoint))
      .filter(([, value]) => value !== '')
      .map(([name, value]) => `${name}:${value}`);
    return `[part=frame]{${written.join(';')}}`;
  },
  draw(values, { productOf }) {
    const look = lookAt(values);
    const model = new ImageModel();
    model.setOwn(productOf(undefined, '').$product.get()?.image ?? null);
    model.setLook(look);
    const content = model.$content.get();
    const isSized = look.width !== null && look.height !== null;
    return (
      <div
        part="frame"
        data-drawn={content.state === 'authors' ? undefined : ''}
        data-sized={isSized ? '' : undefined}
      >
        <slot />
        <ImageFace content={content} actions={null} />
      </div>
    );
  },
});

type Values = Parameters<typeof lookOf>[0] & { readonly image: unknown };

function lookAt({ image, ...values }: Values): ImageLook {
  const picture = readPicture(typeof image === 'string' ? parseJson(image) : image);
  return lookOf(values, picture, false);
}
