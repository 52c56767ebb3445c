import { setTimeout as wait } from 'node:timers/promises';

import type { Translated, Translation } from './owner.ts';

/** Asks the Admin API. */
type AskAdmin = (query: string, variables?: object) => Promise<unknown>;

const FIND = `query ($product: String!, $collection: String!) {
  product(slug: $product) { id }
  collection(slug: $collection) { id }
}`;
const TRANSLATE = `mutation ($languages: [LanguageCode!]!, $product: UpdateProductInput!, $collection: UpdateCollectionInput!) {
  updateGlobalSettings(input: { availableLanguages: $languages }) { __typename }
  updateChannel(input: { id: "1", availableLanguageCodes: $languages }) { __typename }
  updateProduct(input: $product) { id }
  updateCollection(input: $collection) { id }
}`;
const REINDEX = 'mutation { reindex { id } }';
const JOBS = 'query { jobs(options: { filter: { isSettled: { eq: false } } }) { totalItems } }';
const POLL_MS = 50;

interface Found {
  readonly product: { readonly id: string };
  readonly collection: { readonly id: string };
}

/**
 * Translates a product and a collection of a shop in English, and waits for its search to know that.
 * @param ask the shop's Admin API, as its owner
 * @param translation the texts
 */
export async function translateVendure(ask: AskAdmin, translation: Translation): Promise<void> {
  const { language, product, collection } = translation;
  const found = (await ask(FIND, { product: product.of, collection: collection.of })) as Found;
  const inputOf = (id: string, { slug, name }: Translated) => ({
    id,
    translations: [{ languageCode: language, slug, name, description: name }],
  });
  await ask(TRANSLATE, {
    languages: ['en', language],
    product: inputOf(found.product.id, product),
    collection: inputOf(found.collection.id, collection),
  });
  await ask(REINDEX);
  while (await isWorking(ask)) await wait(POLL_MS);
}

async function isWorking(ask: AskAdmin): Promise<boolean> {
  const { jobs } = (await ask(JOBS)) as { readonly jobs: { readonly totalItems: number } };
  return jobs.totalItems > 0;
}
