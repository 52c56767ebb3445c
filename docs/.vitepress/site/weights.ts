import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { globSync } from 'tinyglobby';

import { ROOT } from './repository.ts';

const CHUNKS = path.join(ROOT, 'dist/cdn/chunks');
const PAGE = /^docs\/tags\/([\w-]+)\.md$/;
const BYTES_PER_KB = 1_000;
const HASH = '-????????.js';

interface TagRow {
  readonly tag: string;
  readonly file?: 'entry' | 'network';
}

/**
 * Says what a visitor loads for a tag, in the page of the tag.
 * @param file the document's path in the repository
 * @param text its Markdown
 * @returns the text, with one more paragraph in the page of a tag
 */
export function withWeight(file: string, text: string): string {
  const [, tag] = PAGE.exec(file) ?? [];
  const row = readTags().find((each) => each.tag === tag);
  if (!row) return text;
  return text.replace('<!-- end of description -->', (mark) => `**Size**: ${weightOf(row)}\n\n${mark}`);
}

function weightOf({ tag, file }: TagRow): string {
  const more = 'See [sizes](../sizes.md).';
  if (file !== undefined) return `none of its own: the ${file} bundle contains it. ${more}`;
  const parts = { tag, 'its view': `${tag}-view` };
  const sizes = Object.entries(parts).flatMap(([name, chunk]) => {
    const [built] = globSync(`${chunk}${HASH}`, { cwd: CHUNKS, absolute: true });
    return built === undefined ? [] : [`${kilobytes(built)} kB${name === 'tag' ? '' : ` for ${name}`}`];
  });
  return sizes.length > 0
    ? `${sizes.join(', and ')}, compressed with gzip, when a page shows it. ${more}`
    : `part of a bundle that it shares with other tags. ${more}`;
}

function kilobytes(file: string): string {
  return (gzipSync(readFileSync(file), { level: 9 }).length / BYTES_PER_KB).toFixed(1);
}

function readTags(): readonly TagRow[] {
  return JSON.parse(readFileSync(path.join(ROOT, 'elements/tags.json'), 'utf8')) as readonly TagRow[];
}
