/** Variants in the URL, which override the settings. Source: docs/behaviour/experiments.md §2 */
export interface Override {
  /** Experiment → variant. */
  readonly variants: ReadonlyMap<string, string>;
  /** Malformed parts. */
  readonly unusable: readonly string[];
}

/**
 * Parses variants of experiments, such as `button:green,price:bold`. The last of two for one experiment applies.
 * @param text the parameter's value
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
