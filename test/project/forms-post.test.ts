import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { globSync } from 'tinyglobby';
import { ROOT } from '../../tools/run.mjs';

/** Searches and orders of lists are meant to have an address. */
const MEANT_FOR_ADDRESSES = [
  'demo/site/templates/owner/owner-submissions.html',
  'demo/site/templates/parts/review-list.html',
];
/** The start of a form, in a template or in JSX, whose handlers have arrows. */
const FORM = /<form(?![\w-])(?:[^>{]|=>|\{[^}]*\})*/g;

test('every form that is drawn or printed is posted, so that nothing of it gets into an address', () => {
  const files = globSync(['elements/**/*.tsx', 'demo/site/**/*.html', 'demo/hosts/**/*.html'], { cwd: ROOT });
  const forms = files.flatMap((file) =>
    [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(FORM)].map(([start]) => ({ file, start })),
  );
  assert.ok(forms.length > 25, 'finds them');
  const others = forms.filter(({ start }) => !start.includes('method="post"')).map(({ file }) => file);
  assert.deepEqual(others.toSorted(), MEANT_FOR_ADDRESSES);
});
