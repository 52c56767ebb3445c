/**
 * Reads a number from the command line.
 * @param name as in `--name 3`
 * @param usual the default
 */
export function argumentOf(name: string, usual: number): number {
  const at = process.argv.indexOf(`--${name}`);
  const value = Number(process.argv[at + 1]);
  return at !== -1 && value > 0 ? value : usual;
}
