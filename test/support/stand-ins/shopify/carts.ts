import { randomBytes } from 'node:crypto';
import type { Shelf, ShelfVariant } from '../shelf.ts';

/** A line of a cart. */
export interface HeldLine {
  readonly id: string;
  readonly variant: ShelfVariant;
  quantity: number;
  attributes: readonly HeldAttribute[];
}

interface HeldAttribute {
  readonly key: string;
  readonly value: string;
}

/** A cart. */
export interface HeldCart {
  readonly id: string;
  lines: HeldLine[];
  codes: readonly string[];
  note: string | null;
  /** The id of the customer whose cart it is; null for nobody's. */
  buyer: string | null;
}

/** A warning or an error of a change. */
export interface Remark {
  readonly code: string;
  readonly message: string;
  /** Of a warning. */
  readonly target?: string;
  /** Of an error. */
  readonly field?: readonly string[];
}

/** The outcome of a change. */
export interface Payload {
  readonly cart: HeldCart | null;
  readonly userErrors: readonly Remark[];
  readonly warnings: readonly Remark[];
}

/** An addition, as in the API. */
export interface LineInput {
  readonly merchandiseId: string;
  readonly quantity?: number | null;
  readonly attributes?: readonly HeldAttribute[] | null;
}

/** A change of a line, as in the API. */
export interface LineUpdate {
  readonly id: string;
  readonly quantity?: number | null;
  readonly attributes?: readonly HeldAttribute[] | null;
}

/** The prefix of a variant's id. */
export const VARIANT_ID = 'gid://shopify/ProductVariant/';

const hex = () => randomBytes(12).toString('hex');

/** The carts of a shop. Completed and expired ones are deleted, as in the live service. */
export class HeldCarts {
  readonly #carts = new Map<string, HeldCart>();

  constructor(readonly shelf: Shelf) {}

  get(id: string): HeldCart | null {
    return this.#carts.get(id) ?? null;
  }

  create(): HeldCart {
    const cart: HeldCart = {
      id: `gid://shopify/Cart/${hex()}?key=${hex()}`,
      lines: [],
      codes: [],
      note: null,
      buyer: null,
    };
    this.#carts.set(cart.id, cart);
    return cart;
  }

  /** Deletes every cart, as a completed checkout and the time do. */
  deleteAll(): void {
    this.#carts.clear();
  }

  /** Makes a change of an existing cart. */
  change(id: string, effect: (cart: HeldCart) => Omit<Payload, 'cart'>): Payload {
    const cart = this.get(id);
    if (cart) return { cart, ...effect(cart) };
    const message = 'The specified cart does not exist.';
    return { cart: null, userErrors: [{ code: 'INVALID', field: ['cartId'], message }], warnings: [] };
  }

  add(cart: HeldCart, inputs: readonly LineInput[]): Omit<Payload, 'cart'> {
    const warnings: Remark[] = [];
    for (const [index, { merchandiseId, quantity, attributes }] of inputs.entries()) {
      const variant = this.#find(merchandiseId);
      const field = ['lines', String(index)];
      if (!variant) return refused([...field, 'merchandiseId'], 'INVALID', 'The merchandise does not exist.');
      const asked = quantity ?? 1;
      if (asked < 1) return refused([...field, 'quantity'], 'INVALID', 'The quantity must be positive.');
      warnings.push(...this.#addOne(cart, variant, asked, attributes ?? []));
    }
    return { userErrors: [], warnings };
  }

  #addOne(
    cart: HeldCart,
    variant: ShelfVariant,
    asked: number,
    attributes: readonly HeldAttribute[],
  ): readonly Remark[] {
    const added = Math.min(asked, leftOf(cart, variant));
    const same = (held: HeldLine) =>
      held.variant === variant && JSON.stringify(held.attributes) === JSON.stringify(attributes);
    let line = cart.lines.find(same);
    if (!line && added > 0) {
      line = { id: `gid://shopify/CartLine/${hex()}`, variant, quantity: 0, attributes };
      cart.lines = [...cart.lines, line];
    }
    if (line) line.quantity += added;
    return added < asked ? [shortOf(variant, line?.id ?? `${VARIANT_ID}${variant.id}`)] : [];
  }

  update(cart: HeldCart, updates: readonly LineUpdate[]): Omit<Payload, 'cart'> {
    const warnings: Remark[] = [];
    for (const { id, quantity, attributes } of updates) {
      const line = cart.lines.find((held) => held.id === id);
      if (!line) return noLine(id);
      if (typeof quantity === 'number') {
        const set = Math.min(quantity, line.quantity + leftOf(cart, line.variant));
        if (set < quantity) warnings.push(shortOf(line.variant, id));
        line.quantity = set;
      }
      if (attributes) line.attributes = attributes;
    }
    cart.lines = cart.lines.filter(({ quantity }) => quantity > 0);
    return { userErrors: [], warnings };
  }

  remove(cart: HeldCart, ids: readonly string[]): Omit<Payload, 'cart'> {
    const unknown = ids.find((id) => !cart.lines.some((line) => line.id === id));
    if (unknown !== undefined) return noLine(unknown);
    cart.lines = cart.lines.filter(({ id }) => !ids.includes(id));
    return { userErrors: [], warnings: [] };
  }

  setCodes(cart: HeldCart, codes: readonly string[]): Omit<Payload, 'cart'> {
    cart.codes = codes;
    const message = 'The discount code was not found.';
    const unknown = codes.filter((code) => !this.isCode(code));
    const warnings = unknown.map((code) => ({
      code: 'DISCOUNT_NOT_FOUND',
      message,
      target: `${cart.id}/${code}`,
    }));
    return { userErrors: [], warnings };
  }

  isCode(code: string): boolean {
    return code.toUpperCase() === this.shelf.coupon.code;
  }

  #find(merchandiseId: string): ShelfVariant | undefined {
    return this.shelf.products
      .flatMap(({ variants }) => variants)
      .find(({ id }) => merchandiseId === `${VARIANT_ID}${id}`);
  }
}

function leftOf({ lines }: HeldCart, variant: ShelfVariant): number {
  if (variant.stock === null) return Infinity;
  const held = lines
    .filter((line) => line.variant === variant)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return Math.max(0, variant.stock - held);
}

function shortOf({ stock }: ShelfVariant, target: string): Remark {
  if (stock === 0)
    return { code: 'MERCHANDISE_OUT_OF_STOCK', message: 'The product is already sold out.', target };
  return { code: 'MERCHANDISE_NOT_ENOUGH_STOCK', message: `Only ${stock} items are available.`, target };
}

function noLine(id: string): Omit<Payload, 'cart'> {
  return refused(['lines'], 'INVALID_MERCHANDISE_LINE', `The merchandise line with id ${id} does not exist.`);
}

function refused(field: readonly string[], code: string, message: string): Omit<Payload, 'cart'> {
  return { userErrors: [{ code, field, message }], warnings: [] };
}
