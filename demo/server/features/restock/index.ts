export { type RestockData, restockData } from './restock-data.ts';
export { type RestockMessages, restockMessages } from './restock-messages.ts';
