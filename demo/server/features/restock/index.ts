export { type RestockData, restockData } from './restock-data.ts';
