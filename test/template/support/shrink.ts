import type { Case } from './case-file.ts';
import { differ, type Render, type Unexplained } from './compare.ts';

/** Tries of one shrinking at most. */
const MOST_TRIES = 3000;

/**
 * Makes a case with an unexplained difference smaller, as long as it still has one.
 * @param found the case
 * @param render our engine
 * @returns the smallest that was found
 */
export function shrink(found: Unexplained, render: Render): Unexplained {
  let best = found;
  let tries = 0;
  const attempt = (each: Case): boolean => {
    if (tries++ > MOST_TRIES) return false;
    const next = differ(each, render);
    if (next) best = next;
    return next !== undefined;
  };
  let isSmaller = true;
  while (isSmaller && tries <= MOST_TRIES) {
    const before = best;
    shrinkTemplate(() => best.each, attempt);
    shrinkPartials(() => best.each, attempt);
    shrinkData(() => best.each, attempt);
    shrinkOptions(() => best.each, attempt);
    isSmaller = best !== before;
  }
  return best;
}

type Attempt = (each: Case) => boolean;

/** A source in its smallest pieces: tags, and characters outside them. */
function piecesOf(source: string): string[] {
  return source.match(/\{##[^]*?(?:##\}|$)|\{[^{}]*\}|[^{}]{1,12}|[^]/g) ?? [];
}

function shrinkSource(source: string, attempt: (shorter: string) => boolean): void {
  let pieces = piecesOf(source);
  for (let size = Math.ceil(pieces.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let start = 0; start < pieces.length;) {
      const rest = pieces.toSpliced(start, size);
      if (attempt(rest.join(''))) pieces = rest;
      else start += size;
    }
  }
  for (const [place, piece] of pieces.entries()) {
    for (const shorter of shorterTags(piece)) {
      const changed = pieces.with(place, shorter);
      if (!attempt(changed.join(''))) continue;
      pieces = changed;
      break;
    }
  }
  dropPairs(pieces, attempt);
}

/** A block's start and its end go together. */
function dropPairs(pieces: readonly string[], attempt: (shorter: string) => boolean): void {
  for (let start = 0; start < pieces.length; start++) {
    if (!pieces[start]?.startsWith('{.')) continue;
    for (let end = start + 1; end < pieces.length; end++) {
      if (pieces[end] !== '{.end}') continue;
      const rest = pieces.filter((_, place) => place !== start && place !== end);
      if (attempt(rest.join(''))) return;
    }
  }
}

function shorterTags(tag: string): string[] {
  if (!tag.startsWith('{')) return [];
  const [head = '', ...calls] = tag.slice(1, -1).split('|');
  const withoutOne = calls.map((_, place) => `{${[head, ...calls.toSpliced(place, 1)].join('|')}}`);
  const words = tag.slice(1, -1).split(' ');
  const withoutWord = words.map((_, place) => `{${words.toSpliced(place, 1).join(' ')}}`);
  return [...withoutOne, ...withoutWord];
}

function shrinkTemplate(now: () => Case, attempt: Attempt): void {
  shrinkSource(now().template, (template) => attempt({ ...now(), template }));
}

function shrinkPartials(now: () => Case, attempt: Attempt): void {
  for (const name of Object.keys(now().options.partials ?? {})) {
    const set = (source: string): Case => {
      const each = now();
      return {
        ...each,
        options: { ...each.options, partials: { ...each.options.partials, [name]: source } },
      };
    };
    shrinkSource(now().options.partials?.[name] ?? '', (shorter) => attempt(set(shorter)));
  }
}

function shrinkOptions(now: () => Case, attempt: Attempt): void {
  for (const name of ['partials', 'injects', 'locale', 'nowMs'] as const) {
    const options = { ...now().options };
    if (!(name in options)) continue;
    Reflect.deleteProperty(options, name);
    attempt({ ...now(), options });
  }
}

/** Leaves out one entry after the other, from the outside in; texts become short. */
function shrinkData(now: () => Case, attempt: Attempt): void {
  const paths = pathsIn(JSON.parse(now().data));
  for (const path of paths) {
    const data = JSON.parse(now().data) as unknown;
    if (remove(data, path)) attempt({ ...now(), data: JSON.stringify(data) });
  }
}

function pathsIn(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  // From the end, so that places in a list keep their meaning.
  const keys = Object.keys(value).reverse();
  return [
    ...keys.map((key) => [...path, key]),
    ...keys.flatMap((key) => pathsIn(Reflect.get(value, key), [...path, key])),
  ];
}

function remove(root: unknown, path: readonly string[]): boolean {
  let value = root;
  for (const key of path.slice(0, -1)) {
    if (typeof value !== 'object' || value === null) return false;
    value = Reflect.get(value, key);
  }
  const last = path.at(-1) ?? '';
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, last)) return false;
  if (Array.isArray(value)) value.splice(Number(last), 1);
  else Reflect.deleteProperty(value, last);
  return true;
}
