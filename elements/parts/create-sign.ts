const SVG = 'http://www.w3.org/2000/svg';

/**
 * Builds a sign that stands on a button: its name is the button's.
 * @param path its lines
 * @param side of the square that they are drawn in
 */
export function createSign(path: string, side = 24): SVGSVGElement {
  const sign = document.createElementNS(SVG, 'svg');
  sign.setAttribute('viewBox', `0 0 ${String(side)} ${String(side)}`);
  sign.setAttribute('aria-hidden', 'true');
  const lines = document.createElementNS(SVG, 'path');
  lines.setAttribute('d', path);
  sign.append(lines);
  return sign;
}
