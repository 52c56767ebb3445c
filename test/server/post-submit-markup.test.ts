import assert from 'node:assert/strict';
import { test } from 'node:test';
import { JSDOM } from 'jsdom';
import { safeMarkup } from '../../demo/server/platform/pages/safe-markup.ts';
import { FORBIDDEN_MARKUP, GOOD_MARKUP, HOSTILE_MARKUP } from '../support/markup.ts';

for (const html of GOOD_MARKUP)
  test(`post-submit markup is printed unchanged: ${html.slice(0, 30)}`, async () => {
    assert.equal(await safeMarkup(html), html);
  });

for (const [name, html, left] of HOSTILE_MARKUP)
  test(`post-submit markup is printed without ${name}`, async () => {
    const shown = await safeMarkup(html);
    if (left !== '') assert.equal(shown, left);
    assert.equal(new JSDOM(shown).window.document.body.querySelector(FORBIDDEN_MARKUP), null, shown);
  });

test('post-submit markup gets noopener and noreferrer on links', async () => {
  assert.equal(
    await safeMarkup('<a href="/journal" target="_top">Journal</a>'),
    '<a href="/journal" rel="noopener noreferrer">Journal</a>',
  );
});

test('post-submit markup loses a frameset, which would replace the body', async () => {
  assert.equal(await safeMarkup('<frameset><frame src="/x"></frameset>'), '');
});

test('post-submit markup keeps texts about styles', async () => {
  const html = '<p title="a style=b <base >">our style = &lt;style &gt;</p>';
  assert.equal(await safeMarkup(html), html);
});
