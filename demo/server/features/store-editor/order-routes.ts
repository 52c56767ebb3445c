import { Hono } from 'hono';

import { inTransaction } from '../../platform/database/transaction.ts';
import { fieldOf, type FormValues, readForm } from '../../platform/http/read-form.ts';
import type { StoreContext, StoreEnv } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import { ownerFrameOf } from '../../platform/owner/index.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { checkCrumb } from '../../platform/sessions/check-crumb.ts';
import { STORE_TEXTS, orderProducts } from '../collections/index.ts';
import { storeUrl } from './store-urls.ts';
import { movedOrder, ORDER_PAGE, orderData, type OwnerStoreProductsData, typedOrder } from './order-page.ts';

/**
 * The form that orders the products of a store, by numbers or by one place.
 * @param parts what the routes are built from
 * Source: docs/behaviour/owner-pages.md §22.4
 */
export function orderRoutes(parts: StoreParts): Hono<StoreEnv> {
  const routes = new Hono<StoreEnv>();
  routes.post(OWNER_URLS.storeProducts, async (context) => {
    const values = await readForm(context);
    checkCrumb(context, parts.secret, fieldOf(values, 'crumb'));
    return save(context, parts, values);
  });
  return routes;
}

async function save(context: StoreContext, parts: StoreParts, values: FormValues): Promise<Response> {
  const id = context.req.param('id') ?? '';
  const version = Number(fieldOf(values, 'version')) || 0;
  const { ids, problems } = typedOrder(values);
  const [first] = Object.values(problems);
  if (first !== undefined) {
    const notice = STORE_TEXTS.checkPlaces;
    return show(context, parts, await orderData(parts, id, { values, problems, notice }), 400);
  }
  const [up, down] = [fieldOf(values, 'up'), fieldOf(values, 'down')];
  const order = up === '' ? movedOrder(ids, down, 1) : movedOrder(ids, up, -1);
  const isSaved = await inTransaction(parts.db, (transaction) =>
    orderProducts(transaction, { id, version }, order),
  );
  if (isSaved) return context.redirect(`${storeUrl(OWNER_URLS.storeProducts, id)}?done=ordered`, 303);
  const refused = { values: {}, problems: {}, notice: STORE_TEXTS.orderChanged };
  return show(context, parts, await orderData(parts, id, refused), 409);
}

function show(
  context: StoreContext,
  parts: StoreParts,
  data: OwnerStoreProductsData,
  status: 400 | 409,
): Response {
  const frame = ownerFrameOf(context, parts, { ...ORDER_PAGE, title: data.title });
  return context.html(parts.site.renderForOwner('owner-store-products', { ...frame, ...data }), status);
}
