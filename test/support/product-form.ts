import type { StoreAnswer, Visitor } from './visitor.ts';

/** Control → value. */
export type Controls = Readonly<Record<string, string>>;

/**
 * Reads the controls of the form that a page posts to a path, as a browser would send them.
 * @param page the page
 * @param action the form's path
 */
export function controlsOf({ text }: Pick<StoreAnswer, 'text'>, action: string): Record<string, string> {
  const start = text.indexOf(`method="post" action="${action}"`);
  const form = text.slice(start, text.indexOf('</form>', start));
  const controls: Record<string, string> = {};
  const element = /<input([^>]*)>|<textarea([^>]*)>\n?([^<]*)<\/textarea>|<select([^>]*)>(.*?)<\/select>/gs;
  for (const [, input, area, content = '', select, options = ''] of form.matchAll(element)) {
    const attributes = input ?? area ?? select ?? '';
    const name = attributeOf(attributes, 'name');
    const isBox = attributeOf(attributes, 'type') === 'checkbox';
    if (isBox && !/ checked\b/.test(attributes)) continue;
    controls[name] = valueOf({
      attributes,
      content,
      options,
      isArea: area !== undefined,
      isSelect: select !== undefined,
    });
  }
  return controls;
}

interface Found {
  readonly attributes: string;
  readonly content: string;
  readonly options: string;
  readonly isArea: boolean;
  readonly isSelect: boolean;
}

function valueOf({ attributes, content, options, isArea, isSelect }: Found): string {
  if (isArea) return decoded(content);
  if (!isSelect) return attributeOf(attributes, 'value');
  const chosen = /<option([^>]*) selected>/.exec(options) ?? /<option([^>]*)>/.exec(options);
  return attributeOf(chosen?.[1] ?? '', 'value');
}

function attributeOf(attributes: string, name: string): string {
  return decoded(new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1] ?? '');
}

function decoded(text: string): string {
  const named: Controls = { quot: '"', lt: '<', gt: '>', amp: '&' };
  return text
    .replace(/&#x?[0-9a-f]+;/gi, (code) =>
      String.fromCodePoint(
        /^&#x/i.test(code) ? Number.parseInt(code.slice(3), 16) : Number(code.slice(2, -1)),
      ),
    )
    .replace(/&(quot|lt|gt|amp);/g, (_, name: string) => named[name] ?? '');
}

/**
 * Reads the errors of a form.
 * @param page the page
 * @returns id of the control → sentence
 */
export function errorsOf({ text }: Pick<StoreAnswer, 'text'>): Controls {
  const errors = text.matchAll(/<span class="field-error" id="([^"]*)-error">([^<]*)</g);
  return Object.fromEntries([...errors].map(([, id = '', sentence = '']) => [id, decoded(sentence)]));
}

/**
 * Creates a product by its form.
 * @param owner who is logged in
 * @param typed what is typed
 * @param type its kind
 * @returns the id of the product
 */
export async function createProduct(owner: Visitor, typed: Controls, type = 'physical'): Promise<string> {
  const page = await owner.get(`/owner/products/new?type=${type}`);
  const answer = await owner.post('/owner/products/new', {
    ...controlsOf(page, '/owner/products/new'),
    ...typed,
  });
  const id = /^\/owner\/products\/([^?]+)\?done=created$/.exec(answer.headers.get('location') ?? '')?.[1];
  if (id === undefined)
    throw new Error(`${answer.status} ${JSON.stringify(errorsOf(answer))} ${answer.text}`);
  return id;
}

/**
 * Saves a product by its form.
 * @param owner who is logged in
 * @param id the product
 * @param typed what is changed; undefined for a box that is not ticked
 */
export async function editProduct(
  owner: Visitor,
  id: string,
  typed: Readonly<Record<string, string | undefined>>,
): Promise<StoreAnswer> {
  const path = `/owner/products/${id}`;
  return owner.post(path, changed(controlsOf(await owner.get(path), path), typed));
}

/**
 * Changes controls.
 * @param controls those of a form
 * @param typed what is changed; undefined for a box that is not ticked
 */
export function changed(
  controls: Controls,
  typed: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  const entries = Object.entries({ ...controls, ...typed });
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/**
 * Sets the stock of a variant on the page of stock.
 * @param owner who is logged in
 * @param sku the variant
 * @param quantity its stock
 */
export async function setStock(owner: Visitor, sku: string, quantity: number): Promise<void> {
  const controls = controlsOf(
    await owner.get(`/owner/stock?${new URLSearchParams({ q: sku })}`),
    '/owner/stock',
  );
  const name = Object.keys(controls).find((one) => one.endsWith('.sku') && controls[one] === sku);
  if (name === undefined) throw new Error(`no row of ${sku}`);
  const typed = {
    [name.replace(/sku$/, 'stock')]: String(quantity),
    [name.replace(/sku$/, 'unlimited')]: undefined,
  };
  const { status, text } = await owner.post('/owner/stock', changed(controls, typed));
  if (status !== 303) throw new Error(`${status} ${text}`);
}

/** The part of a product that tests check. */
export interface ProductJson {
  readonly urlId: string;
  readonly body: string;
  readonly structuredContent: {
    readonly variants: readonly {
      readonly sku: string;
      readonly price: number;
      readonly salePrice: number;
      readonly onSale: boolean;
      readonly unlimited: boolean;
      readonly qtyInStock: number;
      readonly attributes: Readonly<Record<string, string>>;
      readonly mainImage: { readonly assetUrl: string } | null;
    }[];
    readonly [field: string]: unknown;
  };
}

/**
 * Reads a product as the API answers it.
 * @param visitor who requests it
 * @param id the product
 */
export async function productOf(visitor: Visitor, id: string): Promise<ProductJson> {
  return (await visitor.get(`/api/commerce/products/${id}`)).json() as ProductJson;
}

/**
 * Lists values, sku, price and stock of the variants of a product; an unlimited stock is null.
 * @param visitor who requests it
 * @param id the product
 */
export async function variantsOf(visitor: Visitor, id: string): Promise<readonly (readonly unknown[])[]> {
  const { structuredContent } = await productOf(visitor, id);
  return structuredContent.variants.map((variant) => [
    Object.values(variant.attributes).join(' / '),
    variant.sku,
    variant.onSale ? variant.salePrice : variant.price,
    variant.unlimited ? null : variant.qtyInStock,
  ]);
}
