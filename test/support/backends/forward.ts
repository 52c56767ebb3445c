import type { AnswerVisitor } from './visits.ts';

/** Those of the connection, which are not the visitor's. */
const OWN_HEADERS = ['host', 'connection', 'content-length', 'accept-encoding', 'origin'];

/**
 * Asks a server for its visitors.
 * @param url its origin
 * @param headers the headers of its answers that visitors get
 */
export function forwardTo(url: string, headers: readonly string[]): AnswerVisitor {
  const kept = ['content-type', ...headers];
  return async ({ method, path, headers: own, text }) => {
    const sent = Object.entries(own).filter(([name]) => !OWN_HEADERS.includes(name));
    const answer = await fetch(url + path, { method, headers: sent, ...(text !== '' && { body: text }) });
    const found = kept.flatMap((name) => {
      const value = answer.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    return { status: answer.status, headers: Object.fromEntries(found), text: await answer.text() };
  };
}
