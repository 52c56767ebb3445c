/**
 * Lists texts that React renders beside other nodes, or by themselves. A translator replaces a text by an element of its own; then React
 * updates a text that is no longer there, and fails to remove it.
 * @param root the tag, or the page around it
 * @returns the texts, each with its siblings
 */
export function looseTexts(root: Node): readonly string[] {
  const own = [...root.childNodes].flatMap((node) => (isLoose(node) ? [describeAt(node)] : looseTexts(node)));
  return root instanceof Element && root.shadowRoot ? [...looseTexts(root.shadowRoot), ...own] : own;
}

/** React marks the nodes that it updates one by one; the text of an element that has no other child is not among them. */
function isLoose(node: Node): node is Text {
  // Translators leave a space as it is.
  return (
    node instanceof Text &&
    node.data.trim() !== '' &&
    Object.keys(node).some((key) => key.startsWith('__reactFiber$'))
  );
}

function describeAt({ parentNode }: Text): string {
  const parent = parentNode instanceof Element ? `<${parentNode.localName}>` : 'root';
  const siblings = [...(parentNode?.childNodes ?? [])].map(
    (node) => node.nodeValue ?? `<${node.nodeName.toLowerCase()}>`,
  );
  return `${parent}: ${siblings.join(' + ')}`;
}
