-- A filled store after its migration 047-files-of-products, by write-previous-release.ts.

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.addresses (
id text NOT NULL,
"position" integer NOT NULL,
details text NOT NULL,
words text NOT NULL
);
CREATE TABLE public.analytics_events (
tracker text NOT NULL,
event_id text NOT NULL,
name text NOT NULL,
visitor text NOT NULL,
page_path text NOT NULL,
data text NOT NULL,
occurred_at bigint NOT NULL,
received_at timestamp with time zone DEFAULT now() NOT NULL,
cart_id text DEFAULT ''::text NOT NULL
);
CREATE TABLE public.captcha_uses (
signature text NOT NULL,
used_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.cart_codes (
session_id text NOT NULL,
code text NOT NULL,
kind text NOT NULL,
"position" bigint NOT NULL,
CONSTRAINT cart_codes_kind_check CHECK ((kind = ANY (ARRAY['discount'::text, 'gift-card'::text])))
);
ALTER TABLE public.cart_codes ALTER COLUMN "position" ADD GENERATED ALWAYS AS IDENTITY (
SEQUENCE NAME public.cart_codes_position_seq
START WITH 1
INCREMENT BY 1
NO MINVALUE
NO MAXVALUE
CACHE 1
);
CREATE TABLE public.cart_entries (
id text NOT NULL,
"position" bigint NOT NULL,
session_id text NOT NULL,
item_id text NOT NULL,
sku text NOT NULL,
quantity integer NOT NULL,
additional_fields text NOT NULL,
CONSTRAINT cart_entries_quantity_check CHECK (((quantity >= 1) AND (quantity <= 9999)))
);
ALTER TABLE public.cart_entries ALTER COLUMN "position" ADD GENERATED ALWAYS AS IDENTITY (
SEQUENCE NAME public.cart_entries_position_seq
START WITH 1
INCREMENT BY 1
NO MINVALUE
NO MAXVALUE
CACHE 1
);
CREATE TABLE public.carts (
session_id text NOT NULL,
id text NOT NULL,
version bigint NOT NULL,
created_at timestamp with time zone DEFAULT now() NOT NULL,
note text DEFAULT ''::text NOT NULL
);
CREATE TABLE public.categories (
id text NOT NULL,
collection_id text NOT NULL,
display_name text NOT NULL,
parent_category_id text NOT NULL,
type text NOT NULL,
page_rendering text NOT NULL,
display_index integer NOT NULL
);
CREATE TABLE public.collections (
id text NOT NULL,
"position" bigint NOT NULL,
navigation_title text NOT NULL,
title text NOT NULL,
url_id text NOT NULL,
description text NOT NULL,
enabled boolean NOT NULL,
sort text DEFAULT 'manual'::text NOT NULL,
version integer DEFAULT 1 NOT NULL
);
ALTER TABLE public.collections ALTER COLUMN "position" ADD GENERATED ALWAYS AS IDENTITY (
SEQUENCE NAME public.collections_position_seq
START WITH 1
INCREMENT BY 1
NO MINVALUE
NO MAXVALUE
CACHE 1
);
CREATE TABLE public.comments (
id text NOT NULL,
post_id text NOT NULL,
author text NOT NULL,
body text NOT NULL,
added_at bigint NOT NULL,
"position" bigint NOT NULL
);
CREATE SEQUENCE public.comments_position_seq
START WITH 1
INCREMENT BY 1
NO MINVALUE
NO MAXVALUE
CACHE 1;
ALTER SEQUENCE public.comments_position_seq OWNED BY public.comments."position";
CREATE TABLE public.commerce_preferences (
namespace text NOT NULL,
preferences jsonb NOT NULL
);
CREATE TABLE public.discount_customers (
discount_id text NOT NULL,
email_key text NOT NULL,
uses bigint NOT NULL,
CONSTRAINT discount_customers_uses_check CHECK ((uses >= 0))
);
CREATE TABLE public.discounts (
id text NOT NULL,
"position" bigint NOT NULL,
code text NOT NULL,
percent integer,
amount_cents bigint,
has_free_shipping boolean NOT NULL,
minimum_cents bigint NOT NULL,
starts_at timestamp with time zone,
ends_at timestamp with time zone,
max_uses bigint,
max_uses_per_customer bigint,
uses bigint DEFAULT 0 NOT NULL,
version bigint DEFAULT 0 NOT NULL,
created_at timestamp with time zone DEFAULT now() NOT NULL,
CONSTRAINT discounts_amount_cents_check CHECK ((amount_cents > 0)),
CONSTRAINT discounts_minimum_cents_check CHECK ((minimum_cents >= 0)),
CONSTRAINT discounts_percent_check CHECK (((percent >= 1) AND (percent <= 100))),
CONSTRAINT discounts_uses_check CHECK ((uses >= 0))
);
ALTER TABLE public.discounts ALTER COLUMN "position" ADD GENERATED ALWAYS AS IDENTITY (
SEQUENCE NAME public.discounts_position_seq
START WITH 1
INCREMENT BY 1
NO MINVALUE
NO MAXVALUE
CACHE 1
);
CREATE TABLE public.events (
id text NOT NULL,
slug text NOT NULL,
details text NOT NULL,
starts_at bigint NOT NULL,
ends_at bigint NOT NULL,
CONSTRAINT events_check CHECK ((ends_at >= starts_at))
);
CREATE TABLE public.form_keys (
key text NOT NULL,
session_id text NOT NULL,
created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.form_submissions (
id text NOT NULL,
form_id text NOT NULL,
answers text NOT NULL,
page_url text NOT NULL,
created_at timestamp with time zone DEFAULT now() NOT NULL,
"position" bigint NOT NULL,
asked text DEFAULT '[]'::text NOT NULL,
words text DEFAULT ''::text NOT NULL
);
CREATE SEQUENCE public.form_submissions_position_seq
START WITH 1
INCREMENT BY 1
NO MINVALUE
NO MAXVALUE
CACHE 1;
ALTER SEQUENCE public.form_submissions_position_seq OWNED BY public.form_submissions."position";
CREATE TABLE public.forms (
id text NOT NULL,
schema text NOT NULL,
version integer DEFAULT 1 NOT NULL
);
CREATE TABLE public.galleries (
id text NOT NULL,
slug text NOT NULL,
details text NOT NULL,
"position" integer NOT NULL
);
CREATE TABLE public.gallery_items (
gallery_id text NOT NULL,
"position" integer NOT NULL,
details text NOT NULL
);
CREATE TABLE public.gift_cards (
code text NOT NULL,
order_id text NOT NULL,
value_cents bigint NOT NULL,
left_cents bigint NOT NULL,
currency text NOT NULL,
created_at timestamp with time zone DEFAULT now() NOT NULL,
"position" bigint NOT NULL,
voided_at timestamp with time zone,
CONSTRAINT gift_cards_check CHECK (((left_cents >= 0) AND (left_cents <= value_cents))),
CONSTRAINT gift_cards_value_cents_check CHECK ((value_cents >= 0))
);
CREATE SEQUENCE public.gift_cards_position_seq
START WITH 1
INCREMENT BY 1
NO MINVALUE
NO MAXVALUE
CACHE 1;
ALTER SEQUENCE public.gift_cards_position_seq OWNED BY public.gift_cards."position";
CREATE TABLE public.idempotency (
scope text NOT NULL,
key text NOT NULL,
request_hash text NOT NULL,
status integer NOT NULL,
body text NOT NULL,
created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.kysely_migration (
name character varying(255) NOT NULL,
"timestamp" character varying(255) NOT NULL
);
CREATE TABLE public.kysely_migration_lock (
id character varying(255) NOT NULL,
is_locked integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.likes (
item_id text NOT NULL,
session_id text NOT NULL,
liked_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.lock_visits (
token_hash text NOT NULL,
path text NOT NULL,
expires_at timestamp with time zone NOT NULL
);
CREATE TABLE public.locks (
path text NOT NULL,
password_hash text NOT NULL,
locked_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.mailing_lists (
id text NOT NULL,
name text NOT NULL,
name_key text NOT NULL,
created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.mails (
id text NOT NULL,
"position" bigint NOT NULL,
cause text NOT NULL,
kind text NOT NULL,
recipient text NOT NULL,
subject text NOT NULL,
body text NOT NULL,
language text NOT NULL,
created_at timestamp with time zone DEFAULT now() NOT NULL,
sent_at timestamp with time zone,
attempts integer DEFAULT 0 NOT NULL,
next_attempt_at timestamp with time zone DEFAULT now(),
failure text
);
CREATE SEQUENCE public.mails_position_seq
START WITH 1
INCREMENT BY 1
NO MINVALUE
NO MAXVALUE
CACHE 1;
ALTER SEQUENCE public.mails_position_seq OWNED BY public.mails."position";
CREATE TABLE public.member_sessions (
token_hash text NOT NULL,
member_id text NOT NULL,
expires_at timestamp with time zone NOT NULL
);
CREATE TABLE public.members (
id text NOT NULL,
email text NOT NULL,
email_key text NOT NULL,
password_hash text NOT NULL,
language text,
created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.navigations (
field_name text NOT NULL,
items text NOT NULL,
version integer DEFAULT 1 NOT NULL
);
CREATE TABLE public.order_codes (
order_id text NOT NULL,
discount_id text,
code text NOT NULL,
email_key text NOT NULL,
returned_at timestamp with time zone
);
CREATE TABLE public.order_downloads (
token text NOT NULL,
order_id text NOT NULL,
line_position integer NOT NULL,
file_position integer NOT NULL,
upload_id text NOT NULL,
name text NOT NULL,
allowed integer NOT NULL,
sent_bytes bigint DEFAULT 0 NOT NULL,
expires_at timestamp with time zone NOT NULL,
created_at timestamp with time zone DEFAULT now() NOT NULL,
CONSTRAINT order_downloads_allowed_check CHECK ((allowed > 0)),
CONSTRAINT order_downloads_sent_bytes_check CHECK ((sent_bytes >= 0))
);
CREATE TABLE public.order_events (
order_id text NOT NULL,
"position" bigint NOT NULL,
at timestamp with time zone DEFAULT now() NOT NULL,
kind text NOT NULL,
details text NOT NULL,
cause text NOT NULL
);
CREATE SEQUENCE public.order_events_position_seq
START WITH 1
INCREMENT BY 1
NO MINVALUE
NO MAXVALUE
CACHE 1;
ALTER SEQUENCE public.order_events_position_seq OWNED BY public.order_events."position";
CREATE TABLE public.order_gift_cards (
order_id text NOT NULL,
code text NOT NULL,
cents bigint NOT NULL,
returned_cents bigint DEFAULT 0 NOT NULL,
CONSTRAINT order_gift_cards_cents_check CHECK ((cents > 0)),
CONSTRAINT order_gift_cards_check CHECK (((returned_cents >= 0) AND (returned_cents <= cents)))
);
CREATE TABLE public.order_lines (
order_id text NOT NULL,
"position" integer NOT NULL,
item_id text NOT NULL,
sku text NOT NULL,
title text NOT NULL,
attributes text NOT NULL,
quantity integer NOT NULL,
unit_price_cents bigint NOT NULL,
additional_fields text DEFAULT ''::text NOT NULL,
product_type integer,
restocked integer DEFAULT 0 NOT NULL,
CONSTRAINT order_lines_check CHECK (((restocked >= 0) AND (restocked <= quantity))),
CONSTRAINT order_lines_quantity_check CHECK ((quantity > 0))
);
CREATE TABLE public.orders (
id text NOT NULL,
session_id text NOT NULL,
cart_id text NOT NULL,
email text NOT NULL,
customer_name text NOT NULL,
subtotal_cents bigint NOT NULL,
grand_total_cents bigint NOT NULL,
currency text NOT NULL,
created_at timestamp with time zone DEFAULT now() NOT NULL,
"position" bigint NOT NULL,
awaits_payment boolean DEFAULT false NOT NULL,
discount_cents bigint DEFAULT 0 NOT NULL,
shipping_cost_cents bigint DEFAULT 0 NOT NULL,
tax_cents bigint DEFAULT 0 NOT NULL,
gift_card_cents bigint DEFAULT 0 NOT NULL,
is_tax_included boolean DEFAULT false NOT NULL,
fulfilled_at timestamp with time zone,
cancelled_at timestamp with time zone,
refunded_cents bigint DEFAULT 0 NOT NULL,
words text DEFAULT ''::text NOT NULL,
owner_note text DEFAULT ''::text NOT NULL,
owner_note_version integer DEFAULT 0 NOT NULL,
country text DEFAULT ''::text NOT NULL,
shipping_address text DEFAULT ''::text NOT NULL,
shipping_method text DEFAULT ''::text NOT NULL,
customer_note text DEFAULT ''::text NOT NULL,
member_id text,
delivered_at timestamp with time zone,
payment_method text DEFAULT ''::text NOT NULL,
CONSTRAINT orders_check CHECK (((refunded_cents >= 0) AND (refunded_cents <= grand_total_cents))),
CONSTRAINT orders_discount_cents_check CHECK ((discount_cents >= 0)),
CONSTRAINT orders_end CHECK (((fulfilled_at IS NULL) OR (cancelled_at IS NULL))),
CONSTRAINT orders_gift_card_cents_check CHECK ((gift_card_cents >= 0)),
CONSTRAINT orders_shipping_cost_cents_check CHECK ((shipping_cost_cents >= 0)),
CONSTRAINT orders_tax_cents_check CHECK ((tax_cents >= 0))
);
CREATE SEQUENCE public.orders_position_seq
START WITH 1
INCREMENT BY 1
NO MINVALUE
NO MAXVALUE
CACHE 1;
ALTER SEQUENCE public.orders_position_seq OWNED BY public.orders."position";
CREATE TABLE public.owner_sessions (
token_hash text NOT NULL,
owner_name text NOT NULL,
expires_at timestamp with time zone NOT NULL
);
CREATE TABLE public.owners (
name text NOT NULL,
password_hash text NOT NULL
);
CREATE TABLE public.password_links (
address_hash text NOT NULL,
member_id text,
token_hash text NOT NULL,
expires_at timestamp with time zone NOT NULL
);
CREATE TABLE public.payment_refunds (
id text NOT NULL,
payment_id text NOT NULL,
amount_cents bigint NOT NULL,
state text NOT NULL,
cause text NOT NULL,
next_attempt_at timestamp with time zone,
created_at timestamp with time zone DEFAULT now() NOT NULL,
CONSTRAINT payment_refunds_amount_cents_check CHECK ((amount_cents > 0)),
CONSTRAINT payment_refunds_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'done'::text, 'refused'::text])))
);
CREATE TABLE public.payments (
id text NOT NULL,
"position" bigint NOT NULL,
order_id text NOT NULL,
provider text NOT NULL,
amount_cents bigint NOT NULL,
currency text NOT NULL,
state text NOT NULL,
provider_reference text DEFAULT ''::text NOT NULL,
can_refund boolean NOT NULL,
is_surplus boolean DEFAULT false NOT NULL,
created_at timestamp with time zone DEFAULT now() NOT NULL,
expires_at timestamp with time zone NOT NULL,
check_at timestamp with time zone,
looked_up_at timestamp with time zone,
CONSTRAINT payments_amount_cents_check CHECK ((amount_cents > 0)),
CONSTRAINT payments_state_check CHECK ((state = ANY (ARRAY['created'::text, 'pending'::text, 'paid'::text, 'refused'::text, 'expired'::text])))
);
CREATE SEQUENCE public.payments_position_seq
START WITH 1
INCREMENT BY 1
NO MINVALUE
NO MAXVALUE
CACHE 1;
ALTER SEQUENCE public.payments_position_seq OWNED BY public.payments."position";
CREATE TABLE public.performance_records (
metric_id text NOT NULL,
page_load_id text NOT NULL,
name text NOT NULL,
value double precision NOT NULL,
rating text NOT NULL,
page_path text NOT NULL,
navigation_type text NOT NULL,
element text NOT NULL,
occurred_at bigint NOT NULL,
received_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.posts (
id text NOT NULL,
slug text NOT NULL,
details text NOT NULL,
published_at bigint NOT NULL
);
CREATE TABLE public.product_categories (
product_id text NOT NULL,
category_id text NOT NULL
);
CREATE TABLE public.product_files (
id text NOT NULL,
product_id text NOT NULL,
"position" integer NOT NULL,
upload_id text NOT NULL,
name text NOT NULL
);
CREATE TABLE public.product_import_items (
import_id text NOT NULL,
"position" integer NOT NULL,
line integer NOT NULL,
row_count integer NOT NULL,
title text NOT NULL,
plan text NOT NULL,
facts text NOT NULL,
variant_count integer NOT NULL,
draft text,
problems text NOT NULL,
result text,
product_id text
);
CREATE TABLE public.product_imports (
id text NOT NULL,
"position" bigint NOT NULL,
created_at timestamp with time zone DEFAULT now() NOT NULL,
state text NOT NULL,
layout text NOT NULL,
file_name text NOT NULL,
collection_id text NOT NULL,
makes_stores boolean NOT NULL,
row_count integer NOT NULL,
warnings text NOT NULL,
next_position integer DEFAULT 0 NOT NULL
);
ALTER TABLE public.product_imports ALTER COLUMN "position" ADD GENERATED ALWAYS AS IDENTITY (
SEQUENCE NAME public.product_imports_position_seq
START WITH 1
INCREMENT BY 1
NO MINVALUE
NO MAXVALUE
CACHE 1
);
CREATE TABLE public.products (
id text NOT NULL,
slug text NOT NULL,
details text NOT NULL,
"position" integer NOT NULL,
collection_id text DEFAULT 'shop'::text NOT NULL,
is_published boolean DEFAULT true NOT NULL,
version integer DEFAULT 1 NOT NULL,
created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.restock_sendings (
id text NOT NULL,
store_url text NOT NULL,
created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.restock_signups (
id text NOT NULL,
"position" bigint NOT NULL,
product_id text NOT NULL,
variant_id text NOT NULL,
email text NOT NULL,
email_key text NOT NULL,
joins_mailing_list boolean NOT NULL,
language text NOT NULL,
created_at timestamp with time zone DEFAULT now() NOT NULL,
sent_at timestamp with time zone,
sending_id text,
refusal_count integer DEFAULT 0 NOT NULL
);
CREATE SEQUENCE public.restock_signups_position_seq
START WITH 1
INCREMENT BY 1
NO MINVALUE
NO MAXVALUE
CACHE 1;
ALTER SEQUENCE public.restock_signups_position_seq OWNED BY public.restock_signups."position";
CREATE TABLE public.reviews (
id text NOT NULL,
"position" bigint NOT NULL,
product_id text NOT NULL,
rating integer NOT NULL,
author text,
title text,
body text,
language text NOT NULL,
written_at bigint NOT NULL,
is_imported boolean NOT NULL,
source text,
state text DEFAULT 'approved'::text NOT NULL,
email text,
email_key text,
member_id text,
is_verified boolean DEFAULT false NOT NULL,
CONSTRAINT reviews_check CHECK ((is_imported OR (source IS NULL))),
CONSTRAINT reviews_rating_check CHECK (((rating >= 1) AND (rating <= 5))),
CONSTRAINT reviews_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'approved'::text, 'rejected'::text]))),
CONSTRAINT reviews_written_at_check CHECK ((written_at >= 0))
);
CREATE SEQUENCE public.reviews_position_seq
START WITH 1
INCREMENT BY 1
NO MINVALUE
NO MAXVALUE
CACHE 1;
ALTER SEQUENCE public.reviews_position_seq OWNED BY public.reviews."position";
CREATE TABLE public.session_codes (
code_hash text NOT NULL,
session_id text NOT NULL,
login_hash text NOT NULL,
origin text,
expires_at timestamp with time zone NOT NULL
);
CREATE TABLE public.session_tokens (
token_hash text NOT NULL,
session_id text NOT NULL,
origin text NOT NULL,
login_hash text NOT NULL,
expires_at timestamp with time zone NOT NULL
);
CREATE TABLE public.settings (
name text NOT NULL,
value text NOT NULL
);
CREATE TABLE public.shipping_methods (
id text NOT NULL,
"position" integer NOT NULL,
name text NOT NULL,
price_cents bigint NOT NULL,
free_from_cents bigint,
is_pickup boolean NOT NULL,
countries text,
version integer DEFAULT 1 NOT NULL,
CONSTRAINT shipping_methods_free_from_cents_check CHECK ((free_from_cents >= 0)),
CONSTRAINT shipping_methods_price_cents_check CHECK ((price_cents >= 0))
);
CREATE TABLE public.site_frame (
place text NOT NULL,
markup text NOT NULL,
safe_markup text NOT NULL,
version integer DEFAULT 1 NOT NULL
);
CREATE TABLE public.site_languages (
language text NOT NULL
);
CREATE TABLE public.stock (
sku text NOT NULL,
unlimited boolean NOT NULL,
quantity integer NOT NULL,
CONSTRAINT stock_quantity_check CHECK ((quantity >= 0))
);
CREATE TABLE public.subscribers (
list_id text NOT NULL,
"position" bigint NOT NULL,
email text NOT NULL,
email_key text NOT NULL,
form_id text NOT NULL,
joined_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE SEQUENCE public.subscribers_position_seq
START WITH 1
INCREMENT BY 1
NO MINVALUE
NO MAXVALUE
CACHE 1;
ALTER SEQUENCE public.subscribers_position_seq OWNED BY public.subscribers."position";
CREATE TABLE public.subscription_carts (
token text NOT NULL,
session_id text NOT NULL,
item_id text,
sku text,
quantity integer NOT NULL,
additional_fields text NOT NULL,
created_at timestamp with time zone DEFAULT now() NOT NULL,
CONSTRAINT subscription_carts_quantity_check CHECK (((quantity >= 1) AND (quantity <= 9999)))
);
CREATE TABLE public.subscriptions (
order_id text NOT NULL,
token text NOT NULL,
plan text NOT NULL,
created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.tax_rates (
country text NOT NULL,
basis_points integer NOT NULL,
CONSTRAINT tax_rates_basis_points_check CHECK (((basis_points >= 1) AND (basis_points <= 10000)))
);
CREATE TABLE public.upload_chunks (
upload_id text NOT NULL,
"position" integer NOT NULL,
content bytea NOT NULL
);
ALTER TABLE ONLY public.upload_chunks ALTER COLUMN content SET STORAGE EXTERNAL;
CREATE TABLE public.upload_uses (
upload_id text NOT NULL,
used_by text NOT NULL
);
CREATE TABLE public.uploads (
id text NOT NULL,
kind text NOT NULL,
media_type text NOT NULL,
file_name text NOT NULL,
size_bytes bigint DEFAULT 0 NOT NULL,
sha256 text DEFAULT ''::text NOT NULL,
width_px integer,
height_px integer,
is_complete boolean DEFAULT false NOT NULL,
created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.variants (
sku text NOT NULL,
product_id text NOT NULL,
"position" integer NOT NULL,
price_cents bigint NOT NULL,
sale_price_cents bigint NOT NULL,
on_sale boolean NOT NULL,
details text NOT NULL,
CONSTRAINT variants_price_cents_check CHECK ((price_cents >= 0)),
CONSTRAINT variants_sale_price_cents_check CHECK ((sale_price_cents >= 0))
);
ALTER TABLE ONLY public.comments ALTER COLUMN "position" SET DEFAULT nextval('public.comments_position_seq'::regclass);
ALTER TABLE ONLY public.form_submissions ALTER COLUMN "position" SET DEFAULT nextval('public.form_submissions_position_seq'::regclass);
ALTER TABLE ONLY public.gift_cards ALTER COLUMN "position" SET DEFAULT nextval('public.gift_cards_position_seq'::regclass);
ALTER TABLE ONLY public.mails ALTER COLUMN "position" SET DEFAULT nextval('public.mails_position_seq'::regclass);
ALTER TABLE ONLY public.order_events ALTER COLUMN "position" SET DEFAULT nextval('public.order_events_position_seq'::regclass);
ALTER TABLE ONLY public.orders ALTER COLUMN "position" SET DEFAULT nextval('public.orders_position_seq'::regclass);
ALTER TABLE ONLY public.payments ALTER COLUMN "position" SET DEFAULT nextval('public.payments_position_seq'::regclass);
ALTER TABLE ONLY public.restock_signups ALTER COLUMN "position" SET DEFAULT nextval('public.restock_signups_position_seq'::regclass);
ALTER TABLE ONLY public.reviews ALTER COLUMN "position" SET DEFAULT nextval('public.reviews_position_seq'::regclass);
ALTER TABLE ONLY public.subscribers ALTER COLUMN "position" SET DEFAULT nextval('public.subscribers_position_seq'::regclass);



SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;


INSERT INTO public.analytics_events VALUES
	('older', 'cca2c2f1-18d7-43ac-9fdf-194ddd0debff', 'page_view', 'lIoGQg7gd0vLEnw4GLQWn3nymG2gNCaDjbo8vJyqn6I', '/shop/mug', '{"eventId":"cca2c2f1-18d7-43ac-9fdf-194ddd0debff","occurredAt":1796097860123,"pagePath":"/shop/mug"}', 1796097860123, '2026-12-01 04:04:21.152055+00', ''),
	('older', '41d25fa5-9772-40bd-992f-9cfa3c9853e8', 'cart_addition', 'lIoGQg7gd0vLEnw4GLQWn3nymG2gNCaDjbo8vJyqn6I', '/shop/mug', '{"eventId":"41d25fa5-9772-40bd-992f-9cfa3c9853e8","occurredAt":1796097860345,"pagePath":"/shop/mug","cart_id":"83c58ff1-c890-4cdb-945b-5d48d4642bfb"}', 1796097860345, '2026-12-01 04:04:21.360047+00', '83c58ff1-c890-4cdb-945b-5d48d4642bfb'),
	('older', '07a887a7-43e3-40e5-babb-94e06b1873c1', 'page_view', 'r0D_Tv3opYa85arIU9t4gDxLTC_NsyrvSsXCDeDidOo', '/shop/mug', '{"eventId":"07a887a7-43e3-40e5-babb-94e06b1873c1","occurredAt":1796097861225,"pagePath":"/shop/mug"}', 1796097861225, '2026-12-01 04:04:22.232044+00', '');












INSERT INTO public.carts VALUES
	('member-6ad8c675-9d66-455e-b317-c707c1543110', 'fa021042-758a-4b4f-bf0e-4458696ab83a', 3, '2026-12-01 04:04:21.909+00', ''),
	('a7aa777c28dd7681f4f786f8f3a3d2e1', '29b073a4-f387-4a76-b6cc-f6099922c8f5', 2, '2026-12-01 04:04:22.407+00', ''),
	('853d65aaade85f2979269963bc8e25a0', 'd6b22908-69e8-4820-a321-326b9dd832de', 3, '2026-12-01 04:04:23.093+00', '');



INSERT INTO public.categories VALUES
	('72825ad6-cb0e-4a1f-9a1e-71e27d52f293', 'shop', 'All', '', 'ROOT', 'LIST_VIEW', 1);



INSERT INTO public.collections OVERRIDING SYSTEM VALUE VALUES
	('shop', 1, 'Shop', 'Shop', 'shop', 'Everything on the shelves today.', true, 'manual', 1);






INSERT INTO public.discount_customers VALUES
	('e1dba029-9d79-4eb7-9d1c-0126a610eb75', 'ann@example.com', 1);



INSERT INTO public.discounts OVERRIDING SYSTEM VALUE VALUES
	('e1dba029-9d79-4eb7-9d1c-0126a610eb75', 1, 'WELCOME10', 10, NULL, false, 0, NULL, NULL, NULL, NULL, 1, 0, '2026-12-01 04:04:19.895254+00');






INSERT INTO public.form_submissions VALUES
	('c5133845-afa8-4eba-b57d-de8734c29f1d', 'contact', '{"name":{"First":"Ada","Last":"Byron"},"email":"ada@example.com","phone":{"Country":"","Areacode":"","Prefix":"","Line":""},"address":{"Line1":"","Line2":"","City":"","State":"","Zip":"","Country":""},"website":"","twitter":"","subject":"A workshop","message":"Is there a seat left?","glaze":["Ash","a blue one"],"answer":"","pieces":"","budget":"","day":{"Month":"","Day":"","Year":""},"hour":{"Hour":"","Minute":"","Second":"","Ampm":""},"opinion":{"The shop is easy to use.":2},"word":"","source":""}', '/contact', '2026-12-01 04:04:23.731501+00', 1, '[{"id":"name","type":"name","title":"Your name"},{"id":"email","type":"email","title":"Email"},{"id":"phone","type":"phone","title":"Phone"},{"id":"address","type":"address","title":"Where should we send it?"},{"id":"website","type":"website","title":"Your website"},{"id":"twitter","type":"twitter","title":"Twitter"},{"id":"subject","type":"select","title":"Subject"},{"id":"message","type":"textarea","title":"Message"},{"id":"glaze","type":"checkbox","title":"Favorite glazes"},{"id":"answer","type":"radio","title":"How should we reply?"},{"id":"pieces","type":"number","title":"How many pieces?"},{"id":"budget","type":"currency","title":"Budget"},{"id":"day","type":"date","title":"When do you need it?"},{"id":"hour","type":"time","title":"When should we call?"},{"id":"opinion","type":"likert","title":"What do you think?"},{"id":"word","type":"password","title":"Pickup code word"},{"id":"source","type":"hidden","title":"source"}]', 'ada byron
ada@example.com
a workshop
is there a seat left?
ash, a blue one
the shop is easy to use.: strongly agree');



INSERT INTO public.forms VALUES
	('contact', '{"id":"contact","storage":{"emails":["hello@clay-and-cotton.example"]},"submitText":"Send","submissionText":"Thank you. Mara or Ilse will get back to you within two days.","postSubmitHtml":"<p>While you wait, read how <a href=\"/journal\">a kiln is fired</a> in our journal.</p>","fields":[{"id":"about","type":"section","title":"About you","underline":true},{"id":"name","type":"name","title":"Your name","required":true},{"id":"email","type":"email","title":"Email","required":true,"description":"We’ll reply to this address only.","placeholder":"you@example.com"},{"id":"phone","type":"phone","title":"Phone","showCountryCode":true},{"id":"address","type":"address","title":"Where should we send it?"},{"id":"website","type":"website","title":"Your website","placeholder":"https://"},{"id":"twitter","type":"twitter","title":"Twitter"},{"id":"wish","type":"section","title":"What is it about?","underline":true},{"id":"subject","type":"select","title":"Subject","required":true,"options":["A piece I bought","A custom piece","A workshop","Something else"]},{"id":"message","type":"textarea","title":"Message","required":true,"maxLength":500},{"id":"glaze","type":"checkbox","title":"Favorite glazes","options":["Ash","Celadon","Tenmoku"],"otherOption":true},{"id":"answer","type":"radio","title":"How should we reply?","options":["By email","By phone"]},{"id":"pieces","type":"number","title":"How many pieces?"},{"id":"budget","type":"currency","title":"Budget","currencySymbol":"$"},{"id":"day","type":"date","title":"When do you need it?"},{"id":"hour","type":"time","title":"When should we call?"},{"id":"opinion","type":"likert","title":"What do you think?","options":["The shop is easy to use.","I would buy here again."]},{"id":"word","type":"password","title":"Pickup code word","description":"You’ll need it when you pick up a piece."},{"id":"source","type":"hidden","key":"utm_source","value":"site"}]}', 1),
	('newsletter', '{"id":"newsletter","newsletter":true,"storage":{"mailingListId":"journal-letter","mailchimp":{"account":"clay-and-cotton"}},"captcha":false,"submitText":"Sign up","submissionText":"Thank you. We’ll write the next time we open the kiln.","postSubmitHtml":"<p>Past letters are in <a href=\"/journal\">our journal</a>.</p>","fields":[{"id":"email","type":"email","title":"Email","required":true,"placeholder":"you@example.com"}]}', 1),
	('participant', '{"id":"participant","captcha":false,"submitText":"Save","submissionText":"","fields":[{"id":"participant","type":"name","title":"Participant","required":true},{"id":"experience","type":"radio","title":"Have you used a pottery wheel before?","required":true,"options":["Never","A few times","Often"]},{"id":"wish","type":"textarea","title":"Anything we should know?","maxLength":200}]}', 1),
	('plants', '{"id":"plants","captcha":false,"submitText":"Save","submissionText":"","fields":[{"id":"office","type":"text","title":"Where are the plants?","required":true},{"id":"plants","type":"number","title":"How many are there?"}]}', 1);



INSERT INTO public.gift_cards VALUES
	('2SJV-A342-G7VG-3EKR', '36236bdb-cf7a-48ed-bac0-495d3b99e175', 2500, 600, 'USD', '2026-12-01 04:04:22.384021+00', 1, NULL);



INSERT INTO public.idempotency VALUES
	('owner owner', '1f89556f-44bf-49f4-a232-d38567bd5df0 2a034867b9cf9307f4803ad173b68b781e333bfe740dc80829b8ef358f819e48', '6029cf21352a95e2afdd3df9001d59789a1772b32fc404023692004f5134990b', 303, 'e1dba029-9d79-4eb7-9d1c-0126a610eb75', '2026-12-01 04:04:19.895254+00'),
	('owner owner', 'dbcb046b-2edb-47c9-a9ca-8295e5b8a0a6 9ddb0dc5848db6b368ff669fd1f79530074a68777030c3c09dc087c904f6dfaf', 'a9e6d9cfa9bbd1febf489ed2d8bb6f34cc188f249be3cfb826c70758f13cdcd1', 200, '{"id":"ffbeb578-2657-4e6b-972a-77c3b37e3646","slug":"blue-bowl","version":1}', '2026-12-01 04:04:20.349604+00'),
	('member-6ad8c675-9d66-455e-b317-c707c1543110', '23b515c0-bc18-41da-9407-2e2f2ce677de', '7eb8dd1579c2408cfe348e14f3b4a2a99a00cda8013130fa3c9e2653786f2257', 303, '/checkout/confirmed/6d949f1d-23ad-4451-b7b8-e798bfa56e32', '2026-12-01 04:04:21.787015+00'),
	('owner owner', '9b939b02-be84-4ff5-8387-e2da73cf84fe ccf545541be2876eb8df7cc4fed94fd0521556cba92fec60adf5fb0bef144e93', 'c1ec9d41fc2d1f801bd89d2089ee12879ccd8b27c073bf5457591f7b74f6aed3', 303, '', '2026-12-01 04:04:22.143445+00'),
	('a7aa777c28dd7681f4f786f8f3a3d2e1', 'fb1855d8-99df-4425-ae5e-c3a000f2b2d1', 'd91f40d48596dde1e2814277700e71751abc526eccd81fc80a026a6fd2dacfe6', 303, '/checkout/confirmed/36236bdb-cf7a-48ed-bac0-495d3b99e175', '2026-12-01 04:04:22.384021+00'),
	('853d65aaade85f2979269963bc8e25a0', 'ffecc17e-800d-48e7-8e37-03c47060aa25', 'bfb2deba352c886390b3599a379c1becc5c9e22ad2833dcc82af925dd052a075', 303, '/checkout/confirmed/b8d064bb-f220-4a8f-b1d4-15c019ebcd6f', '2026-12-01 04:04:23.044012+00'),
	('owner owner', 'b4ab5117-5f13-45ac-895f-0b8de7065847 fe0229c78bac21511d19f75c2f43ff98d9bb01bbd2085f147c7e93b1242fe9f0', 'b8988c90aa200b1329cb0310d7c787ed5ca2f724989428c766f4762534bb14bb', 303, '', '2026-12-01 04:04:23.258124+00'),
	('7951366e38e73f88c9663c9552aa573d', '17fffa5b-c4af-4859-b9ea-233dd7927836 fee21baea3e1f0e369c465415618bf0b74a7e4572a3a34a7d90fd9ac2c10177d', '08f4e37fd2ca4687bbaa2c6b81b54f0be39dcc77be1135a65d43fe2f2a17cc86', 303, '', '2026-12-01 04:04:23.462136+00'),
	('f805702cbc13c9b8a4bf30985c2308ef', '51bff68e-4908-45f9-8323-2cdc032ac952', '4968f22f706be7a189f6964b07a02c455d462911257c8c4285c679094ed6ec70', 200, '{"formId":"contact"}', '2026-12-01 04:04:23.731501+00');



INSERT INTO public.kysely_migration VALUES
	('001-store', '2026-12-01T04:04:16.152Z'),
	('002-content', '2026-12-01T04:04:16.273Z'),
	('003-forms', '2026-12-01T04:04:16.301Z'),
	('004-owners', '2026-12-01T04:04:16.324Z'),
	('005-submissions', '2026-12-01T04:04:16.356Z'),
	('006-captcha', '2026-12-01T04:04:16.377Z'),
	('007-addresses', '2026-12-01T04:04:16.382Z'),
	('008-outbox', '2026-12-01T04:04:16.396Z'),
	('009-gift-cards', '2026-12-01T04:04:16.411Z'),
	('010-restock', '2026-12-01T04:04:16.448Z'),
	('011-subscriptions', '2026-12-01T04:04:16.492Z'),
	('012-reviews', '2026-12-01T04:04:16.514Z'),
	('013-answers', '2026-12-01T04:04:16.529Z'),
	('014-places-of-orders', '2026-12-01T04:04:16.569Z'),
	('015-visits', '2026-12-01T04:04:16.581Z'),
	('016-payments', '2026-12-01T04:04:16.583Z'),
	('017-performance', '2026-12-01T04:04:16.601Z'),
	('018-links-of-visits', '2026-12-01T04:04:16.616Z'),
	('019-times-of-orders', '2026-12-01T04:04:16.618Z'),
	('020-members', '2026-12-01T04:04:16.635Z'),
	('021-navigation', '2026-12-01T04:04:16.637Z'),
	('022-collections', '2026-12-01T04:04:16.691Z'),
	('023-languages', '2026-12-01T04:04:16.710Z'),
	('024-locks', '2026-12-01T04:04:16.742Z'),
	('025-preferences', '2026-12-01T04:04:16.760Z'),
	('026-site-frame', '2026-12-01T04:04:16.779Z'),
	('027-versions-of-site-frame', '2026-12-01T04:04:16.784Z'),
	('028-restock-sendings', '2026-12-01T04:04:16.811Z'),
	('029-mailing-lists', '2026-12-01T04:04:16.828Z'),
	('030-likes', '2026-12-01T04:04:16.838Z'),
	('031-places-of-comments', '2026-12-01T04:04:16.850Z'),
	('032-older-addresses', '2026-12-01T04:04:16.875Z'),
	('033-order-of-pages', '2026-12-01T04:04:16.893Z'),
	('034-session-tokens', '2026-12-01T04:04:16.919Z'),
	('035-totals-of-orders', '2026-12-01T04:04:16.956Z'),
	('036-edited-products', '2026-12-01T04:04:17.022Z'),
	('037-events-of-orders', '2026-12-01T04:04:17.051Z'),
	('038-shipping-and-taxes', '2026-12-01T04:04:17.093Z'),
	('039-codes', '2026-12-01T04:04:17.204Z'),
	('040-mail-delivery', '2026-12-01T04:04:17.234Z'),
	('041-accounts-of-members', '2026-12-01T04:04:17.264Z'),
	('042-uploads', '2026-12-01T04:04:17.321Z'),
	('043-collections', '2026-12-01T04:04:17.363Z'),
	('044-reviews', '2026-12-01T04:04:17.384Z'),
	('045-product-imports', '2026-12-01T04:04:17.404Z'),
	('046-payments', '2026-12-01T04:04:17.498Z'),
	('047-files-of-products', '2026-12-01T04:04:17.517Z');



INSERT INTO public.kysely_migration_lock VALUES
	('migration_lock', 0);












INSERT INTO public.mailing_lists VALUES
	('journal-letter', 'Journal letter', 'journal letter', '2026-12-01 04:04:17.545745+00');



INSERT INTO public.mails VALUES
	('030d2cbc-d6db-4a59-a435-2e5d91513d44', 1, 'order:6d949f1d-23ad-4451-b7b8-e798bfa56e32', 'order', 'ann@example.com', 'Your order at Clay & Cotton', 'Hi Ann,

Thank you for your order. Here’s what you bought:

2 × Stoneware Mug: $36.00

Subtotal: $36.00
Discount: −$3.60
Total: $32.40

Your order number is #1001.

Your order is confirmed. We’re getting it ready.
We’ll email you when your parcel is on its way.

Ship to:
Ann
1 Kiln Road
Portland, ME 04101
United States

Shipping method: Standard shipping', 'en-US', '2026-12-01 04:04:21.787015+00', NULL, 0, '2026-12-01 04:04:21.787015+00', NULL),
	('f0453438-8202-448c-b011-085c6b6c5d88', 2, 'refunded:6d949f1d-23ad-4451-b7b8-e798bfa56e32:1', 'order', 'ann@example.com', 'Your refund from Clay & Cotton', 'Hi Ann,

This is about your order #1001.

We’re refunding $5.00.

Subtotal: $36.00
Discount: −$3.60
Total: $32.40
Refunded: −$5.00', 'en-US', '2026-12-01 04:04:22.143445+00', NULL, 0, '2026-12-01 04:04:22.143445+00', NULL),
	('d83fb2b4-52bb-4931-8f40-525e0d8d0c65', 3, 'order:36236bdb-cf7a-48ed-bac0-495d3b99e175', 'order', 'ben@example.com', 'Your order at Clay & Cotton', 'Hi Ben,

Thank you for your order. Here’s what you bought:

1 × Gift Card ($25): $25.00

Subtotal: $25.00
Total: $25.00

Your order number is #1002.

Your order is confirmed.
Your gift card is on its way by email.', 'en-US', '2026-12-01 04:04:22.384021+00', NULL, 0, '2026-12-01 04:04:22.384021+00', NULL),
	('ebd16653-bf4c-4dc7-bb84-1fdcfd3f6058', 4, 'gift-card:2SJV-A342-G7VG-3EKR', 'gift-card', 'ben@example.com', 'Your $25.00 gift card for Clay & Cotton', 'Hi Ben,

Here’s your $25.00 gift card. Anyone with the code below can use it, so you can forward this email or keep it.

Code: 2SJV-A342-G7VG-3EKR

It’s good for everything at Clay & Cotton and never expires.', 'en-US', '2026-12-01 04:04:22.384021+00', NULL, 0, '2026-12-01 04:04:22.384021+00', NULL),
	('1eac0c5e-7e38-4992-8765-112713c43d0d', 5, 'order:b8d064bb-f220-4a8f-b1d4-15c019ebcd6f', 'order', 'cleo@example.com', 'Your order at Clay & Cotton', 'Hi Cleo,

Thank you for your order. Here’s what you bought:

1 × Everyday Tee (Ink / M): $19.00

Subtotal: $19.00
Total: $19.00
Gift cards: −$19.00
To pay: $0.00

Your order number is #1003.

Your order is confirmed. We’re getting it ready.
We’ll email you when your parcel is on its way.

Ship to:
Cleo
1 Kiln Road
Portland, ME 04101
United States

Shipping method: Standard shipping', 'en-US', '2026-12-01 04:04:23.044012+00', NULL, 0, '2026-12-01 04:04:23.044012+00', NULL),
	('40076f95-db66-4aba-8737-ac639365b4d0', 6, 'shipped:b8d064bb-f220-4a8f-b1d4-15c019ebcd6f', 'order', 'cleo@example.com', 'Your order at Clay & Cotton has shipped', 'Hi Cleo,

Your order #1003 is on its way.

Carrier: UPS
Tracking number: 1Z-9

1 × Everyday Tee (Ink / M)', 'en-US', '2026-12-01 04:04:23.258124+00', NULL, 0, '2026-12-01 04:04:23.258124+00', NULL),
	('e215f39e-74a2-4f32-a517-062ccd2af0e3', 7, 'submission:c5133845-afa8-4eba-b57d-de8734c29f1d:hello@clay-and-cotton.example', 'submission', 'hello@clay-and-cotton.example', 'New submission: contact', 'Someone submitted the form "contact".

Your name: Ada Byron
Email: ada@example.com
Phone: N/A
Where should we send it? N/A
Your website: N/A
Twitter: N/A
Subject: A workshop
Message: Is there a seat left?
Favorite glazes: Ash, a blue one
How should we reply? N/A
How many pieces? N/A
Budget: N/A
When do you need it? N/A
When should we call? N/A
What do you think? The shop is easy to use.: Strongly Agree
source: N/A', 'en-US', '2026-12-01 04:04:23.731501+00', NULL, 0, '2026-12-01 04:04:23.731501+00', NULL);



INSERT INTO public.member_sessions VALUES
	('28d80639e5aee92917090bc7e3f3b78ba6981eee213fef17ead49fe4f938232c', '6ad8c675-9d66-455e-b317-c707c1543110', '2026-12-01 16:04:21.04+00'),
	('57d43cfda56967c2e592d21f67333a178a26ce7a0ac708b6d87e50967205014e', '6ad8c675-9d66-455e-b317-c707c1543110', '2026-12-01 16:04:24.316+00');



INSERT INTO public.members VALUES
	('6ad8c675-9d66-455e-b317-c707c1543110', 'ann@example.com', 'ann@example.com', '$argon2id$v=19$m=19456,t=2,p=1$53z5FM+osvETDLcZoj6Myw$RL4lYHZAB34W4usY9HFSxTaWzQ2qrtIikFTL7NCplTE', NULL, '2026-12-01 04:04:21.028067+00');



INSERT INTO public.navigations VALUES
	('mainNavigation', '[{"collectionId":"shop"},{"collectionId":"journal"},{"collectionId":"events"},{"collectionId":"gallery"},{"title":"Makers","externalLink":"/#makers"},{"memberAreaId":"members"}]', 1);



INSERT INTO public.order_codes VALUES
	('6d949f1d-23ad-4451-b7b8-e798bfa56e32', 'e1dba029-9d79-4eb7-9d1c-0126a610eb75', 'WELCOME10', 'ann@example.com', NULL);






INSERT INTO public.order_events VALUES
	('6d949f1d-23ad-4451-b7b8-e798bfa56e32', 1, '2026-12-01 04:04:22.143445+00', 'refunded', '{"amountCents":500,"cardCents":0,"reason":"","returned":[]}', 'refunded:6d949f1d-23ad-4451-b7b8-e798bfa56e32:1'),
	('b8d064bb-f220-4a8f-b1d4-15c019ebcd6f', 2, '2026-12-01 04:04:23.258124+00', 'shipped', '{"carrier":"UPS","trackingNumber":"1Z-9","trackingUrl":""}', 'shipped:b8d064bb-f220-4a8f-b1d4-15c019ebcd6f');



INSERT INTO public.order_gift_cards VALUES
	('b8d064bb-f220-4a8f-b1d4-15c019ebcd6f', '2SJV-A342-G7VG-3EKR', 1900, 0);



INSERT INTO public.order_lines VALUES
	('6d949f1d-23ad-4451-b7b8-e798bfa56e32', 0, 'mug', 'mug', 'Stoneware Mug', '{}', 2, 1800, '', 1, 0),
	('36236bdb-cf7a-48ed-bac0-495d3b99e175', 0, 'gift-card', 'gift-25', 'Gift Card', '{"Denomination":"$25"}', 1, 2500, '', 4, 0),
	('b8d064bb-f220-4a8f-b1d4-15c019ebcd6f', 0, 'tee', 'tee-ink-m', 'Everyday Tee', '{"Color":"Ink","Size":"M"}', 1, 1900, '', 1, 0);



INSERT INTO public.orders VALUES
	('6d949f1d-23ad-4451-b7b8-e798bfa56e32', 'member-6ad8c675-9d66-455e-b317-c707c1543110', '83c58ff1-c890-4cdb-945b-5d48d4642bfb', 'ann@example.com', 'Ann', 3600, 3240, 'USD', '2026-12-01 04:04:21.787015+00', 1, false, 360, 0, 0, 0, false, NULL, NULL, 500, 'ann
ann@example.com
stoneware mug
mug', '', 0, 'US', '{"recipient":"","line1":"1 Kiln Road","line2":"","city":"Portland","region":"ME","postalCode":"04101","country":"US"}', 'Standard shipping', '', '6ad8c675-9d66-455e-b317-c707c1543110', '2026-12-01 04:04:21.928+00', 'test'),
	('36236bdb-cf7a-48ed-bac0-495d3b99e175', 'a7aa777c28dd7681f4f786f8f3a3d2e1', '98ca53f2-e2f2-4b67-8824-260f65f2953b', 'ben@example.com', 'Ben', 2500, 2500, 'USD', '2026-12-01 04:04:22.384021+00', 2, false, 0, 0, 0, 0, false, NULL, NULL, 0, 'ben
ben@example.com
gift card
gift-25', '', 0, '', '', '', '', NULL, '2026-12-01 04:04:22.44+00', 'test'),
	('b8d064bb-f220-4a8f-b1d4-15c019ebcd6f', '853d65aaade85f2979269963bc8e25a0', '3eb3a29b-63f8-464d-831b-f6abfed769b7', 'cleo@example.com', 'Cleo', 1900, 1900, 'USD', '2026-12-01 04:04:23.044012+00', 3, false, 0, 0, 0, 1900, false, '2026-12-01 04:04:23.261+00', NULL, 0, 'cleo
cleo@example.com
everyday tee
tee-ink-m', '', 0, 'US', '{"recipient":"","line1":"1 Kiln Road","line2":"","city":"Portland","region":"ME","postalCode":"04101","country":"US"}', 'Standard shipping', '', NULL, '2026-12-01 04:04:23.104+00', '');



INSERT INTO public.owner_sessions VALUES
	('b0fd33f0eb9fd5acc7ba6335fd48257d43b49df59b37e5e30a000dcc72387247', 'owner', '2026-12-01 16:04:19.637+00'),
	('dd2059344ea67aa9e9fc83e8e2a8a52659b3a690f2c457bf55682659d673ffef', 'owner', '2026-12-01 16:04:24.567+00');



INSERT INTO public.owners VALUES
	('owner', '$argon2id$v=19$m=19456,t=2,p=1$h9rTME6RKT+RS3w+SdyQkA$68tjktTKQ669nkXLMj8DwVdKXM2niRFSW4HoUB87jZc');


















INSERT INTO public.product_files VALUES
	('f168a162-e689-463d-aef9-662fdd4885f8', 'print', 0, '9964025d-714c-41a9-9ba9-791082e5d427', 'Harbor Print.svg');









INSERT INTO public.products VALUES
	('tee', 'everyday-tee', '{"title":"Everyday Tee","excerpt":"The one you reach for.","body":"Heavy organic cotton in a straight cut, sewn to outlast trends.","productType":1,"options":["Color","Size"],"mainImage":{"assetUrl":"/assets/photographs/tee-sand-5dce29f2.jpg","originalSize":"2000x2000","systemDataVariants":"100w,300w,500w,750w,1000w,1500w","mediaFocalPoint":{"x":0.5,"y":0.6},"colorData":{"topLeftAverage":"e9d9c5","topRightAverage":"d6c4af","bottomLeftAverage":"d3c5b2","bottomRightAverage":"beaf9b","centerAverage":"d9c198"},"altText":"The tee in sand"},"images":[{"assetUrl":"/assets/photographs/tee-forest-59bfcfe6.jpg","originalSize":"2000x2000","systemDataVariants":"100w,300w,500w,750w,1000w,1500w","mediaFocalPoint":{"x":0.5,"y":0.6},"colorData":{"topLeftAverage":"e9d9c4","topRightAverage":"d6c4af","bottomLeftAverage":"cbbfae","bottomRightAverage":"b6aa98","centerAverage":"456250"},"altText":"The tee in forest"},{"assetUrl":"/assets/photographs/tee-ink-e100dd25.jpg","originalSize":"2000x2000","systemDataVariants":"100w,300w,500w,750w,1000w,1500w","mediaFocalPoint":{"x":0.5,"y":0.6},"colorData":{"topLeftAverage":"e9d9c4","topRightAverage":"d6c4af","bottomLeftAverage":"cabdae","bottomRightAverage":"b5a898","centerAverage":"363f59"},"altText":"The tee in ink"}],"subscriptionPlan":null,"buttonText":"","installments":{"afterPayAvailable":true,"afterPayMin":1000,"afterPayMax":20000,"shopperLanguage":"en","stripeAccountCountry":"US"}}', 0, 'shop', true, 1, '2026-12-01 04:04:17.545745+00'),
	('mug', 'mug', '{"options":[],"subscriptionPlan":null,"buttonText":"","title":"Stoneware Mug","excerpt":"A mug for long mornings.","body":"Hand-thrown and glazed in oat. Holds 12 oz (350 ml) and is dishwasher safe.","productType":1,"mainImage":{"assetUrl":"/assets/photographs/mug-bd182253.jpg","originalSize":"2000x2000","systemDataVariants":"100w,300w,500w,750w,1000w,1500w","mediaFocalPoint":{"x":0.45,"y":0.6},"colorData":{"topLeftAverage":"f6ecde","topRightAverage":"e2d5c5","bottomLeftAverage":"b59371","bottomRightAverage":"a68766","centerAverage":"cbbaa4"},"altText":"An oat-colored stoneware mug"},"installments":{"afterPayAvailable":true,"afterPayMin":1000,"afterPayMax":20000,"shopperLanguage":"en","stripeAccountCountry":"US"}}', 1, 'shop', true, 1, '2026-12-01 04:04:17.545745+00'),
	('print', 'harbour-print', '{"options":[],"subscriptionPlan":null,"buttonText":"","title":"Harbor Print","excerpt":"A digital picture to print at home.","body":"A high-resolution file of the harbor at dawn. Print it as large as your wall.","productType":2,"mainImage":{"assetUrl":"/assets/photographs/print-29f9e0ee.jpg","originalSize":"2000x2000","systemDataVariants":"100w,300w,500w,750w,1000w,1500w","mediaFocalPoint":{"x":0.5,"y":0.5},"colorData":{"topLeftAverage":"eee3d6","topRightAverage":"d8cbbc","bottomLeftAverage":"bea48a","bottomRightAverage":"ae957d","centerAverage":"baab9d"},"altText":"A harbor at dawn with three boats"}}', 2, 'shop', true, 1, '2026-12-01 04:04:17.545745+00'),
	('workshop', 'pottery-workshop', '{"options":[],"subscriptionPlan":null,"buttonText":"","title":"Pottery Workshop","excerpt":"One Saturday, one wheel, one bowl.","body":"Three hours at the wheel with clay, glaze and firing included. Bring a friend: seats are sold individually.","productType":3,"mainImage":{"assetUrl":"/assets/photographs/workshop-69e4f5d4.jpg","originalSize":"2000x2000","systemDataVariants":"100w,300w,500w,750w,1000w,1500w","mediaFocalPoint":{"x":0.5,"y":0.7},"colorData":{"topLeftAverage":"f0e9d8","topRightAverage":"dad0bd","bottomLeftAverage":"6b675c","bottomRightAverage":"5b574c","centerAverage":"cba182"},"altText":"Hands shaping clay on a wheel"},"formId":"participant"}', 3, 'shop', true, 1, '2026-12-01 04:04:17.545745+00'),
	('gift-card', 'gift-card', '{"options":["Denomination"],"subscriptionPlan":null,"buttonText":"Buy now","title":"Gift Card","excerpt":"For anyone who’s hard to shop for.","body":"Sent by email, good for everything in the shop.","productType":4,"mainImage":{"assetUrl":"/assets/photographs/gift-card-019e0583.jpg","originalSize":"2000x2000","systemDataVariants":"100w,300w,500w,750w,1000w,1500w","mediaFocalPoint":{"x":0.5,"y":0.5},"colorData":{"topLeftAverage":"edeada","topRightAverage":"ccc1ad","bottomLeftAverage":"c2bda9","bottomRightAverage":"b2b09c","centerAverage":"d2957d"},"altText":"A gift card with a ribbon"}}', 4, 'shop', true, 1, '2026-12-01 04:04:17.545745+00'),
	('coffee', 'coffee-every-week', '{"options":[],"subscriptionPlan":{"billingPeriod":{"value":1,"unit":"WEEK"},"numBillingCycles":0},"buttonText":"","title":"Coffee Every Week","excerpt":"A fresh bag every week. Cancel anytime.","body":"9 oz of this week’s roast, ground for the way you brew.","productType":1,"mainImage":{"assetUrl":"/assets/photographs/coffee-222c543b.jpg","originalSize":"2000x2000","systemDataVariants":"100w,300w,500w,750w,1000w,1500w","mediaFocalPoint":{"x":0.5,"y":0.5},"colorData":{"topLeftAverage":"f2e2d1","topRightAverage":"d7c2ae","bottomLeftAverage":"b08e6e","bottomRightAverage":"9c7b5c","centerAverage":"debda2"},"altText":"A paper bag of coffee"}}', 5, 'shop', true, 1, '2026-12-01 04:04:17.545745+00'),
	('plants', 'plant-care', '{"options":[],"subscriptionPlan":{"billingPeriod":{"value":1,"unit":"MONTH"},"numBillingCycles":12},"buttonText":"","title":"Plant Care","excerpt":"A monthly visit for a year.","body":"We water, prune and repot your office plants once a month for a year.","productType":3,"mainImage":{"assetUrl":"/assets/photographs/plants-f7b201b0.jpg","originalSize":"2000x2000","systemDataVariants":"100w,300w,500w,750w,1000w,1500w","mediaFocalPoint":{"x":0.6,"y":0.55},"colorData":{"topLeftAverage":"ebeee3","topRightAverage":"cfd6c9","bottomLeftAverage":"a1927b","bottomRightAverage":"9f7c5e","centerAverage":"a8b298"},"altText":"A watering can beside a fern"},"formId":"plants"}', 6, 'shop', true, 1, '2026-12-01 04:04:17.545745+00'),
	('harbour-tea', 'harbour-tea', '{"options":[],"subscriptionPlan":{"billingPeriod":{"value":1,"unit":"MONTH"},"numBillingCycles":6},"buttonText":"","title":"Harbor Tea","excerpt":"Buy it once, or get a bag every month for six months.","body":"3.5 oz of lightly smoked black tea, packed the day it ships.","productType":1,"mainImage":{"assetUrl":"/assets/photographs/tea-c7517a81.jpg","originalSize":"2000x2000","systemDataVariants":"100w,300w,500w,750w,1000w,1500w","mediaFocalPoint":{"x":0.5,"y":0.5},"colorData":{"topLeftAverage":"e9ecdd","topRightAverage":"c9cebb","bottomLeftAverage":"909d82","bottomRightAverage":"7d886e","centerAverage":"c9c0a9"},"altText":"A paper bag of tea"},"isSoldOnceToo":true}', 7, 'shop', true, 1, '2026-12-01 04:04:17.545745+00'),
	('vase', 'bud-vase', '{"options":[],"subscriptionPlan":null,"buttonText":"","title":"Bud Vase","excerpt":"For a single stem.","body":"The first batch is sold out. The next one is in the kiln.","productType":1,"mainImage":{"assetUrl":"/assets/photographs/vase-31f8269e.jpg","originalSize":"2000x2000","systemDataVariants":"100w,300w,500w,750w,1000w,1500w","mediaFocalPoint":{"x":0.5,"y":0.5},"colorData":{"topLeftAverage":"eeebdd","topRightAverage":"d6d5c5","bottomLeftAverage":"d2c8b5","bottomRightAverage":"c3baa8","centerAverage":"d5c5b0"},"altText":"A slim bud vase"},"installments":{"afterPayAvailable":true,"afterPayMin":1000,"afterPayMax":20000,"shopperLanguage":"en","stripeAccountCountry":"US"}}', 8, 'shop', true, 1, '2026-12-01 04:04:17.545745+00'),
	('ffbeb578-2657-4e6b-972a-77c3b37e3646', 'blue-bowl', '{"productType":1,"title":"Blue Bowl","excerpt":"","body":"","options":[],"mainImage":{"assetUrl":"/assets/uploads/e4640071-d61f-45cf-bad4-ab7fea11e98b","originalSize":"60x40","mediaFocalPoint":{"x":0.5,"y":0.5},"colorData":{"topLeftAverage":"1040c0","topRightAverage":"1040c0","bottomLeftAverage":"1040c0","bottomRightAverage":"1040c0","centerAverage":"1040c0"},"altText":""},"buttonText":"","subscriptionPlan":null}', 9, 'shop', true, 2, '2026-12-01 04:04:20.349604+00');









INSERT INTO public.reviews VALUES
	('review-tee-1', 1, 'tee', 5, 'Henrike', 'Came back better', 'The neck opened after a year. They sewed it in green thread and sent it back within the week.', 'en', 1795406658067, false, NULL, 'approved', NULL, NULL, NULL, false),
	('review-tee-2', 2, 'tee', 4, 'Luc', 'Taille grand', 'Belle coupe, coton épais. Prenez une taille en dessous.', 'fr', 1794283458067, false, NULL, 'approved', NULL, NULL, NULL, false),
	('review-tee-3', 3, 'tee', 2, 'Dana W.', 'Sand is not my color', 'Lovely cloth, but on me it looks like I forgot to dress. Exchanged for forest without a question.', 'en', 1793246658067, false, NULL, 'approved', NULL, NULL, NULL, false),
	('review-tee-4', 4, 'tee', 5, 'Kofi', NULL, NULL, 'en', 1790913858067, false, NULL, 'approved', NULL, NULL, NULL, false),
	('review-mug-1', 5, 'mug', 5, 'Ann Whitlock', 'My hands know it by now', 'Third winter with it. The handle takes three fingers, the rim is thin where it should be, and it has survived a toddler.', 'en', 1795925058067, false, NULL, 'approved', NULL, NULL, NULL, false),
	('review-mug-2', 6, 'mug', 4, 'Tomas R.', 'It pings', 'One of the twelve from the early kiln. Tea goes in, and it sings for a minute.
One star less because my cat does not like it.', 'en', 1795665858067, false, NULL, 'approved', NULL, NULL, NULL, false),
	('review-mug-3', 7, 'mug', 5, 'Clémence', 'Ma tasse du matin', 'Un grès solide et doux à la fois. Le café y reste chaud le temps de lire le journal.', 'fr', 1795320258067, true, 'The Potters’ Fair', 'approved', NULL, NULL, NULL, false),
	('review-mug-4', 8, 'mug', 3, 'G. Marsh', 'Smaller than I thought', '350 ml is <2 of my usual cups & the oat glaze is paler than in the picture.', 'en', 1795061058067, false, NULL, 'approved', NULL, NULL, NULL, false),
	('review-mug-5', 9, 'mug', 5, '佐藤 由美', '手になじむ形', '毎朝使っています。重さがちょうどよく、釉薬の色も写真より温かみがあります。', 'ja', 1794801858067, false, NULL, 'approved', NULL, NULL, NULL, false),
	('review-mug-6', 10, 'mug', 4, 'Bea Okafor', 'Every day & not lost yet', 'I asked whether crackle lets coffee through. It does not. It only gets better looking.', 'en', 1794456258067, false, NULL, 'approved', NULL, NULL, NULL, false),
	('review-mug-7', 11, 'mug', 5, 'ليلى', 'كوب جميل ومتين', 'يحافظ على حرارة الشاي وقتًا طويلًا، ولونه هادئ يناسب المطبخ.', 'ar', 1794110658067, false, NULL, 'approved', NULL, NULL, NULL, false),
	('review-mug-8', 12, 'mug', 2, 'R. Petrie', 'Arrived in two pieces', 'The new one arrived whole, and they did not want the first one back. Still: pack it better.', 'en', 1793765058067, false, NULL, 'approved', NULL, NULL, NULL, false),
	('review-mug-9', 13, 'mug', 5, 'jörg_backt', 'Wie von Oma, nur dicht', 'Liegt gut in der Hand und übersteht die Spülmaschine seit einem halben Jahr.', 'de', 1793419458067, true, 'Handwerk & Haus', 'approved', NULL, NULL, NULL, false),
	('review-mug-10', 14, 'mug', 4, 'Ivy', NULL, 'Bought one, then three more, because guests kept taking mine.', 'en', 1792814658067, false, NULL, 'approved', NULL, NULL, NULL, false),
	('review-mug-11', 15, 'mug', 5, 'Marcos', 'Perfecta para el té', 'Llegó bien protegida y es más bonita que en las fotos.', 'es', 1792123458067, true, 'The Potters’ Fair', 'approved', NULL, NULL, NULL, false),
	('review-mug-12', 16, 'mug', 5, 'Sunniva', NULL, NULL, 'en', 1791605058067, false, NULL, 'approved', NULL, NULL, NULL, false),
	('review-mug-13', 17, 'mug', 1, 'Whisk & Co.', 'Not for our machine', 'It does not fit under the spout of our espresso machine. Nobody’s fault, and no use to us either.', 'en', 1790395458067, true, 'The Potters’ Fair', 'approved', NULL, NULL, NULL, false),
	('review-mug-14', 18, 'mug', 5, 'Old Per', 'Good clay', 'I have held a lot of mugs. This one was made by someone who drinks from them.', 'en', 1789185858067, false, NULL, 'approved', NULL, NULL, NULL, false),
	('review-mug-15', 19, 'mug', 4, 'kaffeetante', NULL, 'Schöne Farbe. Der Henkel dürfte für große Hände etwas weiter sein.', 'de', 1787371458067, true, 'Handwerk & Haus', 'approved', NULL, NULL, NULL, false),
	('review-mug-16', 20, 'mug', 3, 'Priya N.', 'Stains a little', 'Turmeric milk leaves a ring inside. Baking soda takes it off again.', 'en', 1784865858067, false, NULL, 'approved', NULL, NULL, NULL, false),
	('review-print-1', 21, 'print', 5, 'Noor H.', 'Bigger than my wall', 'Printed it at 120 × 80 cm. You can read the name on the second boat.', 'en', 1794629058067, false, NULL, 'approved', NULL, NULL, NULL, false),
	('review-workshop-1', 22, 'workshop', 5, 'Jonas', 'It holds paper clips', 'I came for a bowl and left with something flat. Best Saturday of the year.', 'en', 1792296258067, false, NULL, 'approved', NULL, NULL, NULL, false),
	('review-vase-1', 23, 'vase', 4, 'miriam_k', 'Für eine einzige Tulpe', 'Steht sicherer, als sie aussieht.', 'de', 1788321858067, true, 'Handwerk & Haus', 'approved', NULL, NULL, NULL, false),
	('review-vase-2', 24, 'vase', 3, 'P. Aldous', NULL, 'Pretty. Narrow. You will need a bottle brush.', 'en', 1784001858067, true, 'The Potters’ Fair', 'approved', NULL, NULL, NULL, false),
	('3df7fd06-4f83-4acf-aacf-79b50c34df9f', 25, 'print', 4, 'Ada', 'Fine', 'Hangs straight.', 'en-US', 1796097863473, false, NULL, 'approved', 'ada@example.com', 'ada@example.com', NULL, false);









INSERT INTO public.settings VALUES
	('crumb-secret', 'e6e161bd0de1ff983e9919fe749aec24d43077dae6d6abda32e5c9cf84486738'),
	('seeded', '2026-12-01T04:04:17.553Z'),
	('seeded-content', '2026-12-01T04:04:17.794Z'),
	('seeded-albums', '2026-12-01T04:04:18.010Z'),
	('seeded-shipping-methods', '2026-12-01T04:04:18.027Z'),
	('seeded-mailing-lists', '2026-12-01T04:04:18.034Z'),
	('seeded-forms', '2026-12-01T04:04:18.036Z'),
	('seeded-navigation', '2026-12-01T04:04:18.044Z'),
	('seeded-collections', '2026-12-01T04:04:18.049Z'),
	('seeded-reviews', '2026-12-01T04:04:18.069Z'),
	('seeded-product-files', '2026-12-01T04:04:18.106Z'),
	('seeded-addresses', '2026-12-01T04:04:18.202Z'),
	('captcha-secret', '7c5f5bfd14b521043d82282d8773f096c5f6c38836347f55eec9b0f0bc573e2d'),
	('public-origin', '');



INSERT INTO public.shipping_methods VALUES
	('standard', 0, 'Standard shipping', 0, NULL, false, NULL, 1),
	('pickup', 1, 'Pickup in the yard', 0, NULL, true, NULL, 1);









INSERT INTO public.stock VALUES
	('tee-sand-s', false, 8),
	('tee-sand-m', false, 12),
	('tee-sand-l', false, 0),
	('tee-sand-xl', false, 4),
	('tee-forest-s', false, 5),
	('tee-forest-m', false, 0),
	('tee-forest-l', false, 9),
	('tee-forest-xl', false, 2),
	('tee-ink-s', false, 3),
	('tee-ink-l', false, 6),
	('tee-ink-xl', false, 0),
	('print', true, 0),
	('workshop', false, 12),
	('gift-50', true, 0),
	('gift-100', true, 0),
	('coffee', true, 0),
	('plants', true, 0),
	('harbour-tea', false, 40),
	('vase', false, 0),
	('blue-bowl', false, 3),
	('mug', false, 48),
	('gift-25', true, 0),
	('tee-ink-m', false, 9);















INSERT INTO public.upload_chunks VALUES
	('9964025d-714c-41a9-9ba9-791082e5d427', 0, '\x3c73766720786d6c6e733d22687474703a2f2f7777772e77332e6f72672f323030302f737667222076696577426f783d223020302038303020383030222077696474683d2238303022206865696768743d22383030223e0a20203c646566733e0a202020203c6c696e6561724772616469656e742069643d226731222078313d2230222079313d2230222078323d22302e34222079323d2231223e3c73746f70206f66667365743d2230222073746f702d636f6c6f723d2223656665366461222f3e3c73746f70206f66667365743d2231222073746f702d636f6c6f723d2223643963366232222f3e3c2f6c696e6561724772616469656e743e0a202020203c6c696e6561724772616469656e742069643d226732222078313d2230222079313d2230222078323d22302e36222079323d2231223e3c73746f70206f66667365743d2230222073746f702d636f6c6f723d2223666666616630222073746f702d6f7061636974793d22302e3735222f3e3c73746f70206f66667365743d2231222073746f702d636f6c6f723d2223666666616630222073746f702d6f7061636974793d22302e3132222f3e3c2f6c696e6561724772616469656e743e0a202020203c6c696e6561724772616469656e742069643d226733222078313d2230222079313d2230222078323d2230222079323d2231223e3c73746f70206f66667365743d2230222073746f702d636f6c6f723d2223636661393831222f3e3c73746f70206f66667365743d2231222073746f702d636f6c6f723d2223623138363563222f3e3c2f6c696e6561724772616469656e743e0a202020203c72616469616c4772616469656e742069643d226734223e3c73746f70206f66667365743d2230222073746f702d636f6c6f723d2223336232333133222073746f702d6f7061636974793d22302e34222f3e3c73746f70206f66667365743d22302e3535222073746f702d636f6c6f723d2223336232333133222073746f702d6f7061636974793d22302e3232303030303030303030303030303033222f3e3c73746f70206f66667365743d2231222073746f702d636f6c6f723d2223336232333133222073746f702d6f7061636974793d2230222f3e3c2f72616469616c4772616469656e743e0a202020203c6c696e6561724772616469656e742069643d226735222078313d2230222079313d2230222078323d2231222079323d2231223e3c73746f70206f66667365743d2230222073746f702d636f6c6f723d2223666666222073746f702d6f7061636974793d22302e3235222f3e3c73746f70206f66667365743d22302e35222073746f702d636f6c6f723d2223666666222073746f702d6f7061636974793d2230222f3e3c73746f70206f66667365743d2231222073746f702d636f6c6f723d2223326131363061222073746f702d6f7061636974793d22302e3235222f3e3c2f6c696e6561724772616469656e743e0a202020203c636c6970506174682069643d226336223e3c7061746820643d224d323530203135306833303076343430682d3330305a222f3e3c2f636c6970506174683e0a202020203c6c696e6561724772616469656e742069643d226737222078313d2230222079313d2230222078323d2230222079323d2231223e3c73746f70206f66667365743d2230222073746f702d636f6c6f723d2223356637643863222f3e3c73746f70206f66667365743d22302e3334222073746f702d636f6c6f723d2223633962376136222f3e3c73746f70206f66667365743d22302e3536222073746f702d636f6c6f723d2223663363373961222f3e3c2f6c696e6561724772616469656e743e0a202020203c6c696e6561724772616469656e742069643d226738222078313d2230222079313d2230222078323d2230222079323d2231223e3c73746f70206f66667365743d2230222073746f702d636f6c6f723d2223653762393863222f3e3c73746f70206f66667365743d22302e3235222073746f702d636f6c6f723d2223613939613932222f3e3c73746f70206f66667365743d2231222073746f702d636f6c6f723d2223336635663665222f3e3c2f6c696e6561724772616469656e743e0a20203c2f646566733e0a20203c7265637420783d22302220793d2230222077696474683d2238303022206865696768743d22383030222066696c6c3d2275726c2823673129222f3e0a20203c7061746820643d224d37302036304c3231302032354c333430203433304c323030203436355a222066696c6c3d2275726c282367322922206f7061636974793d22302e3535222f3e0a20203c7061746820643d224d3233352036304c3337352032354c353035203433304c333635203436355a222066696c6c3d2275726c282367322922206f7061636974793d22302e3535222f3e0a20203c7265637420783d22302220793d22363630222077696474683d2238303022206865696768743d22313430222066696c6c3d2275726c2823673329222f3e0a20203c7265637420783d22302220793d22363630222077696474683d2238303022206865696768743d2234222066696c6c3d222366666622206f7061636974793d22302e3238222f3e0a20203c7061746820643d224d2d35302e35203637392e36713231332e35202d342e37203432362e392030222066696c6c3d226e6f6e6522207374726f6b653d222338663638343222207374726f6b652d77696474683d223222206f7061636974793d22302e323822207374726f6b652d6c696e656361703d22726f756e64222f3e0a20203c7061746820643d224d3239352e31203639372e31713138362e3920312e32203337332e372030222066696c6c3d226e6f6e6522207374726f6b653d222338663638343222207374726f6b652d77696474683d223222206f7061636974793d22302e323822207374726f6b652d6c696e656361703d22726f756e64222f3e0a20203c7061746820643d224d32372e37203731342e367131333520322e35203237302e312030222066696c6c3d226e6f6e6522207374726f6b653d222338663638343222207374726f6b652d77696474683d223222206f7061636974793d22302e323822207374726f6b652d6c696e656361703d22726f756e64222f3e0a20203c7061746820643d224d3234342e35203733322e31713232362e37202d342e32203435332e342030222066696c6c3d226e6f6e6522207374726f6b653d222338663638343222207374726f6b652d77696474683d223222206f7061636974793d22302e323822207374726f6b652d6c696e656361703d22726f756e64222f3e0a20203c7061746820643d224d3330342e38203734392e36713233382e3520342e37203437372030222066696c6c3d226e6f6e6522207374726f6b653d222338663638343222207374726f6b652d77696474683d223222206f7061636974793d22302e323822207374726f6b652d6c696e656361703d22726f756e64222f3e0a20203c7061746820643d224d3230322e31203736372e31713233342e312033203436382e322030222066696c6c3d226e6f6e6522207374726f6b653d222338663638343222207374726f6b652d77696474683d223222206f7061636974793d22302e323822207374726f6b652d6c696e656361703d22726f756e64222f3e0a20203c7061746820643d224d3136392e35203738342e36713138392e39202d35203337392e382030222066696c6c3d226e6f6e6522207374726f6b653d222338663638343222207374726f6b652d77696474683d223222206f7061636974793d22302e323822207374726f6b652d6c696e656361703d22726f756e64222f3e0a20203c656c6c697073652063783d22343230222063793d22363930222072783d22333330222072793d223330222066696c6c3d2275726c2823673429222f3e0a20203c7061746820643d224d3139362039324836303456363930483139365a222066696c6c3d222333623233313322206f7061636974793d22302e313422207472616e73666f726d3d227472616e736c617465283230203429222f3e0a20203c7265637420783d223139302220793d223836222077696474683d2234323022206865696768743d22363034222066696c6c3d2223613437363462222f3e0a20203c7265637420783d223139302220793d223836222077696474683d2234323022206865696768743d22363034222066696c6c3d2275726c2823673529222f3e0a20203c7265637420783d223230382220793d22313034222077696474683d2233383422206865696768743d22353638222066696c6c3d2223666266376566222f3e0a20203c7061746820643d224d3230382031303448353932563131324832313656363732483230385a222066696c6c3d222333623233313322206f7061636974793d22302e32222f3e0a20203c6720636c69702d706174683d2275726c2823633629223e0a20203c7265637420783d223235302220793d22313530222077696474683d2233303022206865696768743d22343430222066696c6c3d2275726c2823673729222f3e0a20203c656c6c697073652063783d22343330222063793d223337342e34222072783d223336222072793d223336222066696c6c3d2223663865326264222f3e0a20203c656c6c697073652063783d22343330222063793d223337342e34222072783d223537222072793d223537222066696c6c3d222366386532626422206f7061636974793d22302e3238222f3e0a20203c7061746820643d224d323530203339362e34303030303030303030303030334c323530203334382e3030303030303030303030303036433238362e30203330382e3430303030303030303030303033203331362e30203335322e3430303030303030303030303033203335322e30203335362e38433337362e30203336312e3230303030303030303030303035203338382e30203338372e36203430362e30203339362e34303030303030303030303030335a222066696c6c3d2223366137633832222f3e0a20203c7061746820643d224d353530203339362e3430303030303030303030303033563333342e38433532362e30203333392e3230303030303030303030303035203530382e30203337342e3430303030303030303030303033203436362e30203339362e34303030303030303030303030335a222066696c6c3d2223353636613732222f3e0a20203c7265637420783d223235302220793d223339362e34222077696474683d2233303022206865696768743d223139332e36222066696c6c3d2275726c2823673829222f3e0a20203c7061746820643d224d3336352e38203437352e316832392e36222066696c6c3d226e6f6e6522207374726f6b653d222366386532626422207374726f6b652d77696474683d223322206f7061636974793d22302e373322207374726f6b652d6c696e656361703d22726f756e64222f3e0a20203c7061746820643d224d3435342e35203430352e366833342e36222066696c6c3d226e6f6e6522207374726f6b653d222366386532626422207374726f6b652d77696474683d223322206f7061636974793d22302e333422207374726f6b652d6c696e656361703d22726f756e64222f3e0a20203c7061746820643d224d3334392e34203439312e39683339222066696c6c3d226e6f6e6522207374726f6b653d222366386532626422207374726f6b652d77696474683d223322206f7061636974793d22302e343922207374726f6b652d6c696e656361703d22726f756e64222f3e0a20203c7061746820643d224d3433342e37203532302e366833322e36222066696c6c3d226e6f6e6522207374726f6b653d222366386532626422207374726f6b652d77696474683d223322206f7061636974793d22302e333822207374726f6b652d6c696e656361703d22726f756e64222f3e0a20203c7061746820643d224d3431352e31203433362e366831392e33222066696c6c3d226e6f6e6522207374726f6b653d222366386532626422207374726f6b652d77696474683d223322206f7061636974793d22302e373622207374726f6b652d6c696e656361703d22726f756e64222f3e0a20203c7061746820643d224d3338372e34203439382e376834352e32222066696c6c3d226e6f6e6522207374726f6b653d222366386532626422207374726f6b652d77696474683d223322206f7061636974793d22302e363722207374726f6b652d6c696e656361703d22726f756e64222f3e0a20203c7061746820643d224d3433312e37203431362e356832362e34222066696c6c3d226e6f6e6522207374726f6b653d222366386532626422207374726f6b652d77696474683d223322206f7061636974793d22302e363622207374726f6b652d6c696e656361703d22726f756e64222f3e0a20203c7061746820643d224d3338362e38203436372e376831382e34222066696c6c3d226e6f6e6522207374726f6b653d222366386532626422207374726f6b652d77696474683d223322206f7061636974793d22302e3422207374726f6b652d6c696e656361703d22726f756e64222f3e0a20203c7061746820643d224d3336342e37203434332e366834362e36222066696c6c3d226e6f6e6522207374726f6b653d222366386532626422207374726f6b652d77696474683d223322206f7061636974793d22302e373422207374726f6b652d6c696e656361703d22726f756e64222f3e0a20203c7061746820643d224d3430302e39203535366831372e31222066696c6c3d226e6f6e6522207374726f6b653d222366386532626422207374726f6b652d77696474683d223322206f7061636974793d22302e353522207374726f6b652d6c696e656361703d22726f756e64222f3e0a20203c7061746820643d224d343537203430372e326833312e36222066696c6c3d226e6f6e6522207374726f6b653d222366386532626422207374726f6b652d77696474683d223322206f7061636974793d22302e333622207374726f6b652d6c696e656361703d22726f756e64222f3e0a20203c7061746820643d224d3432332e36203439392e396831392e37222066696c6c3d226e6f6e6522207374726f6b653d222366386532626422207374726f6b652d77696474683d223322206f7061636974793d22302e373522207374726f6b652d6c696e656361703d22726f756e64222f3e0a20203c7061746820643d224d3336362e34203433312e326831352e33222066696c6c3d226e6f6e6522207374726f6b653d222366386532626422207374726f6b652d77696474683d223322206f7061636974793d22302e353722207374726f6b652d6c696e656361703d22726f756e64222f3e0a20203c7061746820643d224d3431342e35203430362e366831382e33222066696c6c3d226e6f6e6522207374726f6b653d222366386532626422207374726f6b652d77696474683d223322206f7061636974793d22302e373622207374726f6b652d6c696e656361703d22726f756e64222f3e0a20203c7061746820643d224d3432352e34203436372e346833302e35222066696c6c3d226e6f6e6522207374726f6b653d222366386532626422207374726f6b652d77696474683d223322206f7061636974793d22302e333522207374726f6b652d6c696e656361703d22726f756e64222f3e0a20203c7061746820643d224d3432362e32203439362e376832312e37222066696c6c3d226e6f6e6522207374726f6b653d222366386532626422207374726f6b652d77696474683d223322206f7061636974793d22302e373822207374726f6b652d6c696e656361703d22726f756e64222f3e0a20203c7061746820643d224d3431382e34203431302e356833362e36222066696c6c3d226e6f6e6522207374726f6b653d222366386532626422207374726f6b652d77696474683d223322206f7061636974793d22302e333722207374726f6b652d6c696e656361703d22726f756e64222f3e0a20203c7061746820643d224d3435362e39203434312e356835332e38222066696c6c3d226e6f6e6522207374726f6b653d222366386532626422207374726f6b652d77696474683d223322206f7061636974793d22302e333622207374726f6b652d6c696e656361703d22726f756e64222f3e0a20203c7061746820643d224d3336362e34203532316835322e31222066696c6c3d226e6f6e6522207374726f6b653d222366386532626422207374726f6b652d77696474683d223322206f7061636974793d22302e363122207374726f6b652d6c696e656361703d22726f756e64222f3e0a20203c7061746820643d224d3433302e33203430392e326832392e33222066696c6c3d226e6f6e6522207374726f6b653d222366386532626422207374726f6b652d77696474683d223322206f7061636974793d22302e3622207374726f6b652d6c696e656361703d22726f756e64222f3e0a20203c7061746820643d224d3339362e35203533342e376831382e34222066696c6c3d226e6f6e6522207374726f6b653d222366386532626422207374726f6b652d77696474683d223322206f7061636974793d22302e373322207374726f6b652d6c696e656361703d22726f756e64222f3e0a20203c7061746820643d224d333936203439372e356833322e36222066696c6c3d226e6f6e6522207374726f6b653d222366386532626422207374726f6b652d77696474683d223322206f7061636974793d22302e373922207374726f6b652d6c696e656361703d22726f756e64222f3e0a20203c7061746820643d224d3435322e31203439352e376831352e37222066696c6c3d226e6f6e6522207374726f6b653d222366386532626422207374726f6b652d77696474683d223322206f7061636974793d22302e343622207374726f6b652d6c696e656361703d22726f756e64222f3e0a20203c7061746820643d224d3430352e36203436392e386832332e33222066696c6c3d226e6f6e6522207374726f6b653d222366386532626422207374726f6b652d77696474683d223322206f7061636974793d22302e343622207374726f6b652d6c696e656361703d22726f756e64222f3e0a20203c67207472616e73666f726d3d227472616e736c617465283332322034313429207363616c6528302e3829223e0a20203c7061746820643d224d2d32202d36562d3932222066696c6c3d226e6f6e6522207374726f6b653d222333613261323022207374726f6b652d77696474683d2234222f3e0a20203c7061746820643d224d32202d3838433330202d3630203338202d3334203430202d31324c32202d31365a222066696c6c3d2223663765616436222f3e0a20203c7061746820643d224d2d36202d3830432d3234202d3536202d3330202d3334202d3332202d31344c2d36202d31365a222066696c6c3d2223653964336234222f3e0a20203c7061746820643d224d2d3532202d38483532433434203130203330203136203134203136482d3136432d3332203136202d34362038202d3532202d385a222066696c6c3d2223376333623261222f3e0a20203c7061746820643d224d2d3532202d384835324c3439202d32482d34395a222066696c6c3d222366666622206f7061636974793d22302e34222f3e0a20203c7061746820643d224d2d34302032304834304d2d3236203238483330222066696c6c3d226e6f6e6522207374726f6b653d222332323334336422207374726f6b652d77696474683d223422206f7061636974793d22302e333522207374726f6b652d6c696e656361703d22726f756e64222f3e0a20203c2f673e0a20203c67207472616e73666f726d3d227472616e736c61746528343738203432372e3229207363616c6528302e393529223e0a20203c7061746820643d224d2d32202d36562d3932222066696c6c3d226e6f6e6522207374726f6b653d222333613261323022207374726f6b652d77696474683d2234222f3e0a20203c7061746820643d224d32202d3838433330202d3630203338202d3334203430202d31324c32202d31365a222066696c6c3d2223663765616436222f3e0a20203c7061746820643d224d2d36202d3830432d3234202d3536202d3330202d3334202d3332202d31344c2d36202d31365a222066696c6c3d2223653964336234222f3e0a20203c7061746820643d224d2d3532202d38483532433434203130203330203136203134203136482d3136432d3332203136202d34362038202d3532202d385a222066696c6c3d2223326634343530222f3e0a20203c7061746820643d224d2d3532202d384835324c3439202d32482d34395a222066696c6c3d222366666622206f7061636974793d22302e34222f3e0a20203c7061746820643d224d2d34302032304834304d2d3236203238483330222066696c6c3d226e6f6e6522207374726f6b653d222332323334336422207374726f6b652d77696474683d223422206f7061636974793d22302e333522207374726f6b652d6c696e656361703d22726f756e64222f3e0a20203c2f673e0a20203c67207472616e73666f726d3d227472616e736c617465283337362034383029207363616c6528312e3529223e0a20203c7061746820643d224d2d32202d36562d3932222066696c6c3d226e6f6e6522207374726f6b653d222333613261323022207374726f6b652d77696474683d2234222f3e0a20203c7061746820643d224d32202d3838433330202d3630203338202d3334203430202d31324c32202d31365a222066696c6c3d2223663765616436222f3e0a20203c7061746820643d224d2d36202d3830432d3234202d3536202d3330202d3334202d3332202d31344c2d36202d31365a222066696c6c3d2223653964336234222f3e0a20203c7061746820643d224d2d3532202d38483532433434203130203330203136203134203136482d3136432d3332203136202d34362038202d3532202d385a222066696c6c3d2223613034613332222f3e0a20203c7061746820643d224d2d3532202d384835324c3439202d32482d34395a222066696c6c3d222366666622206f7061636974793d22302e34222f3e0a20203c7061746820643d224d2d34302032304834304d2d3236203238483330222066696c6c3d226e6f6e6522207374726f6b653d222332323334336422207374726f6b652d77696474683d223422206f7061636974793d22302e333522207374726f6b652d6c696e656361703d22726f756e64222f3e0a20203c2f673e0a20203c2f673e0a20203c7061746820643d224d323638203632326836344d35303020363232683332222066696c6c3d226e6f6e6522207374726f6b653d222338613763366522207374726f6b652d77696474683d223322206f7061636974793d22302e3722207374726f6b652d6c696e656361703d22726f756e64222f3e0a20203c7061746820643d224d32303820313034483432304c32373020363732483230385a222066696c6c3d222366666622206f7061636974793d22302e3133222f3e0a3c2f7376673e0a'),
	('e4640071-d61f-45cf-bad4-ab7fea11e98b', 0, '\xffd8ffdb0043000403030303020403030304040405060a06060505060c0809070a0e0c0f0e0e0c0d0d0f1116130f1015110d0d131a131517181919190f121b1d1b181d16181918ffdb0043010404040605060b06060b18100d101818181818181818181818181818181818181818181818181818181818181818181818181818181818181818181818181818ffc00011080028003c03012200021101031101ffc4001500010100000000000000000000000000000008ffc40014100100000000000000000000000000000000ffc400160101010100000000000000000000000000000708ffc40014110100000000000000000000000000000000ffda000c03010002110311003f009fc06904ec000000000000000000000000000000001fffd9');



INSERT INTO public.upload_uses VALUES
	('9964025d-714c-41a9-9ba9-791082e5d427', 'files-of:print'),
	('e4640071-d61f-45cf-bad4-ab7fea11e98b', 'product:ffbeb578-2657-4e6b-972a-77c3b37e3646');



INSERT INTO public.uploads VALUES
	('9964025d-714c-41a9-9ba9-791082e5d427', 'file', 'application/octet-stream', 'Harbor Print.svg', 8415, 'ca3fed387fbc0a9c92d7168498a53f63ec59ad8994b710f84b97c6dee9453c66', NULL, NULL, true, '2026-12-01 04:04:17.545745+00'),
	('e4640071-d61f-45cf-bad4-ab7fea11e98b', 'picture', 'image/jpeg', 'blue.jpg', 288, 'd5b252cea9755f4e57d17178d92f9ce110ae534cf9f572dbf15883125551e257', 60, 40, true, '2026-12-01 04:04:20.698707+00');



INSERT INTO public.variants VALUES
	('tee-sand-s', 'tee', 0, 2400, 0, false, '{"attributes":{"Color":"Sand","Size":"S"},"image":{"assetUrl":"/assets/photographs/tee-sand-5dce29f2.jpg","altText":"The tee in sand"}}'),
	('tee-sand-m', 'tee', 1, 2400, 0, false, '{"attributes":{"Color":"Sand","Size":"M"},"image":{"assetUrl":"/assets/photographs/tee-sand-5dce29f2.jpg","altText":"The tee in sand"}}'),
	('tee-sand-l', 'tee', 2, 2400, 0, false, '{"attributes":{"Color":"Sand","Size":"L"},"image":{"assetUrl":"/assets/photographs/tee-sand-5dce29f2.jpg","altText":"The tee in sand"}}'),
	('tee-sand-xl', 'tee', 3, 2400, 0, false, '{"attributes":{"Color":"Sand","Size":"XL"},"image":{"assetUrl":"/assets/photographs/tee-sand-5dce29f2.jpg","altText":"The tee in sand"}}'),
	('tee-forest-s', 'tee', 4, 2400, 0, false, '{"attributes":{"Color":"Forest","Size":"S"},"image":{"assetUrl":"/assets/photographs/tee-forest-59bfcfe6.jpg","altText":"The tee in forest"}}'),
	('tee-forest-m', 'tee', 5, 2400, 0, false, '{"attributes":{"Color":"Forest","Size":"M"},"image":{"assetUrl":"/assets/photographs/tee-forest-59bfcfe6.jpg","altText":"The tee in forest"}}'),
	('tee-forest-l', 'tee', 6, 2400, 0, false, '{"attributes":{"Color":"Forest","Size":"L"},"image":{"assetUrl":"/assets/photographs/tee-forest-59bfcfe6.jpg","altText":"The tee in forest"}}'),
	('tee-forest-xl', 'tee', 7, 2400, 0, false, '{"attributes":{"Color":"Forest","Size":"XL"},"image":{"assetUrl":"/assets/photographs/tee-forest-59bfcfe6.jpg","altText":"The tee in forest"}}'),
	('tee-ink-s', 'tee', 8, 2400, 1900, true, '{"attributes":{"Color":"Ink","Size":"S"},"image":{"assetUrl":"/assets/photographs/tee-ink-e100dd25.jpg","altText":"The tee in ink"}}'),
	('tee-ink-m', 'tee', 9, 2400, 1900, true, '{"attributes":{"Color":"Ink","Size":"M"},"image":{"assetUrl":"/assets/photographs/tee-ink-e100dd25.jpg","altText":"The tee in ink"}}'),
	('tee-ink-l', 'tee', 10, 2400, 1900, true, '{"attributes":{"Color":"Ink","Size":"L"},"image":{"assetUrl":"/assets/photographs/tee-ink-e100dd25.jpg","altText":"The tee in ink"}}'),
	('tee-ink-xl', 'tee', 11, 2400, 1900, true, '{"attributes":{"Color":"Ink","Size":"XL"},"image":{"assetUrl":"/assets/photographs/tee-ink-e100dd25.jpg","altText":"The tee in ink"}}'),
	('mug', 'mug', 0, 1800, 0, false, '{"attributes":{},"image":null}'),
	('print', 'print', 0, 1500, 1200, true, '{"attributes":{},"image":null}'),
	('workshop', 'workshop', 0, 6500, 0, false, '{"attributes":{},"image":null}'),
	('gift-25', 'gift-card', 0, 2500, 0, false, '{"attributes":{"Denomination":"$25"},"image":null}'),
	('gift-50', 'gift-card', 1, 5000, 0, false, '{"attributes":{"Denomination":"$50"},"image":null}'),
	('gift-100', 'gift-card', 2, 10000, 0, false, '{"attributes":{"Denomination":"$100"},"image":null}'),
	('coffee', 'coffee', 0, 1400, 0, false, '{"attributes":{},"image":null}'),
	('plants', 'plants', 0, 4000, 0, false, '{"attributes":{},"image":null}'),
	('harbour-tea', 'harbour-tea', 0, 1500, 0, false, '{"attributes":{},"image":null,"paymentCents":1200}'),
	('vase', 'vase', 0, 3200, 0, false, '{"attributes":{},"image":null}'),
	('blue-bowl', 'ffbeb578-2657-4e6b-972a-77c3b37e3646', 0, 800, 0, false, '{"attributes":{},"image":null}');



SELECT pg_catalog.setval('public.cart_codes_position_seq', 2, true);



SELECT pg_catalog.setval('public.cart_entries_position_seq', 3, true);



SELECT pg_catalog.setval('public.collections_position_seq', 1, true);



SELECT pg_catalog.setval('public.comments_position_seq', 7, true);



SELECT pg_catalog.setval('public.discounts_position_seq', 1, true);



SELECT pg_catalog.setval('public.form_submissions_position_seq', 1, true);



SELECT pg_catalog.setval('public.gift_cards_position_seq', 1, true);



SELECT pg_catalog.setval('public.mails_position_seq', 7, true);



SELECT pg_catalog.setval('public.order_events_position_seq', 2, true);



SELECT pg_catalog.setval('public.orders_position_seq', 3, true);



SELECT pg_catalog.setval('public.payments_position_seq', 1, false);



SELECT pg_catalog.setval('public.product_imports_position_seq', 1, false);



SELECT pg_catalog.setval('public.restock_signups_position_seq', 1, false);



SELECT pg_catalog.setval('public.reviews_position_seq', 25, true);



SELECT pg_catalog.setval('public.subscribers_position_seq', 1, false);





SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
SET default_tablespace = '';
ALTER TABLE ONLY public.addresses
ADD CONSTRAINT addresses_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.analytics_events
ADD CONSTRAINT analytics_events_key PRIMARY KEY (tracker, event_id);
ALTER TABLE ONLY public.captcha_uses
ADD CONSTRAINT captcha_uses_pkey PRIMARY KEY (signature);
ALTER TABLE ONLY public.cart_codes
ADD CONSTRAINT cart_codes_key PRIMARY KEY (session_id, code);
ALTER TABLE ONLY public.cart_entries
ADD CONSTRAINT cart_entries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.carts
ADD CONSTRAINT carts_id_key UNIQUE (id);
ALTER TABLE ONLY public.carts
ADD CONSTRAINT carts_pkey PRIMARY KEY (session_id);
ALTER TABLE ONLY public.categories
ADD CONSTRAINT categories_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.collections
ADD CONSTRAINT collections_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.collections
ADD CONSTRAINT collections_url_id_key UNIQUE (url_id);
ALTER TABLE ONLY public.comments
ADD CONSTRAINT comments_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.comments
ADD CONSTRAINT comments_position_key UNIQUE ("position");
ALTER TABLE ONLY public.commerce_preferences
ADD CONSTRAINT commerce_preferences_pkey PRIMARY KEY (namespace);
ALTER TABLE ONLY public.discount_customers
ADD CONSTRAINT discount_customers_key PRIMARY KEY (discount_id, email_key);
ALTER TABLE ONLY public.discounts
ADD CONSTRAINT discounts_code_key UNIQUE (code);
ALTER TABLE ONLY public.discounts
ADD CONSTRAINT discounts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.events
ADD CONSTRAINT events_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.events
ADD CONSTRAINT events_slug_key UNIQUE (slug);
ALTER TABLE ONLY public.form_keys
ADD CONSTRAINT form_keys_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.form_submissions
ADD CONSTRAINT form_submissions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.form_submissions
ADD CONSTRAINT form_submissions_position_key UNIQUE ("position");
ALTER TABLE ONLY public.forms
ADD CONSTRAINT forms_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.galleries
ADD CONSTRAINT galleries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.galleries
ADD CONSTRAINT galleries_slug_key UNIQUE (slug);
ALTER TABLE ONLY public.gallery_items
ADD CONSTRAINT gallery_items_key PRIMARY KEY (gallery_id, "position");
ALTER TABLE ONLY public.gift_cards
ADD CONSTRAINT gift_cards_pkey PRIMARY KEY (code);
ALTER TABLE ONLY public.gift_cards
ADD CONSTRAINT gift_cards_position_key UNIQUE ("position");
ALTER TABLE ONLY public.idempotency
ADD CONSTRAINT idempotency_key PRIMARY KEY (scope, key);
ALTER TABLE ONLY public.kysely_migration_lock
ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration
ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.likes
ADD CONSTRAINT likes_key PRIMARY KEY (item_id, session_id);
ALTER TABLE ONLY public.lock_visits
ADD CONSTRAINT lock_visits_key PRIMARY KEY (token_hash, path);
ALTER TABLE ONLY public.locks
ADD CONSTRAINT locks_pkey PRIMARY KEY (path);
ALTER TABLE ONLY public.mailing_lists
ADD CONSTRAINT mailing_lists_name_key_key UNIQUE (name_key);
ALTER TABLE ONLY public.mailing_lists
ADD CONSTRAINT mailing_lists_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.mails
ADD CONSTRAINT mails_cause_key UNIQUE (cause);
ALTER TABLE ONLY public.mails
ADD CONSTRAINT mails_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.mails
ADD CONSTRAINT mails_position_key UNIQUE ("position");
ALTER TABLE ONLY public.member_sessions
ADD CONSTRAINT member_sessions_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.members
ADD CONSTRAINT members_email_key_key UNIQUE (email_key);
ALTER TABLE ONLY public.members
ADD CONSTRAINT members_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.navigations
ADD CONSTRAINT navigations_pkey PRIMARY KEY (field_name);
ALTER TABLE ONLY public.order_codes
ADD CONSTRAINT order_codes_pkey PRIMARY KEY (order_id);
ALTER TABLE ONLY public.order_downloads
ADD CONSTRAINT order_downloads_pkey PRIMARY KEY (token);
ALTER TABLE ONLY public.order_downloads
ADD CONSTRAINT order_downloads_place UNIQUE (order_id, line_position, file_position);
ALTER TABLE ONLY public.order_events
ADD CONSTRAINT order_events_cause_key UNIQUE (cause);
ALTER TABLE ONLY public.order_events
ADD CONSTRAINT order_events_pkey PRIMARY KEY ("position");
ALTER TABLE ONLY public.order_gift_cards
ADD CONSTRAINT order_gift_cards_key PRIMARY KEY (order_id, code);
ALTER TABLE ONLY public.order_lines
ADD CONSTRAINT order_lines_key PRIMARY KEY (order_id, "position");
ALTER TABLE ONLY public.orders
ADD CONSTRAINT orders_cart_id_key UNIQUE (cart_id);
ALTER TABLE ONLY public.orders
ADD CONSTRAINT orders_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.orders
ADD CONSTRAINT orders_position_key UNIQUE ("position");
ALTER TABLE ONLY public.owner_sessions
ADD CONSTRAINT owner_sessions_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.owners
ADD CONSTRAINT owners_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.password_links
ADD CONSTRAINT password_links_pkey PRIMARY KEY (address_hash);
ALTER TABLE ONLY public.password_links
ADD CONSTRAINT password_links_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.payment_refunds
ADD CONSTRAINT payment_refunds_cause_key UNIQUE (cause);
ALTER TABLE ONLY public.payment_refunds
ADD CONSTRAINT payment_refunds_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.payments
ADD CONSTRAINT payments_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.payments
ADD CONSTRAINT payments_position_key UNIQUE ("position");
ALTER TABLE ONLY public.performance_records
ADD CONSTRAINT performance_records_pkey PRIMARY KEY (metric_id);
ALTER TABLE ONLY public.posts
ADD CONSTRAINT posts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.posts
ADD CONSTRAINT posts_slug_key UNIQUE (slug);
ALTER TABLE ONLY public.product_categories
ADD CONSTRAINT product_categories_key PRIMARY KEY (product_id, category_id);
ALTER TABLE ONLY public.product_files
ADD CONSTRAINT product_files_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.product_import_items
ADD CONSTRAINT product_import_items_place PRIMARY KEY (import_id, "position");
ALTER TABLE ONLY public.product_imports
ADD CONSTRAINT product_imports_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.products
ADD CONSTRAINT products_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.products
ADD CONSTRAINT products_slug_key UNIQUE (slug);
ALTER TABLE ONLY public.restock_sendings
ADD CONSTRAINT restock_sendings_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.restock_signups
ADD CONSTRAINT restock_signups_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.restock_signups
ADD CONSTRAINT restock_signups_position_key UNIQUE ("position");
ALTER TABLE ONLY public.reviews
ADD CONSTRAINT reviews_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.reviews
ADD CONSTRAINT reviews_position_key UNIQUE ("position");
ALTER TABLE ONLY public.session_codes
ADD CONSTRAINT session_codes_pkey PRIMARY KEY (code_hash);
ALTER TABLE ONLY public.session_tokens
ADD CONSTRAINT session_tokens_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.settings
ADD CONSTRAINT settings_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.shipping_methods
ADD CONSTRAINT shipping_methods_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.site_frame
ADD CONSTRAINT site_frame_pkey PRIMARY KEY (place);
ALTER TABLE ONLY public.site_languages
ADD CONSTRAINT site_languages_pkey PRIMARY KEY (language);
ALTER TABLE ONLY public.stock
ADD CONSTRAINT stock_pkey PRIMARY KEY (sku);
ALTER TABLE ONLY public.subscribers
ADD CONSTRAINT subscribers_key PRIMARY KEY (list_id, email_key);
ALTER TABLE ONLY public.subscribers
ADD CONSTRAINT subscribers_position_key UNIQUE ("position");
ALTER TABLE ONLY public.subscription_carts
ADD CONSTRAINT subscription_carts_pkey PRIMARY KEY (token);
ALTER TABLE ONLY public.subscriptions
ADD CONSTRAINT subscriptions_pkey PRIMARY KEY (order_id);
ALTER TABLE ONLY public.subscriptions
ADD CONSTRAINT subscriptions_token_key UNIQUE (token);
ALTER TABLE ONLY public.tax_rates
ADD CONSTRAINT tax_rates_pkey PRIMARY KEY (country);
ALTER TABLE ONLY public.upload_chunks
ADD CONSTRAINT upload_chunks_key PRIMARY KEY (upload_id, "position");
ALTER TABLE ONLY public.upload_uses
ADD CONSTRAINT upload_uses_key PRIMARY KEY (upload_id, used_by);
ALTER TABLE ONLY public.uploads
ADD CONSTRAINT uploads_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.variants
ADD CONSTRAINT variants_pkey PRIMARY KEY (sku);
CREATE INDEX addresses_words ON public.addresses USING gin (to_tsvector('simple'::regconfig, words));
CREATE INDEX analytics_events_by_step ON public.analytics_events USING btree (tracker, name, occurred_at);
CREATE INDEX analytics_events_by_time ON public.analytics_events USING btree (occurred_at, name);
CREATE INDEX captcha_uses_age ON public.captcha_uses USING btree (used_at);
CREATE INDEX cart_entries_session ON public.cart_entries USING btree (session_id, "position");
CREATE INDEX categories_collection ON public.categories USING btree (collection_id);
CREATE INDEX categories_parent ON public.categories USING btree (parent_category_id, display_index);
CREATE UNIQUE INDEX categories_root ON public.categories USING btree (collection_id) WHERE (type = 'ROOT'::text);
CREATE INDEX comments_order ON public.comments USING btree (post_id, "position");
CREATE INDEX due_mails ON public.mails USING btree (next_attempt_at) WHERE (next_attempt_at IS NOT NULL);
CREATE INDEX due_payments ON public.payments USING btree (check_at) WHERE (check_at IS NOT NULL);
CREATE INDEX due_refunds ON public.payment_refunds USING btree (next_attempt_at) WHERE (next_attempt_at IS NOT NULL);
CREATE INDEX events_of_orders ON public.order_events USING btree (order_id);
CREATE INDEX events_start ON public.events USING btree (starts_at);
CREATE INDEX files_of_products ON public.product_files USING btree (product_id);
CREATE INDEX form_keys_age ON public.form_keys USING btree (created_at);
CREATE INDEX form_submissions_age ON public.form_submissions USING btree (form_id, created_at);
CREATE INDEX form_submissions_order ON public.form_submissions USING btree (form_id, "position");
CREATE INDEX idempotency_age ON public.idempotency USING btree (created_at);
CREATE INDEX logins_of_members ON public.member_sessions USING btree (member_id);
CREATE UNIQUE INDEX one_discount_per_cart ON public.cart_codes USING btree (session_id) WHERE (kind = 'discount'::text);
CREATE UNIQUE INDEX open_payments ON public.payments USING btree (order_id) WHERE (state = ANY (ARRAY['created'::text, 'pending'::text]));
CREATE INDEX orders_by_time ON public.orders USING btree (created_at);
CREATE INDEX orders_of_members ON public.orders USING btree (member_id, "position");
CREATE INDEX payments_of_orders ON public.payments USING btree (order_id, "position");
CREATE INDEX performance_records_by_time ON public.performance_records USING btree (occurred_at, page_path, name);
CREATE INDEX posts_age ON public.posts USING btree (published_at);
CREATE INDEX product_categories_category ON public.product_categories USING btree (category_id);
CREATE INDEX product_imports_running ON public.product_imports USING btree ("position") WHERE (state = 'importing'::text);
CREATE INDEX products_collection ON public.products USING btree (collection_id, "position");
CREATE INDEX products_position ON public.products USING btree ("position");
CREATE INDEX refunds_of_payments ON public.payment_refunds USING btree (payment_id);
CREATE INDEX restock_signups_of_sending ON public.restock_signups USING btree (sending_id, "position");
CREATE UNIQUE INDEX restock_signups_waiting ON public.restock_signups USING btree (product_id, variant_id, email_key) WHERE (sent_at IS NULL);
CREATE UNIQUE INDEX reviews_of_guests ON public.reviews USING btree (product_id, email_key) WHERE (member_id IS NULL);
CREATE UNIQUE INDEX reviews_of_members ON public.reviews USING btree (product_id, member_id) WHERE (member_id IS NOT NULL);
CREATE INDEX reviews_product ON public.reviews USING btree (product_id, written_at, "position");
CREATE INDEX reviews_state ON public.reviews USING btree (state, "position");
CREATE INDEX session_codes_end ON public.session_codes USING btree (expires_at);
CREATE INDEX session_codes_session ON public.session_codes USING btree (session_id);
CREATE INDEX session_tokens_end ON public.session_tokens USING btree (expires_at);
CREATE INDEX session_tokens_session ON public.session_tokens USING btree (session_id);
CREATE INDEX subscribers_order ON public.subscribers USING btree (list_id, "position");
CREATE INDEX upload_uses_user ON public.upload_uses USING btree (used_by);
ALTER TABLE ONLY public.cart_codes
ADD CONSTRAINT cart_codes_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.carts(session_id);
ALTER TABLE ONLY public.cart_entries
ADD CONSTRAINT cart_entries_item_id_fkey FOREIGN KEY (item_id) REFERENCES public.products(id) ON UPDATE CASCADE ON DELETE CASCADE NOT VALID;
ALTER TABLE ONLY public.cart_entries
ADD CONSTRAINT cart_entries_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.carts(session_id);
ALTER TABLE ONLY public.cart_entries
ADD CONSTRAINT cart_entries_sku_fkey FOREIGN KEY (sku) REFERENCES public.variants(sku) ON UPDATE CASCADE ON DELETE CASCADE NOT VALID;
ALTER TABLE ONLY public.categories
ADD CONSTRAINT categories_collection_id_fkey FOREIGN KEY (collection_id) REFERENCES public.collections(id);
ALTER TABLE ONLY public.comments
ADD CONSTRAINT comments_post_id_fkey FOREIGN KEY (post_id) REFERENCES public.posts(id);
ALTER TABLE ONLY public.discount_customers
ADD CONSTRAINT discount_customers_discount_id_fkey FOREIGN KEY (discount_id) REFERENCES public.discounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.form_submissions
ADD CONSTRAINT form_submissions_form_id_fkey FOREIGN KEY (form_id) REFERENCES public.forms(id);
ALTER TABLE ONLY public.gallery_items
ADD CONSTRAINT gallery_items_gallery_id_fkey FOREIGN KEY (gallery_id) REFERENCES public.galleries(id);
ALTER TABLE ONLY public.gift_cards
ADD CONSTRAINT gift_cards_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);
ALTER TABLE ONLY public.lock_visits
ADD CONSTRAINT lock_visits_path_fkey FOREIGN KEY (path) REFERENCES public.locks(path) ON DELETE CASCADE;
ALTER TABLE ONLY public.member_sessions
ADD CONSTRAINT member_sessions_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.members(id);
ALTER TABLE ONLY public.order_codes
ADD CONSTRAINT order_codes_discount_id_fkey FOREIGN KEY (discount_id) REFERENCES public.discounts(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.order_codes
ADD CONSTRAINT order_codes_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);
ALTER TABLE ONLY public.order_downloads
ADD CONSTRAINT order_downloads_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);
ALTER TABLE ONLY public.order_downloads
ADD CONSTRAINT order_downloads_upload_id_fkey FOREIGN KEY (upload_id) REFERENCES public.uploads(id);
ALTER TABLE ONLY public.order_events
ADD CONSTRAINT order_events_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);
ALTER TABLE ONLY public.order_gift_cards
ADD CONSTRAINT order_gift_cards_code_fkey FOREIGN KEY (code) REFERENCES public.gift_cards(code);
ALTER TABLE ONLY public.order_gift_cards
ADD CONSTRAINT order_gift_cards_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);
ALTER TABLE ONLY public.order_lines
ADD CONSTRAINT order_lines_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);
ALTER TABLE ONLY public.owner_sessions
ADD CONSTRAINT owner_sessions_owner_name_fkey FOREIGN KEY (owner_name) REFERENCES public.owners(name);
ALTER TABLE ONLY public.password_links
ADD CONSTRAINT password_links_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.members(id);
ALTER TABLE ONLY public.payment_refunds
ADD CONSTRAINT payment_refunds_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES public.payments(id);
ALTER TABLE ONLY public.payments
ADD CONSTRAINT payments_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);
ALTER TABLE ONLY public.product_categories
ADD CONSTRAINT product_categories_category_id_fkey FOREIGN KEY (category_id) REFERENCES public.categories(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.product_categories
ADD CONSTRAINT product_categories_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE ONLY public.product_files
ADD CONSTRAINT product_files_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.product_files
ADD CONSTRAINT product_files_upload_id_fkey FOREIGN KEY (upload_id) REFERENCES public.uploads(id);
ALTER TABLE ONLY public.product_import_items
ADD CONSTRAINT product_import_items_import_id_fkey FOREIGN KEY (import_id) REFERENCES public.product_imports(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.restock_signups
ADD CONSTRAINT restock_signups_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id) ON UPDATE CASCADE ON DELETE CASCADE NOT VALID;
ALTER TABLE ONLY public.restock_signups
ADD CONSTRAINT restock_signups_sending_id_fkey FOREIGN KEY (sending_id) REFERENCES public.restock_sendings(id);
ALTER TABLE ONLY public.restock_signups
ADD CONSTRAINT restock_signups_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES public.variants(sku) ON UPDATE CASCADE ON DELETE CASCADE NOT VALID;
ALTER TABLE ONLY public.reviews
ADD CONSTRAINT reviews_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id) ON UPDATE CASCADE ON DELETE CASCADE NOT VALID;
ALTER TABLE ONLY public.stock
ADD CONSTRAINT stock_sku_fkey FOREIGN KEY (sku) REFERENCES public.variants(sku) ON UPDATE CASCADE ON DELETE CASCADE NOT VALID;
ALTER TABLE ONLY public.subscribers
ADD CONSTRAINT subscribers_list_id_fkey FOREIGN KEY (list_id) REFERENCES public.mailing_lists(id);
ALTER TABLE ONLY public.subscription_carts
ADD CONSTRAINT subscription_carts_item_id_fkey FOREIGN KEY (item_id) REFERENCES public.products(id) ON UPDATE CASCADE ON DELETE SET NULL NOT VALID;
ALTER TABLE ONLY public.subscription_carts
ADD CONSTRAINT subscription_carts_sku_fkey FOREIGN KEY (sku) REFERENCES public.variants(sku) ON UPDATE CASCADE ON DELETE SET NULL NOT VALID;
ALTER TABLE ONLY public.subscriptions
ADD CONSTRAINT subscriptions_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);
ALTER TABLE ONLY public.subscriptions
ADD CONSTRAINT subscriptions_token_fkey FOREIGN KEY (token) REFERENCES public.subscription_carts(token);
ALTER TABLE ONLY public.upload_chunks
ADD CONSTRAINT upload_chunks_upload_id_fkey FOREIGN KEY (upload_id) REFERENCES public.uploads(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.upload_uses
ADD CONSTRAINT upload_uses_upload_id_fkey FOREIGN KEY (upload_id) REFERENCES public.uploads(id);
ALTER TABLE ONLY public.variants
ADD CONSTRAINT variants_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id) ON UPDATE CASCADE ON DELETE CASCADE NOT VALID;
