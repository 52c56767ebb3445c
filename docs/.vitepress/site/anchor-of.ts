/**
 * Names the anchor of a heading as GitHub does, so that a link works in both places.
 * @param heading as plain text
 */
export function anchorOf(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}
