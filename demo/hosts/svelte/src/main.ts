import { mount } from 'svelte';
import 'storefront-elements/all';
import 'storefront-elements/store.css';
import App from './App.svelte';
import { connectStore } from './shop.ts';

await connectStore();
mount(App, { target: document.getElementById('app')! });
