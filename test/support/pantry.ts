import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SUITE_CATALOG, type SuiteItem } from '../../core/gateway-suite/index.ts';

/** The shop that docs/writing-a-gateway.md invents, with the products of the suite. */
export interface Pantry {
  readonly url: string;
  readonly close: () => Promise<void>;
}

interface Line {
  readonly id: string;
  readonly item: SuiteItem;
  readonly answers: string;
  count: number;
}

interface PantryCart {
  readonly id: string;
  lines: Line[];
  coupons: string[];
  memo: string;
}

/** A status, and the JSON of the answer. */
type Answer = readonly [number, unknown];

const ITEMS: readonly SuiteItem[] = SUITE_CATALOG;
const priceOf = (cents: number) => (cents / 100).toFixed(2);
const refuse = (status: number, message: string): Answer => [status, { message }];
const NO_SUCH_THING = refuse(404, 'There is no such thing.');
const isCount = (count: unknown): count is number =>
  Number.isInteger(count) && Number(count) >= 1 && Number(count) <= 9_999;

function print(cart: PantryCart): unknown {
  const goods = cart.lines.reduce((sum, { item, count }) => sum + item.priceCents * count, 0);
  const discount = cart.coupons.length > 0 ? Math.round(goods / 10) : 0;
  return {
    ...{ id: cart.id, coupons: cart.coupons, memo: cart.memo },
    lines: cart.lines.map(({ id, item, answers, count }) => ({
      ...{ id, product: item.itemId, name: item.title, download: item.isDigital === true, count },
      ...{ variant: item.sku, values: item.attributes ?? {}, answers: JSON.parse(answers) as unknown },
      ...{ price: priceOf(item.priceCents), total: priceOf(item.priceCents * count) },
    })),
    ...{ goods: priceOf(goods), discount: priceOf(discount), total: priceOf(goods - discount) },
  };
}

function printProduct(id: string): Answer {
  const [first, ...others] = ITEMS.filter(({ itemId }) => itemId === id);
  if (!first) return NO_SUCH_THING;
  const variants = [first, ...others].map((item) => ({
    ...{ code: item.sku, values: item.attributes ?? {}, price: priceOf(item.priceCents) },
    left: item.quantityInStock ?? null,
  }));
  return [200, { id, name: first.title, download: first.isDigital === true, variants }];
}

interface Wanted {
  readonly product?: string;
  readonly variant?: string | null;
  readonly answers?: unknown;
  readonly count?: number;
  readonly memo?: string;
}

/** Sets the pieces of a line, all or nothing. */
function setCount(cart: PantryCart, line: Line, count: unknown): Answer {
  if (!isCount(count)) return refuse(422, 'Please choose 1 to 9999 pieces.');
  const others = cart.lines.filter((one) => one !== line && one.item === line.item);
  const total = others.reduce((sum, one) => sum + one.count, count);
  if (total > (line.item.quantityInStock ?? Infinity)) return refuse(409, 'So many are not left.');
  if (!cart.lines.includes(line)) cart.lines.push(line);
  line.count = count;
  return [200, { cart: print(cart), line: line.id }];
}

function addLine(cart: PantryCart, { product, variant = null, answers = {}, count }: Wanted): Answer {
  const offered = ITEMS.filter(({ itemId }) => itemId === product);
  if (offered.length === 0) return NO_SUCH_THING;
  const item =
    offered.find(({ sku }) => sku === variant) ??
    (variant === null && offered.length === 1 ? offered[0] : null);
  if (!item || !isCount(count)) return refuse(422, 'Please choose.');
  const text = JSON.stringify(answers);
  const same = cart.lines.find((line) => line.item === item && line.answers === text);
  const line = same ?? { id: crypto.randomUUID(), item, answers: text, count: 0 };
  return setCount(cart, line, line.count + count);
}

function changeAnswers(cart: PantryCart, line: Line, { product, variant, answers }: Wanted): Answer {
  if (product !== line.item.itemId || (variant ?? line.item.sku) !== line.item.sku)
    return refuse(422, 'Another product.');
  const changed = { ...line, answers: JSON.stringify(answers) };
  cart.lines = cart.lines.map((one) => (one === line ? changed : one));
  return [200, { cart: print(cart), line: line.id }];
}

function changeLine(cart: PantryCart, method: string, id: string, wanted: Wanted): Answer {
  const line = cart.lines.find((one) => one.id === id);
  if (!line) return NO_SUCH_THING;
  if (method === 'PATCH')
    return 'answers' in wanted ? changeAnswers(cart, line, wanted) : setCount(cart, line, wanted.count);
  cart.lines = cart.lines.filter((one) => one !== line);
  return [200, { cart: print(cart), line: null }];
}

function answerInCart(cart: PantryCart, method: string, path: readonly string[], wanted: Wanted): Answer {
  const [part, id = ''] = path;
  if (part === 'lines')
    return method === 'POST' ? addLine(cart, wanted) : changeLine(cart, method, id, wanted);
  if (part === 'checkout') return [200, { url: `https://pantry.example/pay/${cart.id}` }];
  if (part === 'memo') cart.memo = wanted.memo ?? '';
  if (part === 'coupons') {
    if (id !== 'TEN') return refuse(422, 'This coupon is unknown.');
    cart.coupons = method === 'PUT' ? [id] : [];
  }
  return [200, { cart: print(cart), line: null }];
}

async function bodyOf(request: IncomingMessage): Promise<Wanted> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString() || '{}') as Wanted;
}

/** Starts the shop on a free port of the loopback interface. */
export async function startPantry(): Promise<Pantry> {
  const carts = new Map<string, PantryCart>();

  function answer(method: string, [kind, id = '', ...path]: readonly string[], wanted: Wanted): Answer {
    if (kind === 'products') return printProduct(id);
    if (id === '') {
      const cart: PantryCart = { id: crypto.randomUUID(), lines: [], coupons: [], memo: '' };
      carts.set(cart.id, cart);
      return [201, { cart: print(cart), line: null }];
    }
    const cart = carts.get(id);
    // Buys it, which its checkout page would do.
    if (path.length === 0 && method === 'DELETE') carts.delete(id);
    return cart ? answerInCart(cart, method, path, wanted) : refuse(410, 'This cart has been bought.');
  }

  const server = createServer((request, response) => {
    void bodyOf(request).then((wanted) => {
      const path = (request.url ?? '').split('/').slice(1).map(decodeURIComponent);
      const [status, json] = answer(request.method ?? 'GET', path, wanted);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
