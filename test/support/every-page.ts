import assert from 'node:assert/strict';

import { createApp } from '../../demo/server/app.ts';
import { createCode } from './codes.ts';
import { buyPrint } from './product-files.ts';
import { preview } from './product-imports.ts';
import { arriveAsOwner } from './owner.ts';
import { sendForm } from './send-form.ts';
import { Visitor } from './visitor.ts';

/** A GET route of the site, and a URL of it. */
export interface KnownPage {
  /** The pattern in the route table, such as `/shop/:slug`. */
  readonly route: string;
  readonly path: string;
}

/** Route with a parameter → its value; ids that a store creates are read from the store. */
const FIXED: Readonly<Record<string, string>> = {
  '/assets/photographs/:file': '/assets/photographs/none.jpg',
  '/api/commerce/products/:id': '/api/commerce/products/mug',
  '/api/commerce/products/:id/related': '/api/commerce/products/mug/related',
  '/api/commerce/products/:id/reviews': '/api/commerce/products/mug/reviews',
  '/api/v1/commerce-preferences/:namespace': '/api/v1/commerce-preferences/scarcity',
  '/api/owner/forms/:formId': '/api/owner/forms/contact',
  '/assets/uploads/:id': '/assets/uploads/none',
  '/checkout/payment/:paymentId': '/checkout/payment/none',
  '/owner/collections/*': '/owner/collections/shop',
  '/owner/stores/:id': '/owner/stores/shop',
  '/owner/stores/:id/categories': '/owner/stores/shop/categories',
  '/owner/stores/:id/delete': '/owner/stores/shop/delete',
  '/owner/stores/:id/products': '/owner/stores/shop/products',
  '/owner/products/:id/pictures': '/owner/products/tee/pictures',
  '/shop/:slug/reviews/new': '/shop/mug/reviews/new',
  '/cart/answers': '/cart/answers?itemId=workshop&quantity=2',
  '/forms/:formId': '/forms/contact',
  '/forms/:formId/sent': '/forms/contact/sent',
  '/search': '/search?q=harbor',
  '/api/commerce/search': '/api/commerce/search?q=mug',
  '/shop/:slug': '/shop/mug',
  '/shop/:slug/reviews': '/shop/mug/reviews',
  '/shop/:slug/classic': '/shop/mug/classic',
  '/shop/:slug/restock': '/shop/bud-vase/restock',
  '/instalments/:locale': '/instalments/en_US',
  '/journal/:slug': '/journal/the-kiln-we-opened-too-early',
  '/events/:slug': '/events/mending-night',
  '/gallery/:slug': '/gallery/mended',
  '/gallery/:slug/classic': '/gallery/mended/classic',
  '/lessons/:slug': '/lessons/centering-the-clay',
  '/owner/products/:id': '/owner/products/tee',
  '/owner/products/:id/delete': '/owner/products/tee/delete',
  '/owner/products/:id/preview': '/owner/products/tee/preview',
  '/owner/products/:id/files': '/owner/products/print/files',
  '/members/orders/:orderId': '/members/orders/none',
  '/owner/customers/details': '/owner/customers/details?email=ada%40example.com',
  '/owner/customers/details.json': '/owner/customers/details.json?email=ada%40example.com',
  '/owner/customers/erase': '/owner/customers/erase?email=ada%40example.com',
  '/owner/forms/:formId': '/owner/forms/contact',
  '/owner/lists/:id': '/owner/lists/journal-letter',
  '/owner/lists/:id/delete': '/owner/lists/journal-letter/delete',
  '/owner/lists/:id/remove': '/owner/lists/journal-letter/remove?address=1',
  '/owner/lists/:id/addresses.csv': '/owner/lists/journal-letter/addresses.csv',
  '/owner/shipping/:id': '/owner/shipping/standard',
  '/owner/shipping/:id/delete': '/owner/shipping/standard/delete',
  '/owner/taxes/:country/delete': '/owner/taxes/DE/delete',
  '/policies/:policy': '/policies/privacy',
  '/hosts/:name': '/hosts/plain.html',
};

/** Routes of files, calls, health checks and for proxies, which are no pages. */
const NOT_PAGES = /^\/(?:(?:api|assets|dist|health)\/|pages-version$)/;

/** Routes of files: by their name, or the content of an uploaded one, which a browser saves. */
const FILES = /\.(?:csv|json|txt|xml)$|^\/downloads\/:token\/file$|\/files\/:fileId\/content$/;

/**
 * Lists the routes of the site that answer a method, as its own route table has them.
 * @param method an HTTP method
 * @returns each once; parameters begin with a colon
 */
function routesOf(method: 'GET' | 'POST' | 'PUT' | 'DELETE'): readonly string[] {
  // Routes are registered before anything of the store is used.
  const { routes } = createApp({ captcha: null } as Parameters<typeof createApp>[0]);
  return [...new Set(routes.filter((route) => route.method === method).map(({ path }) => path))];
}

/** Lists the calls of the API. */
export function everyCall(): readonly { readonly method: string; readonly path: string }[] {
  const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;
  return methods.flatMap((method) =>
    routesOf(method).flatMap((path) => (path.startsWith('/api/') ? [{ method, path }] : [])),
  );
}

