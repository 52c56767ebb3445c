import { assert } from '../errors/index.ts';
import { isJsonObject } from '../json/index.ts';

const EXPECTED = 'a list of catalog items, as catalogOf(products) returns it';

/**
 * Asserts that a catalogue holds catalog items, not the products that they are made of.
 * @param catalog the catalogue of a memory store
 * @throws AssertionError for anything else
 */
export function checkCatalog(catalog: unknown): void {
  assert(Array.isArray(catalog), 'createMemoryCartGateway', EXPECTED, catalog);
  for (const item of catalog as readonly unknown[]) {
    const isCatalogItem = isJsonObject(item) && typeof item.itemId === 'string';
    assert(isCatalogItem, 'createMemoryCartGateway', EXPECTED, item);
  }
}
