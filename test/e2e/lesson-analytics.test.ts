import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import { agreeToBeCounted, untilCounted } from '../support/analytics-troubles.ts';
import { describeWithPostgres } from '../support/describe-with-postgres.ts';
import { untilIdle } from '../support/settle.ts';
import { openWatchedStore, untilWritten, type WatchedStore } from '../support/written-visits.ts';

const LESSON = '/lessons/centering-the-clay';
const ITEM_ID = 'lesson-centering-the-clay';
const OF_MEMBERS = 'Lean, do not push';

describeWithPostgres('a lesson is visited', () => {
  let store: WatchedStore;
  before(async () => {
    store = await openWatchedStore();
  });
  after(() => store.close());

  async function eventsOf(context: BrowserContext) {
    const cookies = await context.cookies();
    return store.eventsOf(decodeURIComponent(cookies.find(({ name }) => name === 'crumb')!.value));
  }

  /** Opens another page, waits until the store has recorded it, and reads all events. */
  async function eventsUntilJournal(context: BrowserContext, page: Page) {
    await page.goto('/journal');
    await untilCounted(page);
    const views = async () => (await eventsOf(context)).filter(({ page_path: path }) => path === '/journal');
    assert.ok((await untilWritten(views, 1)).length > 0, 'recorded');
    return eventsOf(context);
  }

  /** Opens another page, waits until the store has recorded it, and reads the recorded visits. */
  async function visitsOf(context: BrowserContext, page: Page): Promise<readonly string[]> {
    await page.waitForFunction(() => customElements.get('visit-tracker') !== undefined);
    await eventsUntilJournal(context, page);
    const visits = async () => (await eventsOf(context)).filter(({ name }) => name.endsWith('_visit'));
    const written = await untilWritten(visits, 1);
    return written
      .map(({ tracker, name, page_path: path, data }) => {
        assert.ok(data.includes(ITEM_ID), data);
        return `${tracker} ${name} ${path}`;
      })
      .toSorted();
  }

  async function join(page: Page, email: string) {
    await page.goto('/members');
    await fill(page, email);
    await page.getByText(`You are logged in as ${email}.`).waitFor();
  }

  async function fill(page: Page, email: string) {
    const form = page.getByRole('region', { name: 'Join' });
    await form.getByLabel('Email').fill(email);
    await form.getByLabel('Password').fill('celadon over tenmoku');
    await form.getByRole('button', { name: 'Join' }).press('Enter');
  }

  async function read(page: Page) {
    await page.goto(LESSON);
    await untilCounted(page);
  }

  it('reports the paywall once for a visitor who is no member', async () => {
    const { context, page } = await store.visit();
    await agreeToBeCounted(page);
    await untilCounted(page);
    await read(page);
    assert.ok(!(await page.content()).includes(OF_MEMBERS));
    assert.deepEqual(await visitsOf(context, page), [`older paywall_visit ${LESSON}`]);
    await context.close();
  });

  it('reports the lesson once for a member, and no paywall', async () => {
    const { context, page } = await store.visit();
    await agreeToBeCounted(page);
    await untilCounted(page);
    await join(page, 'pupil@example.org');
    await page.getByRole('link', { name: 'Lessons' }).click();
    await page.getByRole('link', { name: 'Centering the clay' }).click();
    await page.getByRole('heading', { name: OF_MEMBERS }).waitFor();
    await untilCounted(page);
    assert.deepEqual(await visitsOf(context, page), [`older lesson_visit ${LESSON}`]);
    await context.close();
  });

  it('reports nothing without consent', async () => {
    const { context, page } = await store.visit();
    await page.goto(LESSON);
    await page.waitForFunction(() => customElements.get('visit-tracker') !== undefined);
    await untilIdle(page);
    // Later events are written after any that the lesson had sent.
    await agreeToBeCounted(page);
    const events = await eventsUntilJournal(context, page);
    assert.deepEqual(
      events.filter(({ page_path: path, name }) => path === LESSON || name.endsWith('_visit')),
      [],
    );
    await context.close();
  });

  for (const javaScriptEnabled of [true, false])
    it(`returns a new member from the paywall to the lesson, ${javaScriptEnabled ? 'with' : 'without'} a script`, async () => {
      const { context, page } = await store.visit({ javaScriptEnabled });
      await page.goto(LESSON);
      await page.getByRole('link', { name: 'Log in or join' }).click();
      await fill(page, `script-${javaScriptEnabled}@example.org`);
      await page.getByRole('heading', { name: OF_MEMBERS }).waitFor();
      assert.equal(new URL(page.url()).pathname, LESSON);
      await context.close();
    });
});
