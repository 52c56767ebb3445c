import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { OWNER_PASSWORD, arriveAsOwner } from '../support/owner.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { linkIn, rowsIn, textOf } from '../support/owner-lists.ts';
import { sendForm } from '../support/send-form.ts';
import { startSuiteStore } from '../support/suite-store.ts';
import { Visitor } from '../support/visitor.ts';

const FORM = '/api/owner/forms/newsletter';
const CONTACT = {
  name: ['Ada', 'Byron'],
  email: 'ada@example.com',
  subject: 'A workshop',
  message: 'Is there a seat left?\nTotal: $0',
  word: 'a secret',
};

interface EditedForm {
  readonly version: number;
  readonly schema: { readonly fields: readonly object[]; readonly storage?: object };
  readonly mailingLists: readonly { readonly id: string; readonly name: string }[];
}

describe('the storage of a form', () => {
  const store = startSuiteStore({ rateLimits: NO_LIMITS, captcha: null, ownerPassword: OWNER_PASSWORD });
  let owner: Visitor;
  before(async () => {
    owner = await arriveAsOwner(store.url);
  });

  const mails = async () => rowsIn((await owner.get('/owner/mails')).text).map(({ words }) => words);
  const edited = async (path = FORM) => (await owner.get(path)).json() as EditedForm;
  const setStorage = async (storage: object, path = FORM) => {
    const { version, schema } = await edited(path);
    const { storage: _, ...rest } = schema;
    const id = path.split('/').at(-1);
    return owner.send('PUT', path, { id, version, schema: { ...rest, id, storage } });
  };
  const signUp = async (email: string) => {
    const visitor = await Visitor.arrive(store.url);
    await sendForm(visitor, { email }, { formId: 'newsletter' });
  };
  const addressesOf = async (listId: string) =>
    (await owner.get(`/owner/lists/${listId}/addresses.csv`)).text.trim().split('\r\n').slice(1);

  test('notifies each valid address of a submission once, without secrets', async () => {
    const emails = ['mara@yard.example', 'MARA@yard.example', '\u200Eilse＠yard.example\u00AD '];
    const contact = '/api/owner/forms/contact';
    for (const bad of ['no address', 'mara@yard', 'mara@yard.example, nobody', 'mara@10.0.0.1']) {
      const refused = await setStorage({ emails: [...emails, bad] }, contact);
      assert.deepEqual(
        [refused.status, refused.json()],
        [400, { message: 'Email addresses should follow the format user@domain.com.' }],
        bad,
      );
    }
    assert.equal((await setStorage({ emails }, contact)).status, 200);
    assert.deepEqual((await edited(contact)).schema.storage, {
      emails: ['mara@yard.example', 'MARA@yard.example', 'ilse@yard.example'],
    });
    await sendForm(await Visitor.arrive(store.url), CONTACT);
    const list = (await owner.get('/owner/mails')).text;
    const rows = (await mails()).filter((words) => words.includes('New submission: contact'));
    assert.equal(rows.length, 2);
    assert.match(rows.join('\n'), /ilse@yard\.example/);
    const mail = textOf((await owner.get(linkIn(list, 'New submission: contact')!)).text);
    assert.match(mail, /Message: Is there a seat left\? Total: \$0/);
    assert.match(mail, /Phone: N\/A/);
    assert.match(mail, /How should we reply\? N\/A/);
    assert.doesNotMatch(mail, /a secret/);
  });

  test('adds an address to the chosen list once, and hands it to MailChimp until that is disconnected', async () => {
    const { mailingLists } = await edited();
    assert.deepEqual(mailingLists, [{ id: 'journal-letter', name: 'Journal letter' }]);
    await signUp('bo@example.com');
    await signUp('BO@example.com');
    assert.match((await mails()).join('\n'), /Subscribe bo@example\.com/);
    assert.match(
      (await addressesOf('journal-letter')).join('\n'),
      /^"bo@example\.com","[^"]+","newsletter"$/,
    );
    assert.equal((await setStorage({ mailingListId: 'journal-letter' })).status, 200);
    await signUp('cy@example.com');
    assert.equal((await addressesOf('journal-letter')).length, 2);
    assert.doesNotMatch((await mails()).join('\n'), /Subscribe cy@example\.com/);
    for (const mailingListId of ['no-such-list', 'journal-letter\0']) {
      const unknown = await setStorage({ mailingListId });
      assert.equal(unknown.status, 400, JSON.stringify(mailingListId));
      assert.match(unknown.text, /There is no such mailing list/);
    }
  });

  test('adds each address of a field with several to the list, once, and checks each', async () => {
    const { id, version, schema } = (await edited()) as EditedForm & { readonly id: string };
    const several = { id: 'email', type: 'email', title: 'Email', required: true, multiple: true };
    const storage = { mailingListId: 'journal-letter', mailchimp: {} };
    const changed = { ...schema, fields: [several], storage };
    assert.equal((await owner.send('PUT', FORM, { id, version, schema: changed })).status, 200);
    const visitor = await Visitor.arrive(store.url);
    const post = (email: string) => visitor.post('/forms/newsletter', { email });
    assert.equal((await post(' dot@example.com, eve＠example.com,,DOT@example.com')).status, 303);
    assert.equal((await post('dot@example.com, eve@example')).status, 400);
    const rows = (await addressesOf('journal-letter')).join('\n');
    for (const email of ['dot@example.com', 'eve@example.com']) {
      assert.ok(rows.includes(`"${email}"`), rows);
      assert.ok((await mails()).join('\n').includes(`Subscribe ${email}`), email);
    }
    assert.equal(rows.match(/dot@example\.com/gi)?.length, 1);
    assert.equal((await owner.send('PUT', FORM, { id, version: version + 1, schema })).status, 200);
  });

  test('adds the address of a form that is posted without a script, also one that signed up before', async () => {
    await setStorage({});
    await signUp('eve@example.com');
    await setStorage({ mailingListId: 'journal-letter' });
    const visitor = await Visitor.arrive(store.url);
    const { status } = await visitor.post('/forms/newsletter', {
      'newsletter-email': 'eve@example.com',
      email: 'eve@example.com',
    });
    assert.equal(status, 303);
    assert.match((await addressesOf('journal-letter')).join('\n'), /eve@example\.com/);
  });

  test('is never sent to visitors', async () => {
    const { text } = await owner.get('/api/template/GetTemplateSchema?type=contact');
    assert.doesNotMatch(text, /storage|yard\.example/);
  });
});

