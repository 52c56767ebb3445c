import type { DefaultTheme } from 'vitepress';

import { sitePathOf } from './pages.ts';
import type { ShownSection } from './repository.ts';

/** Sections with a navigation of their own → where their pages are. */
const OWN: Readonly<Record<string, string>> = { Behavior: '/behaviour/', Decisions: '/decisions/' };
const BACK = { text: 'Back', items: [{ text: 'Start', link: '/' }] };

/**
 * Writes the navigation of the site. No group can be closed: one that can is a button with a button inside.
 * @param sections the pages, by section
 * @returns the navigation, by the start of the page's address
 */
export function sidebarsOf(sections: readonly ShownSection[]): DefaultTheme.SidebarMulti {
  const groups = sections.map(({ title, pages }) => ({
    text: title,
    items: pages.map((page) => ({ text: page.title, link: addressOf(page.file) })),
  }));
  const own = groups.filter(({ text }) => text in OWN);
  const links = own.map(({ text, items }) => ({ text, link: items[0]?.link ?? '/' }));
  const sidebars: DefaultTheme.SidebarMulti = {
    '/': [...groups.filter((group) => !own.includes(group)), { text: 'More', items: links }],
  };
  for (const group of own) sidebars[OWN[group.text] ?? '/'] = [BACK, group];
  return sidebars;
}

function addressOf(file: string): string {
  const path = sitePathOf(file).replace(/\.md$/, '.html');
  return `/${path.replace(/(^|\/)index\.html$/, '$1')}`;
}
