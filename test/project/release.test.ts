import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { datedChangelog, obstaclesToRelease } from '../../tools/release.mjs';

const READY = {
  branch: 'main',
  changed: '',
  tags: ['v0.1.0'],
  version: '0.2.0',
  changelog: '# Changelog\n\n## 0.2.0\n\n### Minor Changes\n\n- A list.\n\n## 0.1.0 (2026-12-01)\n',
};

describe('a release', () => {
  it('is made of a version that the changelog describes', () => {
    assert.deepEqual(obstaclesToRelease(READY), []);
    assert.deepEqual(obstaclesToRelease({ ...READY, changelog: '## 0.2.0 (unreleased)\n' }), []);
  });

  for (const [what, state, sentence] of [
    ['on another branch', { branch: 'sticky' }, 'Releases are made from main, not from sticky.'],
    ['with changed files', { changed: ' M README.md' }, 'Commit or discard these files first:\n M README.md'],
    ['twice', { tags: ['v0.2.0'] }, '0.2.0 is released already: describe changes by `npx changeset`.'],
    [
      'without a description',
      { changelog: '## 0.1.0 (2026-12-01)\n' },
      'CHANGELOG.md starts with "0.1.0 (2026-12-01)", but the package is version 0.2.0.',
    ],
  ] as const)
    it(`is not made ${what}`, () => {
      assert.deepEqual(obstaclesToRelease({ ...READY, ...state }), [sentence]);
    });

  it('has the date of its day', () => {
    const dated = datedChangelog(
      '## 0.1.0 (unreleased)\n\n## 0.0.1 (2026-01-01)',
      new Date('2026-12-01T08:00:00Z'),
    );
    assert.equal(dated, '## 0.1.0 (2026-12-01)\n\n## 0.0.1 (2026-01-01)');
  });
});
