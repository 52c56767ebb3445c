/**
 * Hides a node visually, but not from screen readers. It uses the style object, because a strict content security
 * policy refuses style attributes and <style>.
 * @param node the node
 */
export function hideVisually(node: HTMLElement): void {
  Object.assign(node.style, {
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  });
}
