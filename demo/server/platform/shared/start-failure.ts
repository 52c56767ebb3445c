/** Why the server cannot start, in one sentence for the person at the terminal. Source: docs/behaviour/reference-store.md §1.2 */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}
