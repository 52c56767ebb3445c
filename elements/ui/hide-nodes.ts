/**
 * Hides nodes of the page, whatever `display` its style sheets set.
 * @param nodes the nodes; those that are not HTML elements stay visible
 * @returns shows them again, as the author wrote them
 */
export function hideNodes(nodes: readonly Element[]): () => void {
  const hidden = nodes.filter((node): node is HTMLElement => node instanceof HTMLElement);
  const before = hidden.map(({ style }) => [
    style.getPropertyValue('display'),
    style.getPropertyPriority('display'),
  ]);
  for (const { style } of hidden) style.setProperty('display', 'none', 'important');
  return () => {
    hidden.forEach((node, index) => {
      const [display = '', priority = ''] = before[index] ?? [];
      node.style.setProperty('display', display, priority);
      if (node.getAttribute('style') === '') node.removeAttribute('style');
    });
  };
}
