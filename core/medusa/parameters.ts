/**
 * Writes the parameters of a request.
 * @param query a list has several values
 * @returns a list as Medusa reads it: `id[0]`, `id[1]`
 */
export function parametersOf(
  query: Readonly<Record<string, string | number | readonly string[]>>,
): Readonly<Record<string, string>> {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    typeof value === 'object'
      ? value.map((each, index) => [`${name}[${index}]`, each] as const)
      : [[name, String(value)] as const],
  );
  return Object.fromEntries(pairs);
}