/** Returns whether a route is a page for visitors. */
export const isPage = ({ route }: KnownPage): boolean => !NOT_PAGES.test(route) && !FILES.test(route);

/**
 * Finds a URL for each GET route. Creates the order, email, submission, code, folder and store that some of them show.
 * @param url a store with `OWNER_PASSWORD`, without a captcha
 * @returns all of them; throws for a route without a known URL
 */
export async function everyPage(url: string): Promise<readonly KnownPage[]> {
  const made = await makeWhatPagesShow(url);
  return routesOf('GET').map((route) => {
    const path = made[route] ?? FIXED[route] ?? route;
    assert.doesNotMatch(path, /:/, `a new route needs an address in ${import.meta.filename}`);
    return { route, path };
  });
}

async function makeWhatPagesShow(url: string): Promise<Readonly<Record<string, string>>> {
  const owner = await arriveAsOwner(url);
  await owner.post('/owner/taxes', { country: 'DE', percent: '19' });
  const visitor = await Visitor.arrive(url);
  await visitor.add({ itemId: 'mug' });
  const order = (await visitor.order()).headers.get('location') ?? '';
  const ownerOrder = `/owner/orders/${order.split('/').at(-1) ?? ''}`;
  await sendForm(visitor, {
    name: ['Ada', 'Byron'],
    email: 'ada@example.com',
    subject: 'A workshop',
    message: 'Is one left?',
  });
  const first = async (list: string) =>
    new RegExp(`href="(${list}/[^"/]+)"`).exec((await owner.get(list)).text)?.[1] ?? ':';
  const submission = await first('/owner/submissions');
  const code = await createCode(owner, { code: 'EVERY', percent: '10' });
  const comment = /href="(\/owner\/comments\/[^"]+\/delete)"/.exec((await owner.get('/owner/comments')).text);
  const slide = /href="(\/gallery\/mended\/(?!classic)[^"/]+)"/.exec(
    (await visitor.get('/gallery/mended')).text,
  );
  const review = /href="(\/owner\/reviews\/[^"]+\/delete)"/.exec(
    (await owner.get('/owner/reviews?state=approved')).text,
  );
  const categories = '/owner/stores/shop/categories';
  await owner.post(categories, { displayName: 'Every' });
  const category = await first(categories);
  const { link } = await buyPrint(url);
  const file = /href="(\/owner\/products\/print\/files\/[^"/]+)"/.exec(
    (await owner.get('/owner/products/print/files')).text,
  );
  return {
    '/downloads/:token': link,
    '/downloads/:token/file': `${link}/file`,
    '/owner/products/:id/files/:fileId': file?.[1] ?? ':',
    '/owner/products/:id/files/:fileId/delete': `${file?.[1] ?? ':'}/delete`,
    '/owner/products/:id/files/:fileId/content': `${file?.[1] ?? ':'}/content`,
    '/checkout/confirmed/:orderId': order,
    '/owner/orders/:id': ownerOrder,
    '/owner/orders/:id/paid': `${ownerOrder}/paid`,
    '/owner/orders/:id/ship': `${ownerOrder}/ship`,
    '/owner/orders/:id/cancel': `${ownerOrder}/cancel`,
    '/owner/orders/:id/refund': `${ownerOrder}/refund`,
    '/owner/stores/:id/categories/:categoryId': category,
    '/owner/stores/:id/categories/:categoryId/delete': `${category}/delete`,
    '/owner/reviews/:id/delete': review?.[1] ?? ':',
    '/owner/codes/:id': code,
    '/owner/codes/:id/end': `${code}/end`,
    '/owner/codes/:id/delete': `${code}/delete`,
    '/owner/products/import/:id': (await preview(owner, 'URL,Title,Price\nevery-cup,Cup,€ 1\n')).path,
    '/owner/submissions/:id': submission,
    '/owner/submissions/:id/delete': `${submission}/delete`,
    '/owner/mails/:id': await first('/owner/mails'),
    '/owner/comments/:id/delete': comment?.[1] ?? ':',
    '/gallery/:slug/:item': slide?.[1] ?? ':',
    '/folders/:id': await makeFolder(owner),
    '/:urlId': '/shop',
  };
}

/** Puts a folder at the end of the navigation. */
async function makeFolder(owner: Visitor): Promise<string> {
  const { layout } = (await owner.get('/api/commondata/GetSiteLayout')).json() as Layout;
  const folder = { title: 'More', folderBehavior: 1, children: [{ collectionId: 'journal' }] };
  const items = [...layout[0].links, folder];
  const update = { fieldName: 'mainNavigation', templateId: 'clay-and-cotton', navigation: { items } };
  const answer = await owner.send('POST', '/api/widget/UpdateNavigation', update);
  assert.equal(answer.status, 200, answer.text);
  return `/folders/${(answer.json() as Layout).layout[0].links.at(-1)?.collectionId ?? ':'}`;
}

interface Layout {
  readonly layout: readonly [{ readonly links: readonly { readonly collectionId?: string }[] }];
}
