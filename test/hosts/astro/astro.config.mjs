import node from '@astrojs/node';
import { defineConfig } from 'astro/config';

// Pages are built once, unless they say `prerender = false`: the adapter renders those for each request.
export default defineConfig({ adapter: node({ mode: 'standalone' }) });
