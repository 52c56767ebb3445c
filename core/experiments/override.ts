/** What an address says instead of the settings. Source: docs/behaviour/experiments.md §2 */
export interface Override {
  /** Experiment → variant. */
  readonly variants: ReadonlyMap<string, string>;
  /** Parts that say nothing. */
  readonly unusable: readonly string[];
}

/**
 * Reads variants of experiments, as `button:green,price:bold`; of two for one experiment the last holds.
 * @param text as it stands in the address
 * Source: docs/behaviour/experiments.md §2.2
 */
export function readOverride(text: string): Override {
  const said = text.split(',').filter((part) => part.trim() !== '');
  const pairs = said.map((part) => {
    const [, name = '', variant = ''] = /^([^:]+):(.+)$/.exec(part) ?? [];
    return { part: part.trim(), name: name.trim(), variant: variant.trim() };
  });
  const isUsable = ({ name, variant }: (typeof pairs)[number]) => name !== '' && variant !== '';
  return {
    variants: new Map(pairs.filter(isUsable).map(({ name, variant }) => [name, variant])),
    unusable: pairs.filter((pair) => !isUsable(pair)).map(({ part }) => part),
  };
}
