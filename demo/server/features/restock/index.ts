export { restockData, type RestockData } from './restock-data.ts';
