const MAX_LENGTH = 120;
const FALLBACK = 'file';

/**
 * Makes a file's name safe to show: without its path, control characters, and characters that reverse or hide text.
 * @param sent as the sender named it
 * @returns one line of at most 120 characters, with its extension; never empty
 */
export function displayName(sent: string): string {
  const line = sent
    .slice(-4 * MAX_LENGTH)
    .replace(/^.*[\\/]/s, '')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Cs}]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const characters = Array.from(line);
  if (characters.length === 0) return FALLBACK;
  if (characters.length <= MAX_LENGTH) return line;
  const [extension = ''] = /\.\w{1,8}$/.exec(line) ?? [];
  return `${characters.slice(0, MAX_LENGTH - extension.length - 1).join('')}…${extension}`;
}
