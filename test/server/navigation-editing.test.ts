import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { describeOnEachDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { Visitor } from '../support/visitor.ts';

interface EntryJson {
  readonly title?: string;
  readonly collectionId?: string;
  readonly children?: readonly EntryJson[];
}

interface LayoutJson {
  readonly layout: readonly [
    { readonly identifier: string; readonly version: number; readonly links: readonly EntryJson[] },
  ];
  readonly collections: readonly { readonly id: string }[];
}

const LAYOUT = '/api/commondata/GetSiteLayout';
const UPDATE = '/api/widget/UpdateNavigation';
const FIRST = ['Menu', 'Shop', 'Journal', 'Events', 'Gallery', 'Makers', 'Members', 'Cart'];

describeOnEachDatabase('editing the navigation', (stores) => {
  let store: OpenStore;
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS, ownerPassword: OWNER_PASSWORD });
  });
  const load = async (owner: Visitor) => (await owner.get(LAYOUT)).json() as LayoutJson;
  const updateOf = (version: number | undefined, items: readonly unknown[]) => ({
    fieldName: 'mainNavigation',
    templateId: 'clay-and-cotton',
    version,
    navigation: { items },
  });
  const save = async (owner: Visitor, items: readonly unknown[]) => {
    const answer = await owner.send('POST', UPDATE, updateOf(undefined, items));
    assert.equal(answer.status, 200, answer.text);
    return answer.json() as LayoutJson;
  };
  const navigationOf = async (visitor: Visitor, path = '/contact') => {
    const { text } = await visitor.get(path);
    return /<nav class="site-nav"[\s\S]*?<\/nav>/.exec(text)?.[0] ?? '';
  };
  const wordsOf = (markup: string) =>
    [...markup.matchAll(/>([^<>\n]*[^<>\s][^<>\n]*)</g)].map(([, words = '']) => words);

  test('changes every page; refuses the second of two edits of one version', async () => {
    const [ann, bob] = [await arriveAsOwner(store.url), await arriveAsOwner(store.url)];
    const visitor = await Visitor.arrive(store.url);
    assert.deepEqual(wordsOf(await navigationOf(visitor)), FIRST);
    const opened = await load(ann);
    const [{ identifier, version, links }] = opened.layout;
    assert.deepEqual([identifier, version, links.length], ['mainNavigation', 1, 6]);
    const items = [{ title: 'Tea & talk', externalLink: '/events' }, ...links.toReversed()];
    const answers = await Promise.all(
      [ann, bob].map((owner) => owner.send('POST', UPDATE, updateOf(version, items))),
    );
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
    const expected = { ...opened, layout: [{ ...opened.layout[0], version: 2, links: items }] };
    const message = 'Someone else saved the navigation after you opened it.';
    for (const { status, json } of answers)
      assert.deepEqual(json(), status === 200 ? expected : { message, ...expected });
    assert.deepEqual(await load(bob), expected);
    const words = [
      'Menu',
      'Tea &amp; talk',
      'Members',
      'Makers',
      'Gallery',
      'Events',
      'Journal',
      'Shop',
      'Cart',
    ];
    assert.deepEqual(wordsOf(await navigationOf(visitor, '/')), words);
    await save(ann, links);
    assert.deepEqual(wordsOf(await navigationOf(visitor, '/shop/mug')), FIRST);
  });

  test('accepts folders that are a page, link to their first entry or to nothing', async () => {
    const [owner, visitor] = [await arriveAsOwner(store.url), await Visitor.arrive(store.url)];
    const children = [{ collectionId: 'journal' }, { title: 'Open door', externalLink: '/events' }];
    const inner = { title: 'Inner', folderBehavior: 3, children: [{ memberAreaId: 'members' }] };
    const saved = await save(owner, [
      { title: 'Index', folderBehavior: 1, children: [...children, inner] },
      { title: 'Redirect', folderBehavior: 2, children },
      { title: 'None', folderBehavior: 3, children },
      { title: 'Absent', children },
      { collectionId: 'shop', children },
    ]);
    const [{ links }] = saved.layout;
    const ids = links.map(({ collectionId = '' }) => collectionId);
    assert.ok(ids.slice(0, 4).every((id) => /^folder-[\da-f-]{36}$/.test(id)));
    assert.deepEqual((await save(owner, links)).layout[0].links, links, 'they keep their names');
    const answers = await Promise.all(ids.map((id) => visitor.get(`/folders/${id}`)));
    assert.deepEqual(
      answers.map(({ status, headers }) => [status, headers.get('location')]),
      [
        [200, null],
        [303, '/journal'],
        [404, null],
        [200, null],
        [303, '/shop'],
      ],
    );
    assert.match(answers[0]?.text ?? '', /<h1>Index<\/h1>[\s\S]*<a href="\/journal">Journal<\/a>/);
    const markup = await navigationOf(visitor, '/journal');
    assert.equal(markup.match(/<details class="site-folder"/g)?.length, 5);
    const [index = '', redirect = '', none = ''] = markup.split('</details>');
    assert.match(
      index,
      new RegExp(`<summary>Index</summary>\\s*<ul>\\s*<li><a href="/folders/${ids[0]}">Index`),
    );
    assert.match(index, /<p>Inner<\/p>\s*<ul>\s*<li><a href="\/members">Members<\/a>/);
    assert.match(
      redirect,
      /<ul>\s*<li><a href="\/journal" aria-current="page">Redirect|<ul>\s*<li><a href="\/journal"/,
    );
    assert.doesNotMatch(none, /\/folders\//);
    // Names and URLs of links are no folders.
    for (const other of ['other', 'journal', '%2Fevents'])
      assert.equal((await visitor.get(`/folders/${other}`)).status, 404, other);
  });

  test('stores no title that shows nothing', async () => {
    const saved = await save(await arriveAsOwner(store.url), [{ collectionId: 'shop', title: ' \u200B' }]);
    assert.deepEqual(saved.layout[0].links, [{ collectionId: 'shop' }]);
  });

  test('accepts the maximum length, in any script', async () => {
    const owner = await arriveAsOwner(store.url);
    const { links } = (await load(owner)).layout[0];
    const title = '窯'.repeat(100);
    await save(
      owner,
      Array.from({ length: 250 }, (_, index) => ({ title, externalLink: `/journal?page=${index}` })),
    );
    await save(owner, links);
  });

  test('refuses an entry without destination, and names the entry', async () => {
    const owner = await arriveAsOwner(store.url);
    const before = await load(owner);
    const deep = {
      title: 'A',
      children: [{ title: 'B', children: [{ title: 'C', children: [{ collectionId: 'shop' }] }] }],
    };
    for (const [item, field] of [
      [{ collectionId: 'other' }, 'collectionId'],
      [{ memberAreaId: 'other' }, 'memberAreaId'],
      [{ title: 'X', externalLink: 'javascript:alert(1)' }, 'externalLink'],
      [{ title: 'X', externalLink: 'data:text/html,x' }, 'externalLink'],
      [{ title: 'X', externalLink: '/\\evil.example' }, 'externalLink'],
      [{ externalLink: 'https://example.com' }, ''],
      [{ title: 'X' }, ''],
      [{ collectionId: 'shop', memberAreaId: 'members' }, ''],
      [{ folderBehavior: 1, children: [] }, 'title'],
      [{ title: '\u200B\u3164', folderBehavior: 1, children: [] }, 'title'],
      [{ title: 'X', folderBehavior: 4 }, 'folderBehavior'],
      [{ title: 'X', folderBehavior: 1, collectionId: 'folder-mine' }, 'collectionId'],
      [{ collectionId: 'shop', note: 'x' }, 'note'],
      [{ collectionId: 'shop', title: 'x'.repeat(101) }, 'title'],
      [{ collectionId: 'shop', title: 'a\0b' }, 'title'],
      [deep, 'children.0.children.0.children.0.children'],
    ] as const) {
      const answer = await owner.send('POST', UPDATE, updateOf(undefined, [{ collectionId: 'shop' }, item]));
      assert.equal(answer.status, 400, JSON.stringify(item));
      const { errors } = answer.json() as { errors: Record<string, string> };
      const path = ['navigation.items.1', field].filter((part) => part !== '').join('.');
      assert.deepEqual(Object.keys(errors), [path], answer.text);
    }
    const many = Array.from({ length: 251 }, () => ({ collectionId: 'shop' }));
    const id = `folder-${'0'.repeat(36)}`;
    const twins = [1, 2].map(() => ({ title: 'X', folderBehavior: 1, collectionId: id }));
    for (const items of [many, twins, [null], 'none'] as const)
      assert.equal((await owner.send('POST', UPDATE, updateOf(undefined, items as []))).status, 400);
    for (const other of [{ fieldName: 'footer' }, { templateId: 'another' }]) {
      const answer = await owner.send('POST', UPDATE, { ...updateOf(1, []), ...other });
      const message = 'Unable to find site main navigation';
      assert.deepEqual([answer.status, answer.json()], [404, { message }]);
    }
    assert.deepEqual(await load(owner), before);
  });

  test('requires the owner and the crumb', async () => {
    const [owner, visitor] = [await arriveAsOwner(store.url), await Visitor.arrive(store.url)];
    assert.equal((await visitor.get(LAYOUT)).status, 401);
    assert.equal((await visitor.send('POST', UPDATE, updateOf(undefined, []))).status, 401);
    assert.equal((await owner.send('POST', UPDATE, updateOf(undefined, []), { crumb: 'wrong' })).status, 403);
    const foreign = { headers: { origin: 'https://evil.example' } };
    assert.equal((await owner.send('POST', UPDATE, updateOf(undefined, []), foreign)).status, 403);
  });
});
