import type { Page } from './answers.ts';

/**
 * Reads the further pages of a list.
 * @param first its first page
 * @param readNext reads the page after a cursor; null for none
 * @returns one page with all nodes
 */
export async function readPages<Node>(
  first: Page<Node>,
  readNext: (after: string) => Promise<Page<Node> | null>,
): Promise<Page<Node>> {
  const nodes = [...first.nodes];
  let { pageInfo } = first;
  while (pageInfo.hasNextPage && pageInfo.endCursor !== null) {
    const after = pageInfo.endCursor;
    const next = await readNext(after);
    // The same page again would go on forever.
    if (!next || next.pageInfo.endCursor === after) break;
    nodes.push(...next.nodes);
    ({ pageInfo } = next);
  }
  return { ...first, nodes };
}
