import sharp from 'sharp';

import { changed, type Controls, controlsOf, createProduct } from './product-form.ts';
import { postFiles, type SentFile } from './upload-form.ts';
import type { Visitor } from './visitor.ts';

/** A picture as the API answers it. */
interface ShownPicture {
  readonly assetUrl: string;
  readonly altText: string;
  readonly originalSize: string;
  readonly systemDataVariants?: string;
  readonly mediaFocalPoint: { readonly x: number; readonly y: number };
  readonly colorData: Readonly<Record<string, string>>;
}

/** A product as the API answers it. */
interface ShownProduct {
  readonly assetUrl: string;
  readonly mainImage: ShownPicture | null;
  readonly items: readonly ShownPicture[];
  readonly structuredContent: {
    readonly variants: readonly {
      readonly sku: string;
      readonly mainImage: { readonly assetUrl: string; readonly altText: string } | null;
    }[];
  };
}

/**
 * Draws a picture of one colour.
 * @param background its colour
 * @param width in px
 * @param height in px
 * @param channels 4 with transparency
 */
export function drawn(background: string, width = 600, height = 400, channels: 3 | 4 = 3) {
  return sharp({ create: { width, height, channels, background } });
}

/**
 * Draws a JPEG of one colour.
 * @param name of the file
 * @param background its colour
 */
export async function jpeg(name: string, background: string): Promise<SentFile> {
  return { name, content: await drawn(background).jpeg().toBuffer() };
}

/**
 * Creates what tests of the page of pictures do.
 * @param owner returns the owner, who is logged in
 * @param url returns the URL of the store
 */
export function picturePages(owner: () => Visitor, url: () => string) {
  const pathOf = (id: string) => `/owner/products/${id}/pictures`;
  const productOf = async (id: string) =>
    (await owner().get(`/api/commerce/products/${id}`)).json() as ShownProduct;
  const shownControls = async (id: string) => controlsOf(await owner().get(pathOf(id)), pathOf(id));

  async function save(
    id: string,
    typed: Readonly<Record<string, string | undefined>> = {},
    files: readonly SentFile[] = [],
  ) {
    const controls: Controls = changed(await shownControls(id), { files: undefined, ...typed });
    return postFiles(owner(), pathOf(id), controls, files);
  }

  const create = (title: string, typed: Controls = {}) =>
    createProduct(owner(), { title, 'variants.0.price': '8', ...typed });

  const faultsOf = ({ text }: { readonly text: string }) =>
    [...(/<ul class="owner-faults">(.*?)<\/ul>/s.exec(text)?.[1] ?? '').matchAll(/<li>(.*?)<\/li>/g)].map(
      ([, fault]) => fault,
    );

  async function askFor(path: string, accept = 'image/webp,*/*', headers = {}) {
    const response = await fetch(url() + path, { headers: { accept, ...headers } });
    return { response, content: Buffer.from(await response.arrayBuffer()) };
  }

  return { pathOf, productOf, shownControls, save, create, faultsOf, askFor };
}
