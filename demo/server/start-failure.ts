/** Why the server cannot start, in one sentence for the person at the terminal. Source: design §5.7 */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}