describe('the mailing lists of the owner', () => {
  const store = startSuiteStore({ rateLimits: NO_LIMITS, captcha: null, ownerPassword: OWNER_PASSWORD });
  let owner: Visitor;
  before(async () => {
    owner = await arriveAsOwner(store.url);
  });

  test('are created with a name of their own, without a script, and listed with their addresses', async () => {
    const create = async (name: string) => {
      const { headers } = await owner.post('/owner/lists', { name });
      return textOf((await owner.get(headers.get('location')!)).text);
    };
    assert.match(await create('  Workshops '), /The list was created/);
    assert.match(await create('WORKSHOPS'), /A list with this name already exists/);
    assert.match(await create('x'.repeat(101)), /That is too long\./);
    for (const blank of [' ', '\u200B', '\u3164', '\u00AD\u2800'])
      assert.match(await create(blank), /Name .*[Rr]equired/, JSON.stringify(blank));
    const list = linkIn((await owner.get('/owner/lists')).text, 'Workshops')!;
    assert.match(textOf((await owner.get(list)).text), /No addresses yet/);
    assert.equal((await owner.get('/owner/lists/nothing')).status, 404);
    assert.equal((await owner.get('/owner/lists/nothing/addresses.csv')).status, 404);
  });

  test('are the owner’s only, and formulas in their files are text', async () => {
    const stranger = await Visitor.arrive(store.url);
    assert.equal((await stranger.get('/owner/lists/journal-letter/addresses.csv')).status, 303);
    assert.equal((await stranger.post('/owner/lists', { name: 'Mine' })).status, 303);
    await sendForm(stranger, { email: '=1+1@example.com' }, { formId: 'newsletter' });
    assert.match(
      (await owner.get('/owner/lists/journal-letter/addresses.csv')).text,
      /"'=1\+1@example\.com"/,
    );
  });

  test('lose an address, or are deleted, after a confirmation', async () => {
    const visitor = await Visitor.arrive(store.url);
    for (const email of ['go@example.com', 'stay@example.com'])
      await sendForm(visitor, { email }, { formId: 'newsletter' });
    const file = '/owner/lists/journal-letter/addresses.csv';
    const list = (await owner.get('/owner/lists/journal-letter')).text;
    const questions = [...list.matchAll(/href="(\/owner\/lists\/journal-letter\/remove\?[^"]+)"/g)];
    const asked = await Promise.all(
      questions.map(async ([, url = '']) => ({ url, page: (await owner.get(url)).text })),
    );
    const { url, page } = asked.find((one) => one.page.includes('go@example.com'))!;
    assert.match(textOf(page), /Remove this address\?/);
    assert.equal((await owner.post(url, {}, { crumb: 'x' })).status, 403);
    const removed = await owner.post(url, {});
    assert.match(textOf((await owner.get(removed.headers.get('location')!)).text), /The address was removed/);
    assert.doesNotMatch((await owner.get(file)).text, /go@example/);
    assert.match((await owner.get(file)).text, /stay@example/);
    assert.equal((await owner.get(url)).status, 404);

    const offersNewsletter = async (): Promise<readonly boolean[]> => {
      const { text } = await visitor.get('/shop/bud-vase');
      const again = await visitor.post('/shop/bud-vase/restock', { email: 'no address' });
      const classic = await visitor.get('/shop/bud-vase/classic');
      const forms = [text, again.text, classic.text].map((page) => page.includes('name="isJoinMailingList"'));
      return [...forms, /mailingListSignUpEnabled\W+true/.test(text)];
    };
    assert.deepEqual(await offersNewsletter(), [true, true, true, true]);

    const question = linkIn(list, 'Delete list…')!;
    assert.match(textOf((await owner.get(question)).text), /Delete this list\? .*Journal letter/);
    const deleted = await owner.post(question, {});
    assert.match(textOf((await owner.get(deleted.headers.get('location')!)).text), /The list was deleted/);
    assert.equal((await owner.get('/owner/lists/journal-letter')).status, 404);
    await sendForm(visitor, { email: 'late@example.com' }, { formId: 'newsletter' });
    assert.deepEqual(await offersNewsletter(), [false, false, false, false]);
    await owner.post('/owner/lists', { name: 'Journal letter' });
    assert.deepEqual(await offersNewsletter(), [true, true, true, true]);
  });
});
