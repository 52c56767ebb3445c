/** Size of the parts in which the content of uploads is stored and read, in bytes. */
export const CHUNK_BYTES = 1_048_576;
