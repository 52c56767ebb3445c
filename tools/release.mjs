/**
 * `npm run release`: makes a release of the last commit, on this machine only: version and changelog from the changesets, all
 * tests and the checks of the package, then a commit and a tag. Pushing the tag publishes it. `-- --check` changes nothing and
 * says what would keep it from being released.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { execa } from 'execa';
import { ROOT } from './run.mjs';

const BRANCH = 'main';
const UNRELEASED = '(unreleased)';

/**
 * What a release depends on.
 * @typedef {object} ReleaseState
 * @property {string} branch the current branch
 * @property {string} changed changed and new files, as git lists them; '' for none
 * @property {readonly string[]} tags of earlier releases
 * @property {string} version of the package
 * @property {string} changelog its text
 */

/**
 * Says what keeps a version from being released.
 * @param {ReleaseState} state the state, with the changesets applied
 * @returns {string[]} sentences; none if it can be released
 */
export function obstaclesToRelease({ branch, changed, tags, version, changelog }) {
  const [, title = ''] = /^## (.*)$/m.exec(changelog) ?? [];
  return [
    branch === BRANCH ? '' : `Releases are made from ${BRANCH}, not from ${branch}.`,
    changed === '' ? '' : `Commit or discard these files first:\n${changed}`,
    tags.includes(`v${version}`)
      ? `${version} is released already: describe changes by \`npx changeset\`.`
      : '',
    title.split(' ')[0] === version
      ? ''
      : `CHANGELOG.md starts with "${title}", but the package is version ${version}.`,
  ].filter(Boolean);
}

/**
 * Dates the newest section of the changelog.
 * @param {string} changelog its text
 * @param {Date} date the day of the release
 */
export function datedChangelog(changelog, date) {
  return changelog.replace(UNRELEASED, `(${date.toISOString().slice(0, 10)})`);
}

async function git(...args) {
  const { stdout } = await execa('git', args, { cwd: ROOT });
  return stdout.trim();
}

/** @returns {Promise<ReleaseState>} the state of this clone */
async function readState() {
  const read = (file) => readFileSync(path.join(ROOT, file), 'utf8');
  return {
    branch: await git('branch', '--show-current'),
    changed: await git('status', '--porcelain'),
    tags: (await git('tag', '--list', 'v*')).split('\n'),
    version: JSON.parse(read('package.json')).version,
    changelog: read('CHANGELOG.md'),
  };
}

async function release() {
  /** @type {import('execa').Options} */
  const runs = { cwd: ROOT, preferLocal: true, stdio: 'inherit' };
  const before = await readState();
  // What the changesets would change is asked again below.
  const early = obstaclesToRelease({ ...before, tags: [], changelog: `## ${before.version}` });
  if (early.length > 0) return early;
  await execa('changeset', ['version'], runs);
  // The changesets have changed files.
  const after = { ...(await readState()), changed: '' };
  const late = obstaclesToRelease(after);
  if (late.length > 0) return late;
  writeFileSync(path.join(ROOT, 'CHANGELOG.md'), datedChangelog(after.changelog, new Date()));
  await execa('oxfmt', ['CHANGELOG.md', 'package.json'], runs);
  await execa('npm', ['install', '--package-lock-only'], runs);
  await execa('npm', ['run', 'test:all'], runs);
  await git('commit', '--all', '--message', `chore(release): ${after.version}`);
  await git('tag', '--annotate', `v${after.version}`, '--message', `v${after.version}`);
  console.log(`Tagged v${after.version}. To publish it: git push --follow-tags`);
  return [];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const isCheck = process.argv.includes('--check');
  const obstacles = isCheck ? obstaclesToRelease(await readState()) : await release();
  for (const obstacle of obstacles) console.error(obstacle);
  if (isCheck && obstacles.length === 0) console.log('Nothing is in the way of a release.');
  process.exitCode = obstacles.length > 0 ? 1 : 0;
}
