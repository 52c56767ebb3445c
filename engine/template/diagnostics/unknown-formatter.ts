/**
 * Reports an unknown formatter.
 * @param name its name
 * Source: docs/behaviour/template-language.md §3.2
 */
export function unknownFormatter(name: string): string {
  return `Formatter '${name}' is unknown`;
}
