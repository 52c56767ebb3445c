import { createApp } from 'vue';
import 'storefront-elements/all';
import 'storefront-elements/store.css';
import App from './App.vue';
import { connectStore } from './shop.ts';

await connectStore();
createApp(App).mount('#app');
