import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';

import type { StoreServerOptions } from '../../demo/server/index.ts';
import { describeOnAnyDatabase, type OpenStore } from '../support/each-database.ts';
import { describeWithPostgres } from '../support/describe-with-postgres.ts';
import { makeEmbeddedFolder } from '../support/embedded-folder.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { type PrivatePostgres, startPrivatePostgres } from '../support/private-postgres.ts';
import { runStore, type StoreProcess } from '../support/store-process.ts';
import { removeFolder } from '../support/temporary-folder.ts';
import type { StoreAnswer, Visitor } from '../support/visitor.ts';
import {
  addWaiting,
  everybody,
  recipientsOf,
  refuseAddresses,
  refuseMails,
  VASE,
  withDatabase,
} from '../support/waiting-people.ts';
import { onlyInWholeRun } from '../support/whole-run.ts';

const CALL = '/api/site-users/account/notifications/restock';
const PROGRAM = fileURLToPath(import.meta.resolve('../support/store-without-limits.ts'));
/** Stops a test that hangs, not a slow machine. */
const MAX_LOOKS = 20_000;

type Place = Pick<StoreServerOptions, 'databaseUrl' | 'dataDir'>;

function send(owner: Visitor, key: string, signal?: AbortSignal): Promise<StoreAnswer> {
  const headers = { 'idempotency-key': key };
  return owner.send('POST', `${CALL}/send`, VASE, { headers, ...(signal && { signal }) });
}

/** The number of waiting customers in the owner's list. */
async function countWaiting(owner: Visitor): Promise<number> {
  const { signUpGroups } = (await owner.get(`${CALL}/groups`)).json() as {
    readonly signUpGroups: readonly { readonly signUpCount: number }[];
  };
  return signUpGroups[0]?.signUpCount ?? 0;
}

async function untilWaiting(owner: Visitor, isEnough: (count: number) => boolean): Promise<number> {
  for (let look = 0; look < MAX_LOOKS; look += 1) {
    const count = await countWaiting(owner);
    if (isEnough(count)) return count;
  }
  return assert.fail('sending does not go on');
}

describeOnAnyDatabase('sending restock emails', (stores) => {
  const PEOPLE = 12;
  let place: OpenStore['place'];

  const openRefusing = async (refused: { first: number; last: number } | null): Promise<OpenStore> => {
    place = await stores.makeEmptyPlace();
    await withDatabase(place, async (db) => {
      await addWaiting(db, PEOPLE);
      if (refused) await refuseMails(db, refused);
    });
    return stores.open({ ...place, rateLimits: NO_LIMITS, ownerPassword: OWNER_PASSWORD });
  };
  const assertEachOnce = async (store: OpenStore): Promise<void> => {
    assert.deepEqual(await recipientsOf(await stores.closeAndRead(store)), everybody(PEOPLE));
  };

  test('resumes where the mail service failed', async () => {
    const store = await openRefusing({ first: 5, last: 7 });
    const owner = await arriveAsOwner(store.url);
    const key = randomUUID();
    const stopped = await send(owner, key);
    assert.equal(stopped.status, 503, stopped.text);
    assert.match(stopped.text, /Some emails could not be sent/);
    assert.equal(await countWaiting(owner), PEOPLE - 4);
    const rest = await send(owner, key);
    assert.deepEqual([rest.status, rest.json()], [200, { sentCount: PEOPLE }]);
    await assertEachOnce(store);
  });

  test('sends to the others when one address is refused, and to that one on the next try', async () => {
    const store = await openRefusing({ first: 2, last: 2 });
    const owner = await arriveAsOwner(store.url);
    assert.equal((await send(owner, randomUUID())).status, 503);
    assert.equal(await countWaiting(owner), 1);
    // From another tab, which has no key of the first try.
    assert.equal((await send(owner, randomUUID())).status, 200);
    assert.equal(await countWaiting(owner), 0);
    await assertEachOnce(store);
  });

  test('sends to everybody behind three addresses that are always refused', async () => {
    place = await stores.makeEmptyPlace();
    const bad = ['p0@example.com', 'p1@example.com', 'p2@example.com'];
    await withDatabase(place, async (db) => {
      await addWaiting(db, PEOPLE);
      await refuseAddresses(db, bad);
    });
    const store = await stores.open({ ...place, rateLimits: NO_LIMITS, ownerPassword: OWNER_PASSWORD });
    const owner = await arriveAsOwner(store.url);
    const key = randomUUID();
    assert.equal((await send(owner, key)).status, 503);
    assert.equal((await send(owner, key)).status, 503);
    assert.deepEqual(
      await recipientsOf(await stores.closeAndRead(store)),
      everybody(PEOPLE).filter((address) => !bad.includes(address)),
    );
  });

  test('counts the emails of an interrupted sending for a new key', async () => {
    const store = await openRefusing({ first: 5, last: 7 });
    const owner = await arriveAsOwner(store.url);
    const [stopped, reopened] = [randomUUID(), randomUUID()];
    assert.equal((await send(owner, stopped)).status, 503);
    const keys = [reopened, reopened, stopped, randomUUID()];
    const answers: unknown[] = [];
    for (const key of keys) answers.push((await send(owner, key)).json());
    assert.deepEqual(
      answers,
      [PEOPLE - 4, PEOPLE - 4, 4, 0].map((sentCount) => ({ sentCount })),
    );
    await assertEachOnce(store);
  });

  test('resumes automatically when the store restarts', async () => {
    const stopped = await openRefusing({ first: 3, last: 5 });
    assert.equal((await send(await arriveAsOwner(stopped.url), randomUUID())).status, 503);
    await stopped.close();
    const store = await stores.open({ ...place, rateLimits: NO_LIMITS, ownerPassword: OWNER_PASSWORD });
    await untilWaiting(await arriveAsOwner(store.url), (count) => count === 0);
    await assertEachOnce(store);
  });

  test('sends once to each recipient for two owners who click twice in two tabs each', async () => {
    const store = await openRefusing(null);
    const owners = await Promise.all([arriveAsOwner(store.url), arriveAsOwner(store.url)]);
    const answers = await Promise.all(
      owners.flatMap((owner) => {
        const keys = [randomUUID(), randomUUID()];
        return [...keys, ...keys].map((key) => send(owner, key));
      }),
    );
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
    await assertEachOnce(store);
  });

  test('continues when the owner closes the tab', async () => {
    const store = await openRefusing(null);
    const owner = await arriveAsOwner(store.url);
    const tab = new AbortController();
    const sent = send(owner, randomUUID(), tab.signal);
    await untilWaiting(owner, (count) => count < PEOPLE);
    tab.abort();
    await sent.catch(() => undefined);
    await untilWaiting(owner, (count) => count === 0);
    await assertEachOnce(store);
  });
});

