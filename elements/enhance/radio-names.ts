import { COPY_ID } from '../../core/shared/index.ts';

let groupCount = 0;

/**
 * Keeps the radio buttons of several cards apart. They are printed with the same names and ids for every product with
 * an option of that name: one choice would undo the other, and a label would choose in another card.
 * @param variants the printed variants
 * @param radios their radio buttons
 * Source: template language §13.2
 */
export function keepRadiosApart(variants: HTMLElement, radios: readonly HTMLInputElement[]): void {
  const root = variants.getRootNode() as Document | ShadowRoot;
  const isAlone = ({ id, name }: HTMLInputElement) =>
    isOnly(root, `[id="${CSS.escape(id)}"]`, variants) &&
    isOnly(root, `input[type=radio][name="${CSS.escape(name)}"]`, variants);
  if (radios.every(isAlone)) return;
  const suffix = `-${COPY_ID}-${++groupCount}`;
  for (const radio of radios) {
    const { id } = radio;
    // What was chosen before stays chosen: a radio button that changes its group keeps its state.
    radio.name += suffix;
    if (id === '') continue;
    const labels = variants.querySelectorAll<HTMLLabelElement>(`label[for="${CSS.escape(id)}"]`);
    radio.id += suffix;
    for (const label of labels) label.htmlFor = radio.id;
  }
}

function isOnly(root: ParentNode, selector: string, variants: HTMLElement): boolean {
  return [...root.querySelectorAll(selector)].every((element) => variants.contains(element));
}
