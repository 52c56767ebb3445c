/** A page of the site: a document of the repository. */
export interface Page {
  /** Its path in the repository. */
  readonly file: string;
  /** In the navigation. */
  readonly title: string;
}

/** A group of the navigation. */
interface Section {
  readonly title: string;
  /** Path in the repository → title; a folder is all of its documents, by name. */
  readonly pages: Readonly<Record<string, string>>;
}

/** The navigation of the site. A new document needs a row here; a folder of documents has one row. */
export const SECTIONS: readonly Section[] = [
  {
    title: 'Start',
    pages: {
      'docs/start.md': 'Start',
      'README.md': 'Overview',
      'docs/html-pages.md': 'HTML pages',
      'docs/product-data.md': 'Product data',
      'docs/errors-of-a-newcomer.md': 'Common mistakes',
      'docs/migrating.md': 'Migrating',
    },
  },
  { title: 'Tags', pages: { 'docs/tags/README.md': 'All tags', 'docs/tags/': '' } },
  {
    title: 'Recipes',
    pages: {
      'docs/frameworks.md': 'Frameworks',
      'docs/server-rendering.md': 'Rendering on a server',
      'docs/printed-pages.md': 'Server-rendered pages',
      'docs/testing-your-pages.md': 'Testing your pages',
      'docs/analytics.md': 'Analytics',
    },
  },
  {
    title: 'Reference',
    pages: {
      'docs/styling.md': 'Styling and themes',
      'docs/events.md': 'Events',
      'docs/settings.md': 'Settings',
      'docs/programming-interface.md': 'Programming interface',
      'engine/README.md': 'Template language',
      'docs/sizes.md': 'Sizes and browsers',
      'docs/glossary.md': 'Glossary',
      'CHANGELOG.md': 'Changelog',
    },
  },
  {
    title: 'Backends',
    pages: {
      'docs/other-backends.md': 'Other backends',
      'docs/writing-a-gateway.md': 'Writing a gateway',
      'docs/server.md': 'Server setup',
      'docs/distributed-database.md': 'A distributed PostgreSQL',
      'docs/payment-providers.md': 'Payment providers',
      'owner/README.md': "The owner's side",
    },
  },
  { title: 'Behavior', pages: { 'docs/behaviour/README.md': 'All paragraphs', 'docs/behaviour/': '' } },
  {
    title: 'Change it',
    pages: {
      'CONTRIBUTING.md': 'Contributing',
      'docs/architecture.md': 'Architecture',
      'docs/bundles.md': 'Modules and bundles',
      'docs/adding-a-tag.md': 'Adding a tag',
      'docs/testing.md': 'Tests',
      'bench/README.md': 'Measurements',
      'docs/releasing.md': 'Releasing',
      'docs/README.md': 'All documents',
    },
  },
  { title: 'Decisions', pages: { 'docs/decisions/README.md': 'All decisions', 'docs/decisions/': '' } },
];

/** Where the site is served, with a slash at its end. */
export const BASE = '/docs/';

const INDEX = 'docs/start.md';

/**
 * Names the address of a document on the site.
 * @param file its path in the repository
 * @returns path below the site's root, with `.md`
 */
export function sitePathOf(file: string): string {
  if (file === INDEX) return 'index.md';
  if (file === 'docs/README.md') return 'documents.md';
  const [folder, name] = file.split('/');
  if (file.startsWith('docs/')) return file.slice('docs/'.length).replace(/README\.md$/, 'index.md');
  return (name === undefined ? file : `${String(folder)}.md`).toLowerCase();
}

/**
 * Lists the pages of a section.
 * @param section its rows
 * @param files all documents of the repository, by path
 * @param titleOf reads the title of a document
 */
export function pagesOf(
  { pages }: Section,
  files: readonly string[],
  titleOf: (file: string) => string,
): readonly Page[] {
  return Object.entries(pages).flatMap(([row, title]) => {
    if (!row.endsWith('/')) return [{ file: row, title }];
    const inFolder = files.filter((file) => file.startsWith(row) && !file.endsWith('/README.md'));
    return inFolder.sort().map((file) => ({ file, title: titleOf(file) }));
  });
}
