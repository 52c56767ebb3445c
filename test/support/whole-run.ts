/** True in `npm run test:all`, which runs every case; `npm test` takes a sample of large matrices, always the same. */
export const IS_WHOLE_RUN = process.env.WHOLE_RUN === '1';

/**
 * Chooses the cases of a matrix.
 * @param all every case
 * @param places those that the everyday run takes, counted from 0
 * @returns all of them in the whole run
 */
export function sampleOf<Case>(all: readonly Case[], places: readonly number[] = [0]): readonly Case[] {
  return IS_WHOLE_RUN ? all : all.filter((_, place) => places.includes(place));
}

/**
 * Keeps a test out of the everyday run: a lower level, or a sample, asserts the same there.
 * @param declare declares the test: `test`, `it` or `describe`
 * @returns the same function; in the everyday run one that declares nothing
 */
export function onlyInWholeRun<Declare extends (...args: never[]) => unknown>(declare: Declare): Declare {
  const nothing: unknown = () => undefined;
  return IS_WHOLE_RUN ? declare : (nothing as Declare);
}
