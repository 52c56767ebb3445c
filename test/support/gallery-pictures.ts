/** Distinct colours of the pictures. */
const COLOURS = ['rebeccapurple', 'seagreen', 'peru', 'steelblue', 'indianred', 'olive'] as const;

/**
 * Draws a picture of one colour.
 * @param index which one, from 0
 * @param size in px
 * @returns its URL
 */
export function pictureUrl(index: number, { width, height } = { width: 600, height: 400 }): string {
  const colour = COLOURS[index % COLOURS.length] ?? 'gray';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${colour}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/**
 * Writes figures as an author would.
 * @param count how many
 * @param size of the pictures, in px
 * @returns HTML
 */
export function figures(count: number, size = { width: 600, height: 400 }): string {
  return Array.from(
    { length: count },
    (_, index) =>
      `<figure><img src="${pictureUrl(index, size)}" alt="Colour ${index + 1}" width="${size.width}" height="${size.height}"><figcaption><strong>Picture ${index + 1}</strong><span>What it shows.</span></figcaption></figure>`,
  ).join('');
}
