/** Starts Vendure, seeds it from catalog.json, and prints `ready <address>`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import core from '@vendure/core';
import { createCollections } from './collections.mjs';
import { config } from './config.mjs';
import { createCoupon } from './coupon.mjs';
import { productsCsv } from './products.mjs';

const { populate } = createRequire(import.meta.url)('@vendure/core/cli');
const { TAX_PERCENT = '0', IS_DIGITAL } = process.env;
const placeOf = (name) => path.join(import.meta.dirname, name);

const { products, coupon, ...groups } = JSON.parse(readFileSync(placeOf('catalog.json'), 'utf8'));
writeFileSync(placeOf('products.csv'), productsCsv(products, Boolean(IS_DIGITAL)));

const initialData = {
  defaultLanguage: 'en',
  defaultZone: 'Everywhere',
  countries: [{ name: 'United States', code: 'US', zone: 'Everywhere' }],
  taxRates: [{ name: 'standard', percentage: Number(TAX_PERCENT) }],
  shippingMethods: [{ name: 'Post', price: 500 }],
  paymentMethods: [
    {
      name: 'dummy',
      handler: { code: 'dummy-payment-handler', arguments: [{ name: 'automaticSettle', value: 'true' }] },
    },
  ],
  collections: [],
};

const app = await populate(() => core.bootstrap(config), initialData, placeOf('products.csv'));
const url = `http://127.0.0.1:${app.getHttpServer().address().port}`;
await createCoupon(app, coupon);
await createCollections(app, groups);
console.log(`ready ${url}`);
