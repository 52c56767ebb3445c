import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';

import { PAGE_TYPES } from '../../core/enumerations/index.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { importAll, preview } from '../support/product-imports.ts';
import { startSuiteStore } from '../support/suite-store.ts';
import { turnLanguagesOn } from '../support/turn-languages-on.ts';
import { Visitor } from '../support/visitor.ts';

const SPOONS = 30;
const FILE = [
  'URL,Title,Price',
  ...Array.from({ length: SPOONS }, (_, index) => `spoon-${index},Spoon ${index},4.00`),
].join('\n');

describe('the page of the search', () => {
  const store = startSuiteStore({ rateLimits: NO_LIMITS, ownerPassword: OWNER_PASSWORD, captcha: null });
  let visitor: Visitor;
  before(async () => {
    const owner = await arriveAsOwner(store.url);
    await turnLanguagesOn(owner, ['de', 'ar']);
    await importAll(owner, await preview(owner, FILE));
    visitor = await Visitor.arrive(store.url);
  });

  const open = async (query: string, path = '/search') => {
    const { status, text } = await visitor.get(`${path}${query}`);
    assert.equal(status, 200, query);
    return text;
  };
  const headingIn = (page: string) => /<h1>(.*?)<\/h1>/s.exec(page)?.[1]?.replaceAll(/[\u2068\u2069]/g, '');
  const titlesIn = (page: string) =>
    [...page.matchAll(/<h3><a href="([^"]*)">(?:<bdi[^>]*>)?([^<]*)</g)].map(([, url, title]) => [
      url,
      title,
    ]);
  const linksIn = (page: string) =>
    [...page.matchAll(/<a class="button button-plain" href="([^"]*)" rel="(\w+)"/g)].map(([, url, rel]) => [
      rel,
      url,
    ]);

  it('is a form before a search, of its own page type, and not for search engines', async () => {
    const page = await open('');
    assert.equal(headingIn(page), 'Search');
    assert.equal(page.match(/role="search"/g)?.length, 1);
    assert.match(page, /name="robots" content="noindex"/);
    assert.match(page, new RegExp(`"pageType":${PAGE_TYPES.search}\\b`));
    assert.deepEqual(titlesIn(page), []);
    assert.deepEqual(titlesIn(await open('?q=%20')), []);
  });

  it('shows products with their prices, posts and pages', async () => {
    const page = await open('?q=bowl');
    assert.match(headingIn(page) ?? '', /^\d+ results for “bowl”$/);
    assert.deepEqual(
      titlesIn(page).find(([url]) => url === '/journal/how-to-send-a-bowl-back'),
      ['/journal/how-to-send-a-bowl-back', 'How to send a bowl back'],
    );
    const product = await open('?q=stoneware+mug');
    assert.deepEqual(titlesIn(product)[0], ['/shop/mug', 'Stoneware Mug']);
    assert.match(product, /\$18\.00/);
    assert.match(product, /name="q"[^>]* value="stoneware mug"/);
  });

  it('has pages of 24 results', async () => {
    const first = await open('?q=spoon');
    assert.equal(headingIn(first), '30 results for “spoon”');
    assert.equal(titlesIn(first).length, 24);
    assert.deepEqual(linksIn(first), [['next', '/search?q=spoon&amp;page=2']]);
    const second = await open('?q=spoon&page=2');
    assert.equal(titlesIn(second).length, 6);
    assert.deepEqual(linksIn(second), [['prev', '/search?q=spoon']]);
    assert.equal(new Set([...titlesIn(first), ...titlesIn(second)].map(String)).size, SPOONS);
    assert.match(await open('?q=spoon&page=3'), /No more results\..*href="\/search\?q=spoon"/s);
    for (const page of ['0', '-1', 'x', '99999999999'])
      assert.equal(titlesIn(await open(`?q=spoon&page=${page}`)).length, 24, page);
  });

  it('says what to do where nothing is found, and prints what was typed as text', async () => {
    const page = await open('?q=%3Cb%3Eqqqzzz%3C%2Fb%3E%22%7Bx%7D');
    assert.equal(headingIn(page), 'No results for “&lt;b&gt;qqqzzz&lt;/b&gt;"{x}”');
    assert.equal(headingIn(await open('?q=spoon+%7Bn%7D')), 'No results for “spoon {n}”');
    assert.match(page, /Check the spelling/);
    assert.doesNotMatch(page, /<b>qqqzzz/);
  });

  it('is in the language of its path', async () => {
    const page = await open('?q=bowl', '/de/search');
    assert.match(headingIn(page) ?? '', /^\d+ Ergebnisse für „bowl“$/);
    assert.match(page, /<form class="search-form"[^>]* action="\/de\/search"/);
    assert.ok(titlesIn(page).every(([url]) => url?.startsWith('/de/')));
    assert.equal(headingIn(await open('?q=qqqzzz', '/ar/search')), 'لا توجد نتائج عن «qqqzzz»');
  });

  it('is reached by a form of every page', async () => {
    assert.match(
      await open('', '/'),
      /<store-search><form class="search-form" role="search"[^>]* method="get" action="\/search">/,
    );
  });
});
