import assert from 'node:assert/strict';
import { test } from 'node:test';
import { JSDOM } from 'jsdom';
import { safeMarkup } from '../../demo/server/rendering/safe-markup.ts';
import { FORBIDDEN_MARKUP, GOOD_MARKUP, HOSTILE_MARKUP } from '../support/markup.ts';

for (const html of GOOD_MARKUP)
  test(`is printed as it is: ${html.slice(0, 30)}`, async () => {
    assert.equal(await safeMarkup(html), html);
  });

for (const [name, html, left] of HOSTILE_MARKUP)
  test(`is printed without ${name}`, async () => {
    const shown = await safeMarkup(html);
    if (left !== '') assert.equal(shown, left);
    assert.equal(new JSDOM(shown).window.document.body.querySelector(FORBIDDEN_MARKUP), null, shown);
  });

test('opens links so that the page that is opened learns nothing', async () => {
  assert.equal(
    await safeMarkup('<a href="/journal" target="_top">Journal</a>'),
    '<a href="/journal" rel="noopener noreferrer">Journal</a>',
  );
});

test('prints nothing of a frameset, which replaces the body', async () => {
  assert.equal(await safeMarkup('<frameset><frame src="/x"></frameset>'), '');
});

test('prints texts about styles as they are', async () => {
  const html = '<p title="a style=b <base >">our style = &lt;style &gt;</p>';
  assert.equal(await safeMarkup(html), html);
});
