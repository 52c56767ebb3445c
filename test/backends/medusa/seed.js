/** Seeds catalog.json by Medusa's own workflows, and writes the keys and regions into settings.json. */
const { readFileSync, writeFileSync } = require('node:fs');
const flows = require('@medusajs/medusa/core-flows');
const { Modules, ContainerRegistrationKeys } = require('@medusajs/framework/utils');

const REGIONS = [
  { name: 'United States', currency_code: 'usd', countries: ['us'] },
  { name: 'Japan', currency_code: 'jpy', countries: ['jp'] },
];
const POST = { usd: 5, jpy: 500 };
/** Medusa asks for an option even where there is nothing to choose. */
const NO_CHOICE = { Kind: 'One' };

// Medusa's own loader asks for a default export.
exports.default = seed;

async function seed({ container }) {
  const { products, coupon, ...groups } = JSON.parse(readFileSync('catalog.json', 'utf8'));
  const run = async (flow, input) => (await flow(container).run({ input })).result;
  const link = (one, other) => container.resolve(ContainerRegistrationKeys.LINK).create({ ...one, ...other });

  const [channel] = await run(flows.createSalesChannelsWorkflow, { salesChannelsData: [{ name: 'Web' }] });
  const regions = await seedRegions(container, run, channel);
  const place = await seedPlace(run, link, channel);
  const profile = await seedShipping(container, run, link, place);
  const groupsOf = await seedGroups(run, groups);
  // One after the other, so that their ids, which lists are sorted by, have an order.
  for (const product of products) {
    const data = { ...productOf(product, channel, profile), ...groupsOf(product) };
    await run(flows.createProductsWorkflow, { products: [data] });
  }
  await seedStock(container, run, products, place);
  await run(flows.createPromotionsWorkflow, { promotionsData: [promotionOf(coupon)] });

  const keyOf = async (type) => {
    const input = { api_keys: [{ title: type, type, created_by: 'seed' }] };
    const [key] = await run(flows.createApiKeysWorkflow, input);
    return key;
  };
  const publishable = await keyOf('publishable');
  await run(flows.linkSalesChannelsToApiKeyWorkflow, { id: publishable.id, add: [channel.id] });
  const secret = await keyOf('secret');
  const [usd, jpy] = regions.map(({ id }) => id);
  const settings = { publishableKey: publishable.token, secretKey: secret.token, regions: { usd, jpy } };
  writeFileSync('settings.json', JSON.stringify(settings));
}

async function seedRegions(container, run, channel) {
  const [store] = await container.resolve(Modules.STORE).listStores();
  const currencies = REGIONS.map(({ currency_code }, index) => ({ currency_code, is_default: index === 0 }));
  await run(flows.updateStoresWorkflow, {
    selector: { id: store.id },
    update: { supported_currencies: currencies, default_sales_channel_id: channel.id },
  });
  return run(flows.createRegionsWorkflow, {
    regions: REGIONS.map((region) => ({
      ...region,
      payment_providers: ['pp_system_default'],
      automatic_taxes: false,
    })),
  });
}

/** Medusa has collections beside a tree of categories. */
async function seedGroups(run, { collection, category }) {
  const [made] = await run(flows.createCollectionsWorkflow, {
    collections: [{ title: collection.title, handle: collection.handle }],
  });
  const newCategory = async ({ handle, title }, parent_category_id = null) => {
    const data = { name: title, handle, parent_category_id, is_active: true };
    return (await run(flows.createProductCategoriesWorkflow, { product_categories: [data] }))[0];
  };
  const above = await newCategory(collection);
  const below = await newCategory(category, above.id);
  const isIn = ({ itemIds }, { itemId }) => itemIds.includes(itemId);
  return (product) => ({
    ...(isIn(collection, product) && { collection_id: made.id }),
    category_ids: isIn(category, product) ? [below.id] : [],
  });
}

async function seedPlace(run, link, channel) {
  const [place] = await run(flows.createStockLocationsWorkflow, {
    locations: [{ name: 'Stock', address: { country_code: 'US', address_1: '' } }],
  });
  await link(
    { [Modules.STOCK_LOCATION]: { stock_location_id: place.id } },
    { [Modules.FULFILLMENT]: { fulfillment_provider_id: 'manual_manual' } },
  );
  await run(flows.linkSalesChannelsToStockLocationWorkflow, { id: place.id, add: [channel.id] });
  return place;
}

async function seedShipping(container, run, link, place) {
  const fulfillment = container.resolve(Modules.FULFILLMENT);
  const profile = await fulfillment.createShippingProfiles({ name: 'Default', type: 'default' });
  const countries = REGIONS.flatMap((region) => region.countries);
  const set = await fulfillment.createFulfillmentSets({
    name: 'Post',
    type: 'shipping',
    service_zones: [
      {
        name: 'All',
        geo_zones: countries.map((country_code) => ({ country_code, type: 'country' })),
      },
    ],
  });
  await link(
    { [Modules.STOCK_LOCATION]: { stock_location_id: place.id } },
    { [Modules.FULFILLMENT]: { fulfillment_set_id: set.id } },
  );
  const option = {
    name: 'Post',
    price_type: 'flat',
    provider_id: 'manual_manual',
    service_zone_id: set.service_zones[0].id,
    shipping_profile_id: profile.id,
    type: { label: 'Post', description: 'By post', code: 'post' },
    prices: Object.entries(POST).map(([currency_code, amount]) => ({ currency_code, amount })),
    rules: [
      { attribute: 'enabled_in_store', value: 'true', operator: 'eq' },
      { attribute: 'is_return', value: 'false', operator: 'eq' },
    ],
  };
  await run(flows.createShippingOptionsWorkflow, [option]);
  return profile;
}

function productOf({ itemId, title, isDigital, variants }, channel, profile) {
  const choices = variants.map(({ attributes }) =>
    Object.keys(attributes).length > 0 ? attributes : NO_CHOICE,
  );
  const options = Object.keys(choices[0]).map((name) => ({
    title: name,
    values: [...new Set(choices.map((choice) => choice[name]))],
  }));
  return {
    title,
    handle: itemId,
    status: 'published',
    sales_channels: [{ id: channel.id }],
    // Lines of a product without a shipping profile need no shipping.
    ...(!isDigital && { shipping_profile_id: profile.id }),
    options,
    variants: variants.map(({ sku, priceCents, quantityInStock }, index) => ({
      title: Object.values(choices[index]).join(' / '),
      sku,
      options: choices[index],
      // Without a rank their order is accidental.
      variant_rank: index,
      manage_inventory: quantityInStock !== null,
      prices: [
        { currency_code: 'usd', amount: priceCents / 100 },
        { currency_code: 'jpy', amount: priceCents },
      ],
    })),
  };
}

async function seedStock(container, run, products, place) {
  const variants = products.flatMap((product) => product.variants);
  const quantities = new Map(variants.map(({ sku, quantityInStock }) => [sku, quantityInStock]));
  const items = await container.resolve(Modules.INVENTORY).listInventoryItems({});
  await run(flows.createInventoryLevelsWorkflow, {
    inventory_levels: items.map(({ id, sku }) => ({
      location_id: place.id,
      inventory_item_id: id,
      stocked_quantity: quantities.get(sku),
    })),
  });
}

function promotionOf({ code, percent }) {
  const method = { type: 'percentage', target_type: 'order', allocation: 'across', currency_code: 'usd' };
  return {
    code,
    type: 'standard',
    status: 'active',
    is_automatic: false,
    application_method: { ...method, value: percent },
  };
}
