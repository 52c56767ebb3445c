const SVG = 'http://www.w3.org/2000/svg';

/**
 * Creates a decorative icon for a button, which has its own name.
 * @param path the path data
 * @param side side of the square view box
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
