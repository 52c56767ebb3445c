import type { Controls } from './product-form.ts';
import type { StoreAnswer, Visitor } from './visitor.ts';

/** A file that a test sends. */
export interface SentFile {
  readonly name: string;
  readonly content: Uint8Array;
  /** What the sender claims. */
  readonly type?: string;
}

/**
 * Posts a form with files, as a page without JavaScript does.
 * @param owner who is logged in
 * @param path of the form
 * @param controls of the form; the crumb is the first
 * @param files of the control `files`
 */
export function postFiles(
  owner: Visitor,
  path: string,
  controls: Controls,
  files: readonly SentFile[] = [],
): Promise<StoreAnswer> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ crumb: owner.crumb, ...controls })) form.append(name, value);
  for (const { name, content, type = 'image/jpeg' } of files)
    form.append('files', new Blob([new Uint8Array(content)], { type }), name);
  return owner.request('POST', path, { body: form });
}
