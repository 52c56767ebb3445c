import { render } from 'solid-js/web';
import 'storefront-elements/all';
import 'storefront-elements/store.css';
import { App } from './App.tsx';
import { connectStore } from './shop.ts';

await connectStore();
render(() => <App />, document.getElementById('app')!);
