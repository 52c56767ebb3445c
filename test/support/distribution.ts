/** Table → how a distributed PostgreSQL would keep it: in the shard of its website, or as a copy on each node. */
export const DISTRIBUTION: Readonly<Record<string, 'distributed' | 'reference'>> = {
  addresses: 'reference',
  ...Object.fromEntries(
    [
      ...[
        'analytics_events',
        'captcha_uses',
        'cart_codes',
        'cart_entries',
        'carts',
        'categories',
        'collections',
      ],
      ...['comments', 'commerce_preferences', 'discount_customers', 'discounts', 'events', 'form_keys'],
      ...['form_submissions', 'forms', 'galleries', 'gallery_items', 'gift_cards', 'idempotency'],
      ...['late_visit_days', 'likes'],
      ...['lock_visits', 'locks', 'mailing_lists', 'mails', 'member_sessions', 'members', 'navigations'],
      ...['order_codes', 'order_downloads', 'order_events', 'order_gift_cards', 'order_lines', 'orders'],
      ...['owner_sessions', 'owners', 'password_links', 'payment_refunds', 'payments', 'performance_records'],
      ...[
        'posts',
        'product_categories',
        'product_files',
        'product_import_items',
        'product_imports',
        'products',
      ],
      ...[
        'request_counts',
        'restock_sendings',
        'restock_signups',
        'reviews',
        'search_entries',
        'search_words',
      ],
      ...['session_codes', 'session_tokens', 'settings', 'shipping_methods', 'site_frame', 'site_languages'],
      ...['stock', 'subscribers', 'subscription_carts', 'subscriptions', 'tax_rates', 'upload_chunks'],
      ...['upload_uses', 'uploads', 'variants', 'visit_day_carts', 'visit_day_events', 'visit_day_visitors'],
      ...['visit_days'],
    ].map((table) => [table, 'distributed' as const]),
  ),
};
