/**
 * Speaks up when Node is too old for everything else here. This file and those that import it before the
 * check keep to syntax that an old Node can read.
 */
import { readFileSync } from 'node:fs';

/**
 * Compares a Node version with the lowest one that package.json allows.
 * @param {string} version a version like "20.19.0"
 * @param {string} engines the range of package.json, of the form ">=20.19" or ">=20.19.1"
 * @returns {string | undefined} a sentence when the version is too old
 */
export function complaintAboutNode(version, engines) {
  const needed = engines.replace('>=', '').trim();
  if (!isOlder(numbersOf(version), numbersOf(needed))) return undefined;
  return `Node ${needed} or newer is needed, this is Node ${version}.`;
}

/** Ends the process with one sentence when this Node is too old. */
export function demandNode() {
  const packageJson = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const complaint = complaintAboutNode(process.versions.node, packageJson.engines.node);
  if (!complaint) return;
  console.error(complaint);
  process.exit(1);
}

function numbersOf(version) {
  return version.split('.').map(Number);
}

function isOlder(version, needed) {
  for (let place = 0; place < needed.length; place += 1) {
    if (version[place] !== needed[place]) return version[place] < needed[place];
  }
  return false;
}
