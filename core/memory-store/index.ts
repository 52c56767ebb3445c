export { catalogItems } from './catalog-items.ts';
export { createMemoryCartGateway, type MemoryCartGateway } from './memory-gateway.ts';
export type { CatalogItem } from './memory-lines.ts';
