import { parse } from 'csv-parse/sync';
import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { describeOnAnyDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { linkIn, rowsIn, textOf } from '../support/owner-lists.ts';
import { sendForm } from '../support/send-form.ts';
import { Visitor } from '../support/visitor.ts';

const LIST = '/owner/submissions';
const FILE = '/owner/submissions.csv';
const HOSTILE = '"><script>alert(1)</script>';

const GOOD = {
  name: ['Ada', 'Byron'],
  email: 'ada@example.com',
  subject: 'A workshop',
  message: 'Is there a seat left?',
};

describeOnAnyDatabase('the submissions of the owner', (stores) => {
  let store: OpenStore;
  let owner: Visitor;
  let visitor: Visitor;
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS, ownerPassword: OWNER_PASSWORD, captcha: null });
    [owner, visitor] = [await arriveAsOwner(store.url), await Visitor.arrive(store.url)];
    await sendForm(visitor, {
      ...GOOD,
      phone: ['+44', '20', '7946', '0958'],
      address: ['12 Quay', '', 'Bristol', '', 'BS1', 'UK'],
      glaze: ['Ash', 'a "blue" one'],
      opinion: { 'The shop is easy to use.': '2' },
      hour: ['9', '30', '', 'AM'],
      message: 'First line; then\r\n=HYPERLINK("http://evil.example")',
      pieces: '-3',
    });
    await sendForm(
      visitor,
      { ...GOOD, name: ['Grace', HOSTILE], message: 'Ünder 100% of the_pots\0' },
      { pageUrl: 'javascript:alert(1)' },
    );
    await sendForm(
      visitor,
      { email: 'grace@example.com' },
      { formId: 'newsletter', pageUrl: '/journal?token=s3cret#s3cret' },
    );
  });

  const list = async (query = '') => (await owner.get(`${LIST}${query}`)).text;
  const fileOf = async (query: string): Promise<readonly Readonly<Record<string, string>>[]> => {
    const answer = await owner.get(`${FILE}${query}`);
    assert.equal(answer.status, 200);
    return parse(answer.text, { bom: true, columns: true, record_delimiter: '\r\n' });
  };

  test('show the page of a form without its query, which may be secret', async () => {
    const { url } = rowsIn(await list('?form=newsletter'))[0]!;
    const shown = (await owner.get(url)).text;
    assert.match(shown, /from \/journal\s*</);
    assert.deepEqual(
      (await fileOf('?form=newsletter')).map(({ Page }) => Page),
      ['/journal'],
    );
  });

  test('are visible to the owner only', async () => {
    const { url } = rowsIn(await list())[0]!;
    for (const path of [LIST, FILE, `${FILE}?form=contact`, url, `${url}/delete`]) {
      const { status, headers, text } = await visitor.get(path);
      assert.deepEqual([status, text], [303, ''], path);
      assert.match(headers.get('location') ?? '', /^\/owner\/login\?next=/);
    }
    assert.equal((await visitor.post(`${url}/delete`, {})).status, 303);
    assert.equal((await owner.get(url)).status, 200, 'it is still there');
  });

  test('are listed by the newest, of one form or of all', async () => {
    const words = rowsIn(await list()).map((row) => row.words);
    assert.equal(words.length, 3);
    assert.match(words[0]!, /^grace@example\.com newsletter/);
    assert.match(words[1]!, /^Grace .*ada@example\.com.*contact/);
    assert.match(
      words[2]!,
      /^Ada Byron ada@example\.com · \+44 20-7946-0958 · 12 Quay Bristol, BS1 UK contact/,
    );
    const some = await list('?form=newsletter');
    assert.equal(rowsIn(some).length, 1);
    assert.match(some, /<strong>One submission<\/strong>/);
    assert.match(some, /<option value="newsletter" selected>/);
    assert.match(textOf(await list('?form=nothing')), /No submissions match your search\./);
  });

  test('are counted when they are new', async () => {
    const { text } = await owner.get('/owner');
    const [, main = ''] = text.split('<main');
    const counts = [...main.matchAll(/<li>(.*?)<\/li>/gs)].map(([, count = '']) => textOf(count));
    assert.deepEqual(counts, [
      '3 new submissions in the last seven days · 3 total',
      '0 new orders in the last seven days · 0 total',
      '0 new reviews to approve in the last seven days · 0 pending',
    ]);
  });

  test('are found by all words of the search, in any letter case, and by words only', async () => {
    const found = async (search: string) =>
      rowsIn(await list(`?${new URLSearchParams({ q: search })}`)).length;
    const expected = {
      'ada@example.com': 2,
      'BYRON bristol': 1,
      'bristol grace': 0,
      ünder: 1,
      '100%': 1,
      '1%0': 0,
      the_pots: 1,
      the_p_ts: 0,
      'strongly agree': 1,
      email: 0,
      "'": 0,
      '\\': 0,
      '   ': 3,
    };
    for (const [search, count] of Object.entries(expected)) assert.equal(await found(search), count, search);
    const page = await list(`?${new URLSearchParams({ q: HOSTILE })}`);
    assert.match(page, /value="&quot;&gt;&lt;script&gt;alert\(1\)&lt;\/script&gt;"/);
    assert.doesNotMatch(page, /<script>alert/);
  });

  test('have a page each with every answer, as text', async () => {
    const [, grace, ada] = rowsIn(await list());
    const page = (await owner.get(ada!.url)).text;
    const answers = new Map(
      [...page.matchAll(/<dt>(.*?)<\/dt>\s*<dd>(.*?)<\/dd>/gs)].map(([, question = '', answer = '']) => [
        question,
        answer,
      ]),
    );
    const expected = {
      'Your name': 'Ada Byron',
      Email: '<a href="mailto:ada%40example.com">ada@example.com</a>',
      Phone: '+44 20-7946-0958',
      'Where should we send it?': '12 Quay<br>Bristol, BS1 UK',
      Twitter: '<span class="muted">N/A</span>',
      'Favorite glazes': 'Ash, a &quot;blue&quot; one',
      'What do you think?': 'The shop is easy to use.: Strongly Agree',
      'When should we call?': '9:30:00 AM',
      Message: 'First line; then<br>=HYPERLINK(&quot;http://evil.example&quot;)',
      'When do you need it?': '<span class="muted">N/A</span>',
      source: '<span class="muted">N/A</span>',
    };
    for (const [question, answer] of Object.entries(expected))
      assert.equal(
        answers.get(question)?.replaceAll('&quot;', '"'),
        answer.replaceAll('&quot;', '"'),
        question,
      );
    assert.equal(answers.size, 17, 'and sections are no questions');
    const hostile = (await owner.get(grace!.url)).text;
    assert.doesNotMatch(hostile, /<script>alert|href="javascript/);
    assert.match(hostile, /Grace "&gt;&lt;script&gt;|Grace &quot;&gt;&lt;script&gt;/);
    assert.match(hostile, /from javascript:alert\(1\)/);
    assert.equal((await owner.get(`${LIST}/nothing`)).status, 404);
  });

  test('are exported as CSV with a column per field and part, and without formulas', async () => {
    const answer = await owner.get(`${FILE}?form=contact`);
    assert.match(answer.headers.get('content-type') ?? '', /^text\/csv; charset=utf-8/);
    assert.equal(answer.headers.get('content-disposition'), 'attachment; filename="contact-submissions.csv"');
    const bytes = await (
      await fetch(`${store.url}${FILE}?form=contact`, {
        headers: { cookie: `ss_owner=${owner.cookies.get('ss_owner')}` },
      })
    ).arrayBuffer();
    assert.deepEqual([...new Uint8Array(bytes).slice(0, 3)], [0xef, 0xbb, 0xbf], 'a byte order mark');
    const [grace, ada] = await fileOf('?form=contact');
    assert.deepEqual(Object.keys(ada!).slice(0, 8), [
      'Id',
      'Sent',
      'Page',
      'Your name: First',
      'Your name: Last',
      'Email',
      'Phone: Country',
      'Phone: Areacode',
    ]);
    const expected = {
      Page: '/contact',
      'Your name: Last': 'Byron',
      'Phone: Country': "'+44",
      'Where should we send it?: City': 'Bristol',
      'Where should we send it?: Line2': '',
      'Favorite glazes': 'Ash, a "blue" one',
      'What do you think?: The shop is easy to use.': 'Strongly Agree',
      'What do you think?: I would buy here again.': '',
      'How many pieces?': "'-3",
      Message: `First line; then\r\n'=HYPERLINK("http://evil.example")`,
    };
    for (const [title, cell] of Object.entries(expected)) assert.equal(ada![title], cell, title);
    assert.match(ada!.Sent!, /^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    assert.equal(grace!['Your name: Last'], HOSTILE);
    assert.equal(grace!.Message, 'Ünder 100% of the_pots');
    assert.deepEqual(
      (await fileOf('?form=contact&q=bristol')).map((row) => row.Email),
      ['ada@example.com'],
    );
    assert.equal((await owner.get(`${FILE}?form=nothing`)).status, 404);
    assert.deepEqual(await fileOf('?form=contact&q=nothing'), []);
  });

  test('are exported as CSV in linear time, even for hostile input', async () => {
    await sendForm(visitor, { ...GOOD, name: ['Slow', 'Worm'], twitter: `${'\t'.repeat(31_000)}=1` });
    const before = process.cpuUsage();
    const [worm] = await fileOf('?form=contact&q=worm');
    // In microseconds of processor time: about 50,000, or 2 s if the search scanned from each tab to the end.
    assert.ok(process.cpuUsage(before).user < 500_000);
    assert.ok(worm!['Twitter']!.endsWith("\t'=1"));
  });

  test('are deleted after a confirmation page', async () => {
    await sendForm(visitor, { email: 'gone@example.com' }, { formId: 'newsletter' });
    const [row] = rowsIn(await list('?form=newsletter&q=gone'));
    const question = await owner.get(linkIn((await owner.get(row!.url)).text, 'Delete…')!);
    assert.match(question.text, /<h1>Delete this submission\?<\/h1>/);
    assert.match(question.text, new RegExp(`action="${row!.url}/delete"`));
    for (const details of [{ crumb: 'wrong' }, { headers: { origin: 'https://evil.example' } }])
      assert.equal((await owner.post(`${row!.url}/delete`, {}, details)).status, 403);
    assert.equal((await owner.get(row!.url)).status, 200);
    const answer = await owner.post(`${row!.url}/delete`, {});
    assert.deepEqual([answer.status, answer.headers.get('location')], [303, `${LIST}?done=deleted`]);
    assert.match(await list('?done=deleted'), /role="status">The submission was deleted\./);
    assert.equal((await owner.get(row!.url)).status, 404);
    assert.equal(rowsIn(await list('?q=gone')).length, 0);
    assert.equal((await owner.post(`${row!.url}/delete`, {})).status, 303, 'twice does no harm');
  });
});
