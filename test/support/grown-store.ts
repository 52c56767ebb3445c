import pg from 'pg';

/** How much a store has that has grown. */
export interface GrownSizes {
  readonly products: number;
  readonly orders: number;
  /** Analytics events, of the last 90 days. */
  readonly events: number;
}

/** As many as a store of the site may have. */
const PRODUCTS_PER_STORE = 200;

/** What the search finds → the table that it is in. */
const TABLES: Readonly<Record<string, string>> = { product: 'products', store: 'collections' };

/** Statements in the order of their references; `:products` and the like stand for numbers. */
const STATEMENTS: readonly string[] = [
  `insert into collections (id, navigation_title, title, url_id, description, enabled)
    select 'grown-' || n, 'Grown ' || n, 'Grown ' || n, 'grown-' || n, '', true from generate_series(1, :stores) n`,
  `insert into categories (id, collection_id, display_name, parent_category_id, type, page_rendering, display_index)
    select 'grown-' || n, 'grown-' || n, 'All', '', 'ROOT', 'LIST_VIEW', 0 from generate_series(1, :stores) n
    union all
    select 'grown-' || n || '-' || nth, 'grown-' || n, 'Kind ' || nth || ' of ' || n, 'grown-' || n, 'CATEGORY', 'LIST_VIEW', nth
    from generate_series(1, :stores) n, generate_series(1, 5) nth`,
  `insert into products (id, slug, position, details, collection_id)
    select 'grown-' || n, 'grown-' || n, 1000 + n,
      jsonb_set(jsonb_set(mug.details::jsonb, '{title}', to_jsonb(
        (array['Ash','Moss','Rust','Sky','Oat'])[1 + n % 5] || ' ' || (array['bowl','plate','jar','tray','cup'])[1 + n / 5 % 5] || ' ' || n)),
        '{tags}', to_jsonb(array['tag ' || n % 400]))
        || '{"options": ["Color"], "excerpt": "Thrown by hand.", "body": "<p>Thrown by hand.</p>"}'::jsonb,
      'grown-' || 1 + (n - 1) / :perStore
    from generate_series(1, :products) n, products mug where mug.id = 'mug'`,
  `insert into product_categories (product_id, category_id)
    select 'grown-' || n, 'grown-' || 1 + (n - 1) / :perStore || '-' || 1 + n % 5 from generate_series(1, :products) n`,
  `insert into variants (sku, product_id, position, price_cents, sale_price_cents, on_sale, details)
    select 'grown-' || n || '-' || nth, 'grown-' || n, nth, 1000 + n % 90 * 100, 0, false,
      jsonb_build_object('attributes', jsonb_build_object('Color', (array['Ash','Moss','Rust'])[nth]), 'image', null)
    from generate_series(1, :products) n, generate_series(1, 3) nth`,
  `insert into stock (sku, unlimited, quantity)
    select sku, false, case when position = 3 then 0 else 50 end from variants where product_id like 'grown-%'`,
  `insert into members (id, email, email_key, password_hash)
    select 'grown-' || n, 'buyer' || n || '@example.com', 'buyer' || n || '@example.com', '' from generate_series(1, :members) n`,
  `insert into orders (id, session_id, cart_id, email, customer_name, subtotal_cents, grand_total_cents, currency, country,
      shipping_address, payment_method, member_id, created_at, words, fulfilled_at)
    select 'grown-' || n, 'member-grown-' || 1 + n % :members, 'grown-cart-' || n, 'buyer' || 1 + n % :members || '@example.com',
      'Buyer Nr. ' || n, 3000, 3000, 'USD', 'US', '', 'test', 'grown-' || 1 + n % :members, now() - interval '1 year' * n / :orders,
      'buyer nr. ' || n || chr(10) || 'buyer' || 1 + n % :members || '@example.com' || chr(10) || 'ash bowl' || chr(10) || 'grown-1-1',
      case when n % 50 > 0 then now() end
    from generate_series(1, :orders) n`,
  `insert into order_lines (order_id, position, item_id, sku, title, attributes, quantity, unit_price_cents, product_type)
    select 'grown-' || n, nth, 'grown-' || 1 + (n + nth) % :products, 'grown-' || 1 + (n + nth) % :products || '-1', 'Ash bowl',
      '{"Color":"Ash"}', 1, 1500, 1
    from generate_series(1, :orders) n, generate_series(0, 1) nth`,
  `insert into order_events (order_id, at, kind, details, cause)
    select 'grown-' || n, now(), 'placed', '{}', 'grown-' || n from generate_series(1, :orders) n`,
  `insert into mails (id, cause, kind, recipient, subject, body, language, sent_at, next_attempt_at)
    select 'grown-' || n, 'grown-' || n, 'order', 'buyer' || 1 + n % :members || '@example.com', 'Your order', 'Thank you.', 'en', now(), null
    from generate_series(1, :orders) n`,
  `insert into payments (id, order_id, provider, amount_cents, currency, state, can_refund, expires_at)
    select 'grown-' || n, 'grown-' || n, 'hosted', 3000, 'USD', 'paid', true, now() from generate_series(1, :orders) n`,
  `insert into gift_cards (code, order_id, value_cents, left_cents, currency)
    select 'GROWN-' || n, 'grown-' || n, 1000, 1000, 'USD' from generate_series(1, :orders, 10) n`,
  `insert into discounts (id, code, percent, has_free_shipping, minimum_cents)
    select 'grown-' || n, 'GROWN' || n, 10, false, 0 from generate_series(1, :orders, 10) n`,
  `insert into order_codes (order_id, discount_id, code, email_key)
    select 'grown-' || n, 'grown-' || n, 'GROWN' || n, 'buyer' || 1 + n % :members || '@example.com' from generate_series(1, :orders, 10) n`,
  `insert into discount_customers (discount_id, email_key, uses)
    select 'grown-' || n, 'buyer' || 1 + n % :members || '@example.com', 1 from generate_series(1, :orders, 10) n`,
  `insert into subscription_carts (token, session_id, item_id, sku, quantity, additional_fields)
    select 'grown-' || n, 'grown-' || n, null, null, 1, '' from generate_series(1, :orders, 10) n`,
  `insert into subscriptions (order_id, token, plan)
    select 'grown-' || n, 'grown-' || n, '{"billingPeriod":{"value":1,"unit":"MONTH"},"numBillingCycles":0}' from generate_series(1, :orders, 10) n`,
  `insert into reviews (id, product_id, rating, author, title, body, language, written_at, is_imported, state, email, email_key)
    select 'grown-' || n, 'grown-' || 1 + n % :products, 1 + n % 5, 'Buyer', 'Good', 'A good one.', 'en',
      extract(epoch from now()) * 1000 - n * 60000.0, false, case when n % 100 = 0 then 'pending' else 'approved' end,
      'reader' || n || '@example.com', 'reader' || n || '@example.com'
    from generate_series(1, :orders) n`,
  `insert into form_submissions (id, form_id, answers, page_url, asked, words, created_at)
    select 'grown-' || n, 'contact', '{"email":"writer' || n || '@example.com"}', '', '[{"id":"email","type":"email","title":"Email"}]',
      'writer' || n || '@example.com', now() - interval '1 year' * n / :orders
    from generate_series(1, :orders) n`,
  `insert into restock_signups (id, product_id, variant_id, email, email_key, joins_mailing_list, language)
    select 'grown-' || n, 'grown-' || 1 + n % :products, 'grown-' || 1 + n % :products || '-3',
      'waiting' || n || '@example.com', 'waiting' || n || '@example.com', false, 'en'
    from generate_series(1, :orders) n`,
  `insert into subscribers (list_id, email, email_key, form_id)
    select 'journal-letter', 'reader' || n || '@example.com', 'reader' || n || '@example.com', 'newsletter' from generate_series(1, :orders) n`,
  `insert into likes (item_id, session_id)
    select 'grown-' || 1 + n % :products, 'grown-' || n from generate_series(1, :orders) n`,
  `insert into comments (id, post_id, author, body, added_at)
    select 'grown-' || n, ids[1 + n % cardinality(ids)], 'Reader', 'A good one.', 1600000000000 + n * 1000
    from generate_series(1, :orders) n, (select array_agg(id) as ids from posts) posts`,
  `insert into carts (session_id, id, version)
    select 'grown-' || n, 'grown-' || n, 1 from generate_series(1, :orders) n`,
  `insert into cart_entries (id, session_id, item_id, sku, quantity, additional_fields)
    select 'grown-' || n, 'grown-' || n, 'grown-' || 1 + n % :products, 'grown-' || 1 + n % :products || '-1', 1, '' from generate_series(1, :orders) n`,
  `insert into session_tokens (token_hash, session_id, origin, login_hash, expires_at)
    select 'grown-' || n, 'grown-' || n, '', '', now() + interval '1 day' from generate_series(1, :orders) n`,
  `insert into member_sessions (token_hash, member_id, expires_at)
    select 'grown-' || n, 'grown-' || n, now() + interval '1 day' from generate_series(1, :members) n`,
  `insert into uploads (id, kind, media_type, file_name, sha256, is_complete)
    select 'grown-' || n, 'picture', 'image/png', 'a.png', '', true from generate_series(1, :orders) n`,
  `insert into upload_uses (upload_id, used_by)
    select 'grown-' || n, 'product:grown-' || 1 + n % :products from generate_series(1, :orders) n`,
  `insert into product_files (id, product_id, position, upload_id, name)
    select 'grown-' || n, 'grown-' || 1 + n % :products, n, 'grown-' || n, 'a.png' from generate_series(1, :orders) n`,
  `insert into order_downloads (token, order_id, line_position, file_position, upload_id, name, allowed, expires_at)
    select 'grown-' || n, 'grown-' || n, 0, 0, 'grown-' || n, 'a.png', 5, now() + interval '1 day' from generate_series(1, :orders) n`,
  `insert into analytics_events (tracker, event_id, name, visitor, page_path, data, occurred_at, cart_id)
    select case when n % 6 = 5 then 'census' else 'older' end, 'grown-' || n,
      (array['page_view','product_view','variant_choice','page_view','cart_addition','page_view'])[1 + n % 6], 'visitor-' || n / 6,
      '/shop/grown-' || 1 + n % :products, '{"eventId":"grown-' || n || '"}', extract(epoch from now()) * 1000 - 7776000000.0 * n / :events,
      case when n % 6 = 4 then 'grown-cart-' || 1 + n / 60 % :orders else '' end
    from generate_series(1, :events) n`,
  `insert into performance_records (metric_id, page_load_id, name, value, rating, page_path, navigation_type, element, occurred_at)
    select 'grown-' || n, 'grown-' || n / 5, (array['FCP','LCP','CLS','INP','TTFB'])[1 + n % 5], n % 3000, 'good', '/shop/grown-' || 1 + n % 200,
      'navigate', '', extract(epoch from now()) * 1000 - 7776000000.0 * n / (:events / 10)
    from generate_series(1, :events / 10) n`,
  'analyze',
  ...['product', 'store'].map(
    (source) => `select count(search_index('${source}', id)) from ${TABLES[source]} where id like 'grown-%'`,
  ),
];

/**
 * Fills the database of a prepared store, several of its collections included, and lets PostgreSQL count the rows.
 * @param databaseUrl a prepared database
 * @param sizes how much of what there is most of; everything else has a size that goes with it
 */
export async function growStore(databaseUrl: string, sizes: GrownSizes): Promise<void> {
  const numbers: Readonly<Record<string, number>> = {
    ...sizes,
    perStore: PRODUCTS_PER_STORE,
    stores: Math.ceil(sizes.products / PRODUCTS_PER_STORE),
    members: Math.ceil(sizes.orders / 10),
  };
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // Without the triggers, which would index a product once for each of its rows, and check each reference.
    await client.query('set session_replication_role = replica');
    for (const statement of STATEMENTS)
      await client.query(
        statement.replace(/:(\w+)/g, (whole, name: string) => String(numbers[name] ?? whole)),
      );
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
