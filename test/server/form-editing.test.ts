import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { describeOnAnyDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { rowsIn } from '../support/owner-lists.ts';
import { sendForm } from '../support/send-form.ts';
import { Visitor } from '../support/visitor.ts';

interface EditedJson {
  readonly id: string;
  readonly version: number;
  readonly mailingLists?: readonly object[];
  readonly schema: {
    readonly id: string;
    readonly storage?: object;
    readonly fields: readonly { readonly id: string }[];
  };
}

const NEWSLETTER = '/api/owner/forms/newsletter';
/** Nested deeper than JSON can serialise. */
const DEEP = '['.repeat(20_000) + ']'.repeat(20_000);
const BAD = /^This is not a valid form/;

describeOnAnyDatabase('editing a form', (stores) => {
  let store: OpenStore;
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS, ownerPassword: OWNER_PASSWORD });
  });
  const load = async (owner: Visitor) => (await owner.get(NEWSLETTER)).json() as EditedJson;

  test('changes the form of visitors; refuses the second of two edits of one version', async () => {
    const [ann, bob] = [await arriveAsOwner(store.url), await arriveAsOwner(store.url)];
    const opened = await load(ann);
    assert.deepEqual([opened.id, opened.version, opened.schema.id], ['newsletter', 1, 'newsletter']);
    const { storage: _, ...visible } = opened.schema;
    const shownToVisitors = { ...visible, submitText: 'Join', later: { kept: true } };
    const ours = { ...shownToVisitors, storage: { emails: ['owner@example.com'] } };
    const saves = await Promise.all(
      [ann, bob].map((owner) => owner.send('PUT', NEWSLETTER, { ...opened, schema: ours })),
    );
    assert.deepEqual(saves.map(({ status }) => status).sort(), [200, 409]);
    const saved = { id: 'newsletter', version: 2, schema: ours };
    const message = 'Someone else saved this form after you opened it.';
    const answer = { ...saved, mailingLists: opened.mailingLists };
    for (const { status, json } of saves)
      assert.deepEqual(json(), status === 200 ? answer : { message, ...answer });
    const shown = await bob.get('/api/template/GetTemplateSchema?type=newsletter');
    assert.deepEqual(shown.json(), shownToVisitors);
    assert.equal((await bob.send('PUT', NEWSLETTER, { ...opened, version: 2 })).status, 200);
    assert.deepEqual(await load(ann), { ...opened, version: 3 });
  });

  test('has a page of its own, linked from a list', async () => {
    const owner = await arriveAsOwner(store.url);
    const list = await owner.get('/owner/forms');
    assert.match(list.text, /<a href="\/owner\/forms\/newsletter">newsletter<\/a>/);
    assert.match(list.text, /href="\/owner\/submissions\?form=newsletter">0 submissions<\/a>/);
    const page = await owner.get('/owner/forms/newsletter');
    assert.match(page.text, /<form-editor form-id="newsletter"><\/form-editor>/);
    assert.match(page.text, /<script type="module" nonce="[^"]+" src="[^"]*storefront[^"]*\.js"><\/script>/);
    assert.equal((await owner.get('/owner/forms/other')).status, 404);
  });

  test('refuses a schema that pages cannot read completely', async () => {
    const owner = await arriveAsOwner(store.url);
    const opened = await load(owner);
    const email = { id: 'email', type: 'email', title: 'Email' };
    for (const schema of [
      { ...opened.schema, id: 'other' },
      { ...opened.schema, fields: [email, { ...email, type: 'text' }] },
      { ...opened.schema, fields: [{ ...email, type: 'telepathy' }] },
      { ...opened.schema, fields: 'none' },
      { ...opened.schema, fields: [null] },
    ]) {
      const answer = await owner.send('PUT', NEWSLETTER, { ...opened, schema });
      assert.equal(answer.status, 400, JSON.stringify(schema));
      assert.match((answer.json() as { message: string }).message, BAD);
    }
    for (const body of [
      {},
      { ...opened, id: 'contact' },
      { ...opened, version: 0 },
      { ...opened, version: 2 ** 31 },
      { ...opened, version: '1' },
      { ...opened, schema: [] },
      JSON.stringify({ ...opened, schema: { ...opened.schema, deep: 'deep' } }).replace(
        '"deep"}',
        `${DEEP}}`,
      ),
    ])
      assert.equal((await owner.send('PUT', NEWSLETTER, body)).status, 400, JSON.stringify(body));
    assert.deepEqual(await load(owner), opened);
  });

  test('accepts fields of any name, and stores their answers, also without JavaScript', async () => {
    const [owner, visitor] = [await arriveAsOwner(store.url), await Visitor.arrive(store.url)];
    const opened = await load(owner);
    const names = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'toJSON', 'then', 'length'];
    const fields = names.map((id) => ({ id, type: 'text', title: `Field ${id}`, required: true }));
    const schema = { ...opened.schema, fields, storage: { emails: ['owner@example.com'] } };
    assert.equal((await owner.send('PUT', NEWSLETTER, { ...opened, schema })).status, 200);
    const answersOf = (way: string) => Object.fromEntries(names.map((id) => [id, `${way} ${id}`]));
    await sendForm(visitor, answersOf('sent'), { formId: 'newsletter' });
    const post = (form: Readonly<Record<string, string>>) => visitor.post('/forms/newsletter', form);
    assert.equal((await post(answersOf('posted'))).status, 303);
    const [, ...others] = Object.entries(answersOf('refused'));
    const refused = await post(Object.fromEntries(others));
    assert.equal(refused.status, 400);
    for (const [, answer] of others) assert.ok(refused.text.includes(`value="${answer}"`), answer);

    const file = (await owner.get('/owner/submissions.csv?form=newsletter')).text;
    const list = (await owner.get('/owner/submissions?form=newsletter')).text;
    const pages = rowsIn(list).map(({ url }) => owner.get(url));
    const mails = (await owner.get('/owner/mails')).text;
    const mail = rowsIn(mails).map(({ url }) => owner.get(url));
    const shown = (await Promise.all(pages)).map(({ text }) => text).join('');
    const written = (await Promise.all(mail)).map(({ text }) => text).join('');
    for (const way of ['sent', 'posted'])
      for (const answer of Object.values(answersOf(way)))
        for (const [where, text] of Object.entries({ file, shown, written }))
          assert.ok(text.includes(answer), `${answer} in ${where}`);
    assert.equal(Object.hasOwn(Object.prototype, 'then'), false);
    const later = { ...opened, version: opened.version + 1 };
    assert.equal((await owner.send('PUT', NEWSLETTER, later)).status, 200);
  });

  test('links to a success URL of another site from the thanks, because the policy forbids a redirect', async () => {
    const owner = await arriveAsOwner(store.url);
    const first = await load(owner);
    let opened = first;
    const own = new URL(store.url).host;
    for (const [successUrl, path, refresh] of [
      ['/danke-schön?a=1#b', '/danke-sch%C3%B6n?a=1#b', null],
      [`http://${own}/shop`, '/shop', null],
      ['https://example.com/a"b', '/forms/newsletter/sent', '0; url=https://example.com/a%22b'],
      ['//example.com', '/forms/newsletter/sent', '0; url=http://example.com/'],
      [String.raw`/\example.com`, '/forms/newsletter/sent', '0; url=http://example.com/'],
      ['javascript:alert(1)', '/forms/newsletter/sent', null],
    ] as const) {
      const schema = { ...opened.schema, successUrl };
      const saved = await owner.send('PUT', NEWSLETTER, { ...opened, schema });
      opened = saved.json() as EditedJson;
      const posted = await owner.post('/forms/newsletter', { email: 'ada@example.com' });
      assert.deepEqual([posted.status, posted.headers.get('location')], [303, path]);
      const thanks = await owner.get('/forms/newsletter/sent');
      assert.equal(thanks.headers.get('refresh'), refresh);
      assert.equal(/<a class="button" href="https?:/.test(thanks.text), refresh !== null);
    }
    const later = { ...opened, schema: first.schema };
    assert.equal((await owner.send('PUT', NEWSLETTER, later)).status, 200);
  });

  test('saves an email once for a newsletter with more questions', async () => {
    const [owner, visitor] = [await arriveAsOwner(store.url), await Visitor.arrive(store.url)];
    const opened = await load(owner);
    const more = [
      { id: 'name', type: 'name', title: 'Name' },
      { id: 'source', type: 'hidden', key: 'from', value: 'site' },
    ];
    const schema = { ...opened.schema, fields: [...opened.schema.fields, ...more] };
    assert.equal((await owner.send('PUT', NEWSLETTER, { ...opened, schema })).status, 200);
    for (const form of [
      { email: 'once@example.com', name: ['Ada', ''], source: 'site' },
      { email: 'Once@Example.com', name: ['Ada', 'Byron'], source: 'site' },
      { email: 'once@example.com', name: ['', ''], source: 'letter' },
      { email: 'not.once@example.com', name: ['once@example.com', ''], source: 'site' },
    ])
      await sendForm(visitor, form, { formId: 'newsletter' });
    const list = (await owner.get('/owner/submissions?q=once@example.com')).text;
    assert.match(list, /<strong>2 submissions<\/strong>/);
    const later = { ...opened, version: opened.version + 1 };
    assert.equal((await owner.send('PUT', NEWSLETTER, later)).status, 200);
  });

  test('gives the controls of two fields of one type unique ids', async () => {
    const owner = await arriveAsOwner(store.url);
    const opened = await load(owner);
    const options = ['a', 'b', 'c', 'd'];
    const fields = ['radio', 'radio-2', 'radio-3'].map((id) => ({ id, type: 'radio', title: id, options }));
    const schema = { ...opened.schema, fields };
    assert.equal((await owner.send('PUT', NEWSLETTER, { ...opened, schema })).status, 200);
    const page = (await owner.get('/forms/newsletter')).text;
    const ids = [...page.matchAll(/<input id="([^"]+)" name="radio/g)].map(([, id]) => id);
    assert.deepEqual([ids.length, new Set(ids).size], [12, 12], ids.join(' '));
    const later = { ...opened, version: opened.version + 1 };
    assert.equal((await owner.send('PUT', NEWSLETTER, later)).status, 200);
  });

  test('accepts five hundred fields, and refuses a larger body', async () => {
    const owner = await arriveAsOwner(store.url);
    const opened = await load(owner);
    const title = 'A question in as many words as questions have, and a few more that nobody would miss';
    const fields = Array.from({ length: 500 }, (_, index) => ({ id: `text-${index}`, type: 'text', title }));
    const long = await owner.send('PUT', NEWSLETTER, { ...opened, schema: { ...opened.schema, fields } });
    assert.equal(long.status, 200, long.text);
    const later = { ...opened, version: opened.version + 1 };
    assert.equal((await owner.send('PUT', NEWSLETTER, later)).status, 200);
    const note = 'x'.repeat(1_000_000);
    const tooLong = await owner.send('PUT', NEWSLETTER, { ...later, schema: { ...opened.schema, note } });
    const message = 'That is too large to save. The limit is 1 MB.';
    assert.deepEqual([tooLong.status, tooLong.json()], [413, { message }]);
  });

  test('requires the owner, the crumb and an existing form', async () => {
    const [owner, visitor] = [await arriveAsOwner(store.url), await Visitor.arrive(store.url)];
    const opened = await load(owner);
    assert.equal((await visitor.send('PUT', NEWSLETTER, opened)).status, 401);
    assert.equal((await owner.send('PUT', NEWSLETTER, opened, { crumb: 'wrong' })).status, 403);
    const foreign = { headers: { origin: 'https://evil.example' } };
    assert.equal((await owner.send('PUT', NEWSLETTER, opened, foreign)).status, 403);
    const other = '/api/owner/forms/other';
    assert.equal((await owner.get(other)).status, 404);
    const body = { ...opened, id: 'other', schema: { ...opened.schema, id: 'other' } };
    assert.equal((await owner.send('PUT', other, body)).status, 404);
    assert.equal((await load(owner)).version, opened.version);
  });

  test('prints choices in the configured order; a random one is stable for the visit', async () => {
    const [owner, visitor] = [await arriveAsOwner(store.url), await Visitor.arrive(store.url)];
    const opened = await load(owner);
    const options = ['Tenmoku', 'Ash', 'Celadon', 'Shino', 'Oribe', 'Kohiki'];
    const glaze = { id: 'glaze', type: 'radio', title: 'Glaze', options, otherOption: true };
    const printed = async (optionOrder: string, body?: URLSearchParams) => {
      const { version } = await load(owner);
      const fields = [...opened.schema.fields, { ...glaze, optionOrder }];
      const schema = { ...opened.schema, fields };
      assert.equal((await owner.send('PUT', NEWSLETTER, { ...opened, version, schema })).status, 200);
      const { text } = body
        ? await visitor.request('POST', '/forms/newsletter', {
            body,
            headers: { 'sec-fetch-site': 'same-origin' },
          })
        : await visitor.get('/forms/newsletter');
      return [...text.matchAll(/type="radio"\s+value="([^"]+)"/g)].map(([, value = '']) => value);
    };
    assert.deepEqual(await printed('listed'), [...options, '__other']);
    assert.deepEqual(await printed('alphabetical'), [...options.toSorted(), '__other']);
    const random = await printed('random');
    assert.deepEqual(random.toSorted(), [...options, '__other'].toSorted());
    assert.equal(random.at(-1), '__other');
    assert.deepEqual(await printed('random', new URLSearchParams({ email: 'nobody' })), random);
  });
});
