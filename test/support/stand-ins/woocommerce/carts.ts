import { createHash, randomBytes } from 'node:crypto';
import type { Shelf, ShelfVariant } from '../shelf.ts';

/** A line of a session's cart. */
export interface HeldItem {
  readonly key: string;
  readonly variant: ShelfVariant;
  quantity: number;
}

/** The session of a visitor. */
export interface Session {
  items: readonly HeldItem[];
  coupons: readonly string[];
}

/** An error as the Store API words it. */
export class RouteError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** The most pieces of a line. */
export const MOST = 9_999;

/** The carts of a store, by token. */
export class Sessions {
  readonly #sessions = new Map<string, Session>();

  constructor(readonly shelf: Shelf) {}

  /** Starts a session; returns its token. */
  start(): string {
    const token = `${randomBytes(8).toString('hex')}.payload.signature`;
    this.#sessions.set(token, { items: [], coupons: [] });
    return token;
  }

  get(token: string | undefined): Session | undefined {
    return token === undefined ? undefined : this.#sessions.get(token);
  }

  /** Ends all sessions, as the time does: their tokens are no longer valid. */
  expireAll(): void {
    this.#sessions.clear();
  }

  /** Empties all carts, as a completed checkout does: their tokens stay valid. */
  completeAll(): void {
    for (const session of this.#sessions.values()) Object.assign(session, { items: [], coupons: [] });
  }

  add(session: Session, id: unknown, quantity: unknown): void {
    const variant = this.shelf.products.flatMap(({ variants }) => variants).find((one) => one.id === id);
    if (!variant)
      throw new RouteError(
        400,
        'woocommerce_rest_cart_invalid_product',
        `Product with ID "${String(id)}" was not found and cannot be added to the cart.`,
      );
    const asked = Number(quantity);
    const held = session.items.find((item) => item.variant === variant);
    const wanted = (held?.quantity ?? 0) + asked;
    if (asked <= 0)
      throw new RouteError(400, 'woocommerce_rest_product_invalid_quantity', 'You cannot add that.');
    if (variant.stock === 0)
      throw new RouteError(
        400,
        'woocommerce_rest_product_out_of_stock',
        'You cannot add &quot;It&quot; to the cart because the product is out of stock.',
      );
    if (variant.stock !== null && variant.stock < wanted) {
      const message = `You cannot add that amount of &quot;It&quot; to the cart because there is not enough stock (${variant.stock} remaining).`;
      throw new RouteError(400, 'woocommerce_rest_product_partially_out_of_stock', message);
    }
    if (held) {
      checkLimit(variant, wanted);
      held.quantity = wanted;
      return;
    }
    const key = createHash('md5').update(String(variant.id)).digest('hex');
    session.items = [...session.items, { key, variant, quantity: Math.min(asked, MOST) }];
  }

  update(session: Session, key: unknown, quantity: unknown): void {
    const item = find(session, key, 'Cart item does not exist.');
    checkLimit(item.variant, Number(quantity));
    item.quantity = Number(quantity);
  }

  remove(session: Session, key: unknown): void {
    const item = find(session, key, 'Cart item no longer exists or is invalid.');
    session.items = session.items.filter((held) => held !== item);
  }

  applyCoupon(session: Session, code: unknown): void {
    const lower = String(code).toLowerCase();
    const error = (message: string) => new RouteError(400, 'woocommerce_rest_cart_coupon_error', message);
    if (!this.#isCoupon(lower)) throw error(`&quot;${lower}&quot; is an invalid coupon code.`);
    if (session.coupons.includes(lower))
      throw error(`Coupon code &quot;${lower}&quot; has already been applied.`);
    session.coupons = [...session.coupons, lower];
  }

  removeCoupon(session: Session, code: unknown): void {
    const lower = String(code).toLowerCase();
    if (!this.#isCoupon(lower))
      throw new RouteError(400, 'woocommerce_rest_cart_coupon_error', 'Invalid coupon code.');
    if (!session.coupons.includes(lower)) {
      const message = 'Coupon cannot be removed because it is not already applied to the cart.';
      throw new RouteError(409, 'woocommerce_rest_cart_coupon_invalid_code', message);
    }
    session.coupons = session.coupons.filter((held) => held !== lower);
  }

  #isCoupon(code: string): boolean {
    return code === this.shelf.coupon.code.toLowerCase();
  }
}

function find({ items }: Session, key: unknown, message: string): HeldItem {
  const item = items.find((held) => held.key === key);
  if (item) return item;
  throw new RouteError(409, 'woocommerce_rest_cart_invalid_key', message);
}

function checkLimit({ stock }: ShelfVariant, quantity: number): void {
  const most = Math.min(stock ?? MOST, MOST);
  if (quantity > most || quantity < 1)
    throw new RouteError(
      400,
      'invalid_quantity',
      `The maximum quantity of &quot;It&quot; allowed in the cart is ${most}`,
    );
}
