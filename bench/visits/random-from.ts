const FACTOR = 16_807;
const MODULUS = 2_147_483_647;

/**
 * Makes numbers that look random and are the same each time.
 * @param seed above 0
 * @returns gives the next one, between 0 and 1
 */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * FACTOR) % MODULUS;
    return state / MODULUS;
  };
}
