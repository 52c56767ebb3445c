import vue from '@vitejs/plugin-vue';
import { isStoreTag } from 'storefront-elements/vue';
import { defineConfig } from 'vite';

export default defineConfig({
  base: './',
  plugins: [vue({ template: { compilerOptions: { isCustomElement: isStoreTag } } })],
});