/** Kills the store between the first mail and the last, starts it again, and asks for the same with the same key. */
async function surviveKill(place: Place): Promise<void> {
  const people = 400;
  await withDatabase(place, (db) => addWaiting(db, people));
  const { databaseUrl = '', dataDir = '' } = place;
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, OWNER_PASSWORD };
  const launch = (): Promise<StoreProcess> => runStore({ program: PROGRAM, env });
  const killed = await launch();
  let { url } = killed;
  const key = randomUUID();
  const owner = await arriveAsOwner(() => url);
  try {
    const lost = send(owner, key).catch(() => undefined);
    await untilWaiting(owner, (count) => count < people);
    await killed.end('SIGKILL');
    assert.equal(await lost, undefined, 'no client received an answer');
  } finally {
    await killed.end('SIGKILL');
  }
  const written = await withDatabase(place, recipientsOf);
  assert.ok(written.length > 0 && written.length < people, `killed after ${written.length}`);
  const store = await launch();
  try {
    ({ url } = store);
    const [again, other] = await Promise.all([send(owner, key), send(owner, randomUUID())]);
    // Both requests and the start write the rest; how many each writes depends on their timing.
    const [own, others] = [again, other].map((answer) => answer.json() as { readonly sentCount: number });
    assert.ok(own!.sentCount >= written.length, again.text);
    assert.equal(own!.sentCount + others!.sentCount, people, `${again.text} ${other.text}`);
  } finally {
    await store.end('SIGTERM');
  }
  assert.deepEqual(await withDatabase(place, recipientsOf), everybody(people));
}

describe('a store that is killed while it sends restock emails', () => {
  onlyInWholeRun(describe)('on PGlite', () => {
    let dataDir: string;
    before(async () => {
      dataDir = await makeEmbeddedFolder();
    });
    after(() => {
      removeFolder(dataDir);
    });

    test('sends once to each recipient after the next start', () => surviveKill({ dataDir }));
  });

  describeWithPostgres('on PostgreSQL', () => {
    let postgres: PrivatePostgres;
    before(async () => {
      postgres = await startPrivatePostgres({ isDurable: true });
    });
    after(() => postgres.close());

    test('sends once to each recipient after the next start', async () =>
      surviveKill({ databaseUrl: await postgres.createDatabase() }));
  });
});
