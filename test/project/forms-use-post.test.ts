import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { globSync } from 'tinyglobby';
import { ROOT } from '../../tools/run.mjs';

/** Searches, and lists that are sorted or filtered, need a URL. */
const MEANT_FOR_ADDRESSES = [
  'demo/site/templates/owner/owner-customers.html',
  'demo/site/templates/owner/owner-filter.html',
  'demo/site/templates/owner/owner-orders.html',
  'demo/site/templates/owner/owner-product-import.html',
  'demo/site/templates/owner/owner-submissions.html',
  'demo/site/templates/parts/list-form.html',
  'demo/site/templates/parts/review-list.html',
  'demo/site/templates/parts/search-form.html',
  'elements/store-list/controls.tsx',
  'elements/store-search/face.tsx',
];
/** The start of a form, in a template or in JSX, whose handlers have arrows. */
const FORM = /<form(?![\w-])(?:[^>{]|=>|\{[^}]*\})*/g;

test('every rendered form uses POST, so that no value gets into a URL', () => {
  const files = globSync(['{elements,owner}/**/*.tsx', 'demo/site/**/*.html', 'demo/hosts/**/*.html'], {
    cwd: ROOT,
  });
  const forms = files.flatMap((file) =>
    [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(FORM)].map(([start]) => ({ file, start })),
  );
  assert.ok(forms.length > 25, 'finds them');
  const others = forms.filter(({ start }) => !start.includes('method="post"')).map(({ file }) => file);
  assert.deepEqual(others.toSorted(), MEANT_FOR_ADDRESSES);
});
