import 'storefront-elements/all';
import 'storefront-elements/store.css';
import { connectStore } from './shop.ts';

await connectStore();
await import('./shop-page.ts');
