import { contrastRatio } from './contrast-ratio.ts';

/** A colour on the screen: red, green and blue 0–255, and its opacity 0–1. */
type Pixel = readonly [red: number, green: number, blue: number, alpha: number];

/** Text that is too pale for WCAG AA. */
const TEXT_RATIO = 4.5;
/** Borders of controls, and surfaces that are one. */
const CONTROL_RATIO = 3;

const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;

function pixelOf(colour: string): Pixel {
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
  return [red!, green!, blue!, alpha! / 255];
}

function over([r, g, b, alpha]: Pixel, [red, green, blue]: Pixel): Pixel {
  const blend = (top: number, below: number) => top * alpha + below * (1 - alpha);
  return [blend(r, red), blend(g, green), blend(b, blue), 1];
}

function parentOf(element: Element): Element | null {
  const { assignedSlot, parentNode } = element;
  if (assignedSlot) return assignedSlot;
  return parentNode instanceof ShadowRoot ? parentNode.host : (parentNode as Element | null);
}

/** The effective colour behind an element's text: its own background over those below it. */
function backdropOf(element: Element | null): Pixel {
  if (!(element instanceof Element)) return pixelOf(canvasColour());
  return over(pixelOf(getComputedStyle(element).backgroundColor), backdropOf(parentOf(element)));
}

/** The browser's default background, which depends on `color-scheme`. */
function canvasColour(): string {
  const probe = document.documentElement.appendChild(document.createElement('i'));
  probe.style.color = 'Canvas';
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/**
 * Measures the contrast of a tag's computed colours: text and placeholders need 4.5:1 against its background, borders of fields and filled
 * buttons 3:1 against their surroundings. Disabled controls are exempt.
 * @param element the tag
 * @returns the failures, a line each, and the number of measurements
 */
export function paleIn(element: Element): { readonly faults: readonly string[]; readonly measured: number } {
  const faults: string[] = [];
  let measured = 0;
  const expectRatio = (what: Element, kind: string, [one, other]: [Pixel, Pixel], least: number) => {
    measured += 1;
    const found = contrastRatio(one, other);
    if (found >= least) return;
    const name = what.getAttribute('part') ?? what.localName;
    faults.push(`${kind} of ${name}: ${found.toFixed(2)} < ${least}`);
  };
  for (const node of (element.shadowRoot ?? element).querySelectorAll('*')) {
    if (node.getClientRects().length === 0 || node.closest('[aria-disabled=true], option')) continue;
    const style = getComputedStyle(node);
    const [inside, outside] = [backdropOf(node), backdropOf(parentOf(node))];
    const isField = node.matches('select, input:not([type=radio])');
    if (isField || [...node.childNodes].some((child) => child instanceof Text && child.data.trim() !== '')) {
      expectRatio(node, 'text', [over(pixelOf(style.color), inside), inside], TEXT_RATIO);
    }
    if (node.hasAttribute('placeholder')) {
      const { color, opacity } = getComputedStyle(node, '::placeholder');
      const [red, green, blue, alpha] = pixelOf(color);
      const hint = over([red, green, blue, alpha * Number(opacity)], inside);
      expectRatio(node, 'placeholder', [hint, inside], TEXT_RATIO);
    }
    if ((isField || node.matches('[part~=value], [part=stepper]')) && parseFloat(style.borderTopWidth) > 0) {
      expectRatio(node, 'border', [over(pixelOf(style.borderTopColor), outside), outside], CONTROL_RATIO);
    }
    if (node.matches('[part=button], [part=link], [part=checkout]')) {
      const edge =
        parseFloat(style.borderTopWidth) > 0 ? over(pixelOf(style.borderTopColor), inside) : inside;
      const seen = contrastRatio(edge, outside) > contrastRatio(inside, outside) ? edge : inside;
      expectRatio(node, 'surface', [seen, outside], CONTROL_RATIO);
    }
  }
  return { faults, measured };
}
