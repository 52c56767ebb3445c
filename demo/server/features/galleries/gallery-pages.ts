import { Hono } from 'hono';

import { WEBSITE } from '../../../site/website.ts';
import { answerJson } from '../../platform/http/answer-json.ts';
import type { StoreContext, StoreEnv } from '../../platform/http/store-env.ts';
import { PAGE_URLS } from '../../platform/http/urls.ts';
import { answerPage } from '../../platform/pages/answer-page.ts';
import type { PageName, Pages } from '../../platform/pages/pages.ts';
import type { SharedItem } from '../../platform/pages/shared-page.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import { findGalleries, findGallery } from './find-galleries.ts';
import type { Gallery, GalleryItem } from './gallery-item.ts';

declare module '../../platform/pages/pages.ts' {
  interface Pages {
    readonly galleries: { readonly items: readonly Gallery[] };
    readonly gallery: { readonly gallery: Gallery };
    readonly 'classic-gallery': { readonly gallery: Gallery };
    readonly slide: {
      readonly gallery: Gallery;
      readonly item: GalleryItem;
      /** Counted from 1. */
      readonly place: number;
      /** Neighbours in a circle; undefined for a single item. */
      readonly previous: GalleryItem | undefined;
      readonly next: GalleryItem | undefined;
    };
  }
}

/**
 * The pages of the galleries, of each of them, and of each of its pictures or tracks; with `format=json` as documents.
 * @param parts what the routes are built from
 * Source: docs/behaviour/reference-store.md §6.7, §6.8
 */
export function galleryPages(parts: StoreParts): Hono<StoreEnv> {
  const { db } = parts;
  const pages = new Hono<StoreEnv>();
  pages.get(PAGE_URLS.galleries, async (context) => {
    const items = await findGalleries(db);
    return answer(context, parts, 'galleries', { items }, { document: { items: items.map(collectionOf) } });
  });
  pages.get(PAGE_URLS.gallery, async (context) => {
    const gallery = await need(findGallery(db, context.req.param('slug')));
    const document = { collection: collectionOf(gallery), items: gallery.items };
    return answer(context, parts, 'gallery', { gallery }, { document, shared: sharedGallery(gallery) });
  });
  pages.get(PAGE_URLS.classicGallery, async (context) => {
    const gallery = await need(findGallery(db, context.req.param('slug')));
    return answerPage(context, parts, 'classic-gallery', { gallery }, { shared: sharedGallery(gallery) });
  });
  pages.get(PAGE_URLS.slide, async (context) => {
    const gallery = await need(findGallery(db, context.req.param('slug')));
    const slide = await need(slideOf(gallery, context.req.param('item')));
    const { item, previous, next } = slide;
    const pagination = { prevItem: previous && linkOf(previous), nextItem: next && linkOf(next) };
    const document = { collection: collectionOf(gallery), item, pagination };
    return answer(context, parts, 'slide', slide, { document, shared: { picture: toPicture(item) } });
  });
  return pages;
}

async function answer<Name extends PageName>(
  context: StoreContext,
  parts: StoreParts,
  name: Name,
  own: Pages[Name],
  { document, shared = {} }: { readonly document: object; readonly shared?: SharedItem },
): Promise<Response> {
  if (context.req.query('format') !== 'json') return answerPage(context, parts, name, own, { shared });
  return answerJson(context, { website: WEBSITE, ...document });
}

async function need<Found>(found: Found | undefined | Promise<Found | undefined>): Promise<Found> {
  const it = await found;
  if (it === undefined) throw refusal(404, 'unknownPage');
  return it;
}

function slideOf(gallery: Gallery, urlId: string): Pages['slide'] | undefined {
  const { items } = gallery;
  const index = items.findIndex((item) => item.urlId === urlId);
  const item = items[index];
  if (item === undefined) return undefined;
  const other = (step: number) => (items.length > 1 ? items.at((index + step) % items.length) : undefined);
  return { gallery, item, place: index + 1, previous: other(-1), next: other(1) };
}

/** Also for its other view. */
function sharedGallery({ fullUrl, items: [first] }: Gallery): SharedItem {
  return { path: fullUrl, picture: first && toPicture(first) };
}

function toPicture({ posterUrl, assetUrl, altText }: GalleryItem): SharedItem['picture'] {
  return { assetUrl: posterUrl ?? assetUrl, altText };
}

/** The gallery in a document, without its items. */
function collectionOf({ items, ...collection }: Gallery): object {
  return { ...collection, itemCount: items.length };
}

function linkOf({ title, fullUrl }: GalleryItem): object {
  return { title, fullUrl };
}
