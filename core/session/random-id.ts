const ID_BYTES = 16;

/**
 * Creates an unguessable id, even on an insecure origin, where `crypto.randomUUID` is missing.
 * @returns a UUID version 4, in lower case
 * Source: docs/behaviour/session.md §6.1.
 */
export function randomId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return formatUuid(crypto.getRandomValues(new Uint8Array(ID_BYTES)));
}

// Version and variant bits are set here: RFC 9562 §5.4.
function formatUuid(bytes: Uint8Array): string {
  const hex = Array.from(bytes, (byte, index) => {
    if (index === 6) return (byte & 0x0f) | 0x40;
    if (index === 8) return (byte & 0x3f) | 0x80;
    return byte;
  })
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
