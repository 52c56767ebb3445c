/** pg resolves addresses without a host against a base, too: sockets are named in the query. */
const BASE = 'postgres://localhost';

/**
 * Names a database without its user and password, which an address may carry.
 * @param databaseUrl `postgres://…`
 * @returns host and name, or undefined when it is no such address
 */
export function placeOfDatabase(databaseUrl: string): string | undefined {
  if (!/^postgres(ql)?:\/\//.test(databaseUrl) || !URL.canParse(databaseUrl, BASE)) return undefined;
  const { host, pathname, searchParams } = new URL(databaseUrl, BASE);
  return `${host || (searchParams.get('host') ?? 'localhost')}${pathname}`;
}
