const FACTOR = 16_807;
const MODULUS = 2_147_483_647;

/**
 * Creates a pseudo-random generator.
 * @param seed above 0
 * @returns returns the next number, between 0 and 1
 */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * FACTOR) % MODULUS;
    return state / MODULUS;
  };
}
