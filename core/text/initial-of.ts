/**
 * Finds what stands for a picture that is missing.
 * @param title what the picture shows
 * @returns its first character, which may be an emoji of several code points
 * Source: docs/behaviour/cart-page.md §1.5
 */
export function initialOf(title: string): string {
  const [first] = new Intl.Segmenter().segment(title.trim());
  return first?.segment ?? '';
}
