import sharp from 'sharp';
import { arriveAsOwner } from '../../test/support/owner.ts';
import { changed, controlsOf } from '../../test/support/product-form.ts';
import { picturePages } from '../../test/support/picture-pages.ts';
import { importAll, preview } from '../../test/support/product-imports.ts';
import type { Visitor } from '../../test/support/visitor.ts';

const TITLE = 'Catalogue';
const PATH = '/catalogue';
const COUNT = 1_000;
/** A page of the list. */
const WITH_PICTURES = 24;
const SIZE = { width: 800, height: 800 } as const;
const SOFTNESS_PX = 6;
const CLAYS = ['Stoneware', 'Porcelain', 'Earthenware', 'Terracotta', 'Raku', 'Slipware', 'Majolica'];
const KINDS = ['Mug', 'Bowl', 'Plate', 'Vase', 'Teapot', 'Jug', 'Planter', 'Saucer', 'Candlestick', 'Tile'];
const GLAZES = ['celadon', 'tenmoku', 'shino', 'cobalt', 'iron', 'ash', 'copper', 'oribe', 'chun'];

/** Where the products are. */
export interface Catalogue {
  /** The path of the store that holds the first 200. */
  readonly path: string;
  readonly titles: readonly string[];
}

/**
 * Imports 1,000 products from CSV into a store, as its owner does, and gives those of the first page pictures.
 * @param url the store
 */
export async function importThousandProducts(url: string): Promise<Catalogue> {
  const owner = await arriveAsOwner(url);
  const titles = Array.from({ length: COUNT }, (_, index) => titleOf(index));
  const rows = titles.map((title, index) => {
    const glaze = GLAZES[index % GLAZES.length] ?? '';
    const priceText = (8 + (index % 90)).toFixed(2);
    return `item-${index},${title},Thrown by hand and glazed with ${glaze}.,${glaze},${priceText},${index % 12}`;
  });
  const file = ['URL,Title,Short description,Tags,Price,Stock', ...rows, ''].join('\n');
  const collectionId = await createStore(owner);
  await importAll(owner, await preview(owner, file, { collectionId, makesStores: true }));
  const { text } = await owner.get(PATH);
  const ids = [...new Set([...text.matchAll(/data-store-quick-view="([^"]+)"/g)].map(([, id = '']) => id))];
  const { save } = picturePages(
    () => owner,
    () => url,
  );
  for (const [place, id] of ids.slice(0, WITH_PICTURES).entries())
    await save(id, {}, [{ name: 'picture.jpg', content: await photograph(place) }]);
  return { path: PATH, titles };
}

async function createStore(owner: Visitor): Promise<string> {
  const form = '/owner/stores/new';
  const { headers } = await owner.post(
    form,
    changed(controlsOf(await owner.get(form), form), { title: TITLE }),
  );
  const [, id] = /^\/owner\/stores\/([^/?]+)/.exec(headers.get('location') ?? '') ?? [];
  if (id === undefined) throw new Error('The store was not created.');
  return id;
}

function titleOf(index: number): string {
  const at = (words: readonly string[], every: number) =>
    words[Math.floor(index / every) % words.length] ?? '';
  return `${at(CLAYS, 1)} ${at(KINDS, CLAYS.length)} ${index}`;
}

/** Noise, made soft: as many bytes as a photograph has. */
async function photograph(place: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 100 + place * 4, sigma: 60 } as const;
  const { data, info } = await sharp({ create: { ...SIZE, channels: 3, background: '#000', noise } })
    .blur(SOFTNESS_PX)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info }).normalise().jpeg().toBuffer();
}
