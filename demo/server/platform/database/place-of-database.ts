/** pg, too, resolves URLs without a host against a base; they name a socket in the query. */
const BASE = 'postgres://localhost';

/**
 * Describes a database without the user and password that its URL may contain.
 * @param databaseUrl `postgres://…`
 * @returns host and name, or undefined for anything but such a URL
 */
export function placeOfDatabase(databaseUrl: string): string | undefined {
  if (!/^postgres(ql)?:\/\//.test(databaseUrl) || !URL.canParse(databaseUrl, BASE)) return undefined;
  const { host, pathname, searchParams } = new URL(databaseUrl, BASE);
  return `${host || (searchParams.get('host') ?? 'localhost')}${pathname}`;
}
