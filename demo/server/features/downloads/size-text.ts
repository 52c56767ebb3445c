const STEP = 1_024;
const UNITS = ['bytes', 'KB', 'MB', 'GB'] as const;

/**
 * Writes the size of a file.
 * @param bytes 0 or more
 * @returns such as "2.1 MB"
 */
export function sizeText(bytes: number): string {
  let size = bytes;
  let unit = 0;
  while (size >= STEP && unit < UNITS.length - 1) {
    size /= STEP;
    unit += 1;
  }
  const digits = unit > 0 && size < 10 ? 1 : 0;
  return `${size.toFixed(digits)} ${UNITS[unit] ?? ''}`;
}
