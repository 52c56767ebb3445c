import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

const isCustomElement = (tag: string) => /^(store|cart|afterpay)-/.test(tag);
export default defineConfig({
  base: './',
  plugins: [vue({ template: { compilerOptions: { isCustomElement } } })],
});
