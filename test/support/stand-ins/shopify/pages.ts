/** Which part of a connection. */
export interface Slice {
  readonly first?: number | null;
  readonly after?: string | null;
}

/** A page of a connection. */
export function pageOf<Node>(all: readonly Node[], { first, after }: Slice) {
  const start = after ? Number(after) : 0;
  const end = start + (first ?? 0);
  return {
    nodes: all.slice(start, end),
    pageInfo: { hasNextPage: end < all.length, hasPreviousPage: start > 0, endCursor: String(end) },
  };
}
