import { defineConfig } from 'vitepress';

import { renderLiveExamples } from './site/markdown-live.ts';
import { BASE, sitePathOf } from './site/pages.ts';
import { prepare, PUBLIC } from './site/prepare.ts';
import { hiddenDocuments, shownSections } from './site/repository.ts';
import { sidebarsOf } from './site/sidebars.ts';
import { sitePages } from './site/site-pages.ts';
import { anchorOf } from './site/anchor-of.ts';
import { writeTexts } from './site/write-texts.ts';

const SECTIONS = shownSections();
const SHOWN = new Set(SECTIONS.flatMap(({ pages }) => pages.map(({ file }) => file)));
/** Below docs/; a test builds elsewhere. */
const OUT = process.env['DOCS_OUT'] ?? '.vitepress/dist';

await prepare();

/** The documentation site. Its pages are documents of the repository: those of docs/, and some others. */
export default defineConfig({
  title: 'storefront-elements',
  description: 'A store for any web page, as custom elements.',
  base: BASE,
  lang: 'en',
  srcDir: '..',
  srcExclude: hiddenDocuments(SHOWN),
  outDir: OUT,
  cacheDir: '../node_modules/.cache/docs/vite',
  ignoreDeadLinks: 'localhostLinks',
  rewrites: (file) => sitePathOf(file),
  head: [['link', { rel: 'icon', href: 'data:,' }]],
  transformHead: ({ pageData: { isNotFound, relativePath } }) =>
    isNotFound === true
      ? []
      : [['link', { rel: 'alternate', type: 'text/markdown', href: `${BASE}${relativePath}` }]],
  metaChunk: true,
  // Otherwise a style element would be inserted, which the policy of the page refuses.
  appearance: { disableTransition: false },
  markdown: {
    anchor: { slugify: anchorOf },
    config: renderLiveExamples,
    languageAlias: { caddy: 'nginx' },
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
  },
  vite: {
    publicDir: PUBLIC,
    plugins: [sitePages(SHOWN)],
    // The largest chunk is the search index, which loads with the search.
    build: { chunkSizeWarningLimit: 2_000 },
  },
  themeConfig: {
    search: { provider: 'local' },
    sidebar: sidebarsOf(SECTIONS),
    nav: [
      { text: 'Tags', link: '/tags/' },
      { text: 'Frameworks', link: '/frameworks.html' },
      { text: 'Styling', link: '/styling.html' },
    ],
    outline: { level: [2, 3] },
    docFooter: { prev: 'Previous page', next: 'Next page' },
  },
  buildEnd: ({ outDir }) => {
    writeTexts({ folder: outDir, sections: SECTIONS });
  },
});
