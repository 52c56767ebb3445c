import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { startServer, type StoreServer } from '../../demo/server/index.ts';
import { closing } from '../support/closing.ts';
import { makeEmbeddedFolder, openEmbedded } from '../support/embedded-folder.ts';
import { removeFolder } from '../support/temporary-folder.ts';
import { Visitor } from '../support/visitor.ts';

const POST = '/journal/why-a-tee-has-five-seams';
/** With one more than two full pages. */
const COUNT = 201;

describe('the comments of a post', () => {
  let dataDir: string;
  let server: StoreServer;
  let visitor: Visitor;
  before(async () => {
    dataDir = await makeEmbeddedFolder();
    const { db, close } = await openEmbedded(dataDir);
    const { id } = await db
      .selectFrom('posts')
      .select('id')
      .where('slug', '=', POST.split('/').at(-1)!)
      .executeTakeFirstOrThrow();
    await db.deleteFrom('comments').where('post_id', '=', id).execute();
    const rows = Array.from({ length: COUNT }, (_, at) => ({
      id: `comment-${at}`,
      post_id: id,
      author: 'Bo',
      body: `Number ${at}.`,
      added_at: at,
    }));
    await db.insertInto('comments').values(rows).execute();
    await close();
    server = await startServer({ port: 0, dataDir });
    visitor = await Visitor.arrive(server.url);
  });
  after(async () => {
    await closing(server)();
    removeFolder(dataDir);
  });

  /** The numbers of the comments of a page, and its links to others. */
  const read = async (path: string) => {
    const { text } = await visitor.get(path);
    const linkOf = (rel: string) =>
      new RegExp(`href="([^"#]+)#comments-[^"]+" rel="${rel}"`).exec(text)?.[1]?.replaceAll('&amp;', '&');
    const numbers = [...text.matchAll(/Number (\d+)\./g)].map(([, number]) => Number(number));
    return { text, numbers, older: linkOf('next'), newer: linkOf('prev') };
  };
  const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);

  test('are printed in pages of a hundred, the newest page first, each with its oldest first', async () => {
    const newest = await read(POST);
    assert.match(newest.text, /201 Comments/);
    assert.deepEqual(newest.numbers, range(101, 201));
    assert.equal(newest.newer, undefined);
    const middle = await read(newest.older ?? '');
    assert.deepEqual(middle.numbers, range(1, 101));
    assert.match(middle.text, /201 Comments/);
    const oldest = await read(middle.older ?? '');
    assert.deepEqual(oldest.numbers, [0]);
    assert.equal(oldest.older, undefined);
    assert.deepEqual((await read(middle.newer ?? '')).numbers, newest.numbers);
  });

  test('are the newest where no older ones are left', async () => {
    const { numbers, newer } = await read(`${POST}?before=1`);
    assert.deepEqual([numbers, newer], [range(101, 201), undefined]);
  });

  test('have no links to other pages when they fit on one', async () => {
    const { older, newer } = await read('/journal/twelve-wheels-on-a-saturday');
    assert.deepEqual([older, newer], [undefined, undefined]);
  });
});
