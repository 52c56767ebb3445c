import assert from 'node:assert/strict';

import { hiddenValue, type StoreAnswer, type Visitor } from './visitor.ts';

/** The fields of a shipping method that tests type. */
export interface TypedMethod {
  readonly name: string;
  readonly price: string;
  readonly freeFrom?: string;
  readonly kind?: 'pickup' | 'delivery';
  /** All by default. */
  readonly countries?: readonly string[];
}

/**
 * Posts the form of a shipping method, which may have several countries.
 * @param owner who is logged in
 * @param path the form's page
 * @param typed the fields
 * @param hidden the hidden controls; read from the page by default
 */
export async function postMethod(
  owner: Visitor,
  path: string,
  { countries, ...typed }: TypedMethod,
  hidden?: Readonly<Record<string, string>>,
): Promise<StoreAnswer> {
  const controls = hidden ?? hiddenOf((await owner.get(path)).text);
  const where = countries === undefined ? 'all' : 'some';
  const body = new URLSearchParams({ crumb: owner.crumb, ...controls, ...typed, where });
  for (const country of countries ?? []) body.append('country', country);
  return owner.request('POST', path, { body });
}

/**
 * Reads the hidden controls of the form of a shipping method.
 * @param page its page
 */
export function hiddenOf(page: string): Readonly<Record<string, string>> {
  return { key: hiddenValue(page, 'key'), version: hiddenValue(page, 'version') };
}

/**
 * Creates a shipping method.
 * @param owner who is logged in
 * @param typed the fields
 * @returns the path of its page
 */
export async function createMethod(owner: Visitor, typed: TypedMethod): Promise<string> {
  const answer = await postMethod(owner, '/owner/shipping/new', typed);
  assert.equal(answer.status, 303, answer.text);
  const { text } = await owner.get('/owner/shipping');
  const found = new RegExp(`href="(/owner/shipping/[^"]+)">${typed.name}</a>`).exec(text);
  assert.ok(found?.[1], typed.name);
  return found[1];
}

/**
 * Deletes shipping methods.
 * @param owner who is logged in
 * @param ids which
 */
export async function deleteMethods(owner: Visitor, ids: readonly string[]): Promise<void> {
  for (const id of ids) assert.equal((await owner.post(`/owner/shipping/${id}/delete`, {})).status, 303);
}
