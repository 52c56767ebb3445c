import type { Choices } from './choices.ts';
import { mutateData } from './mutate-data.ts';
import { mutatePage } from './mutate-page.ts';
import { PAGES } from './pages.ts';
import { siteData } from './site-data.ts';
import type { Generated } from './template.ts';

const NAMES = Object.keys(PAGES);
const APPLIED = /\b[\w-]+\.(?:block|page)\b/g;

const INJECTS = {
  './config.json': {
    title: 'Linen',
    links: [
      { url: '/a?b&c', text: '<A>' },
      { url: '/d', text: 'D' },
    ],
  },
  './list.json': [1, 'two', null],
} as const;

/**
 * Takes a page as the authors of sites write them, and the data of a site, both now and then with mistakes.
 * @param choices the source of randomness
 * @returns the template and its data
 */
export function writePage(choices: Choices): Generated {
  const name = choices.one(NAMES);
  const data = siteData(choices);
  mutateData(choices, data, choices.one([0, 0, 1, 3, 8]));
  const partials: Record<string, string> = {};
  const template = mutatePage(choices, PAGES[name] ?? '', choices.one([0, 0, 1, 2, 5]));
  collect(choices, template, partials);
  return { template, data, partials, injects: name === 'inject.page' ? INJECTS : {} };
}

/** Everything that a source applies, and so on. */
function collect(choices: Choices, source: string, partials: Record<string, string>): void {
  for (const [name] of source.matchAll(APPLIED)) {
    const page = PAGES[name];
    if (page === undefined || Object.hasOwn(partials, name)) continue;
    partials[name] = choices.chance(85) ? page : mutatePage(choices, page, 1);
    collect(choices, partials[name], partials);
  }
}
