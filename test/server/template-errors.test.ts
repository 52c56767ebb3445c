import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { StartFailure, startServer } from '../../demo/server/index.ts';
import { siteData } from '../../demo/server/platform/pages/page-data.ts';
import { TEMPLATE_NAMES } from '../../demo/server/features.ts';
import { openSite } from '../../demo/server/platform/pages/site.ts';
import { OWN_LANGUAGE_PAGE } from '../support/own-language.ts';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';

describe('a template with a mistake', () => {
  /** The start failure of a store with these template files. */
  async function messageOf(files: Readonly<Record<string, string>>): Promise<string> {
    const templatesDir = makeTemporaryFolder(files);
    const failure = await startServer({ port: 0, dataDir: templatesDir, templatesDir }).catch(
      (error: unknown) => error,
    );
    removeFolder(templatesDir);
    assert.ok(failure instanceof StartFailure, String(failure));
    return failure.message;
  }

  test('stops the start with its file and line', async () => {
    assert.equal(
      await messageOf({ 'pages/home.html': '<h1>\n  {title|shout}\n</h1>' }),
      "The template pages/home.html:2:3 cannot be used: Formatter 'shout' is unknown.",
    );
    assert.match(
      await messageOf({ 'shop.html': '{.repeated section items}\n{title}' }),
      /^The template shop\.html:1:1 cannot be used: .*EOF/,
    );
    assert.match(
      await messageOf({ 'shop.html': 'one\n\n {.secton items}' }),
      /^The template shop\.html:3:2 cannot be used: /,
    );
  });

  test('stops the start when two files have the same name', async () => {
    assert.equal(
      await messageOf({ 'pages/home.html': '', 'parts/home.html': '' }),
      'The templates pages/home.html and parts/home.html have the same name: rename one of them.',
    );
  });

  test('stops the start when the folder is missing', async () => {
    const failure = await startServer({ port: 0, templatesDir: '/nowhere/templates' }).catch(
      (error: unknown) => error,
    );
    assert.ok(failure instanceof StartFailure);
    assert.match(failure.message, /^The template folder \/nowhere\/templates cannot be read/);
  });

  test('stops the start when the file of a page is missing', async () => {
    const message = await messageOf({ 'home.html': '', 'pages/shop.html': '' });
    assert.match(message, /^The template folder \S+ has no product\.html, and the store needs it\.$/);
  });

  test('stops the start when a partial is missing', async () => {
    const others = Object.fromEntries(TEMPLATE_NAMES.map((name) => [`pages/${name}.html`, '']));
    const frame = { 'frame.html': '<main>{@|apply main}</main>' };
    assert.equal(
      await messageOf({ ...others, 'pages/shop.html': '{@|apply header}' }),
      'The template pages/shop.html applies header, and neither a file nor a macro has that name.',
    );
    assert.equal(
      await messageOf({
        ...others,
        ...frame,
        'pages/home.html': '{.macro main}Home{.end}{@|apply frame}',
        'pages/shop.html': '{@|apply frame}',
      }),
      'The template frame.html applies main, and neither a file nor a macro has that name.',
      'the macro of another page',
    );
  });

  test('is logged while rendering and leaves a gap', () => {
    const others = Object.fromEntries(TEMPLATE_NAMES.map((name) => [`${name}.html`, '']));
    const templatesDir = makeTemporaryFolder({
      ...others,
      'message.html': '<p>{message|html}</p>\n{@|apply endless}<p>end</p>',
      'endless.html': '{@|apply endless}',
    });
    const log: string[] = [];
    const site = openSite({ templatesDir, templates: TEMPLATE_NAMES, log: (line) => log.push(line) });
    const visit = {
      nonce: '',
      crumb: '',
      formKey: '',
      consent: 'pending',
      pageLanguage: OWN_LANGUAGE_PAGE,
    } as const;
    const page = { ...siteData(visit), message: 'A & B', storeConfig: '{}' };
    const printed = site.renderStandalone('message', page);
    assert.equal(printed, '<p>A &amp; B</p>\n<p>end</p>');
    assert.equal(log.length, 1);
    assert.match(log[0]!, /^template endless\.html:1:1: .*depth/);
    removeFolder(templatesDir);
  });
});
