import { membersOf } from '../../core/shared/index.ts';

/**
 * Hides nodes of the page, whatever `display` its style sheets set.
 * @param nodes the nodes; those that are not HTML elements stay visible
 * @returns shows them again, as the author wrote them
 */
export function hideNodes(nodes: readonly Element[]): () => void {
  const hidden = nodes.filter((node): node is HTMLElement => node instanceof HTMLElement);
  const styles = hidden.map((node) => membersOf(node).style);
  const before = styles.map((style) => [
    style.getPropertyValue('display'),
    style.getPropertyPriority('display'),
  ]);
  for (const style of styles) style.setProperty('display', 'none', 'important');
  return () => {
    hidden.forEach((node, index) => {
      const [display = '', priority = ''] = before[index] ?? [];
      styles[index]?.setProperty('display', display, priority);
      const { getAttribute, removeAttribute } = membersOf(node);
      if (getAttribute('style') === '') removeAttribute('style');
    });
  };
}
