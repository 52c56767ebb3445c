import { photographItem, type MotifName } from '../photographs/index.ts';
import type { Picture } from './page-item.ts';

/**
 * Describes a photograph of the site.
 * @param name what it shows
 * @param altText alternative text
 */
export function picture(name: MotifName, altText: string): Picture {
  return { ...photographItem(name), altText };
}

/** The scenes of the site, which journal, events and galleries share. */
export const SCENES = {
  kiln: picture('kiln', 'A brick kiln with its door ajar, and mugs cooling on a plank'),
  cuttingTable: picture('cutting-table', 'Shears, chalk and three spools of thread on folded cotton'),
  slipway: picture('slipway', 'A boatyard slipway at low tide with a bucket of blue clay'),
  mendedBowl: picture('mended-bowl', 'A bowl with a mended rim between brush, string and newspaper'),
  openYard: picture('open-yard', 'A boathouse with open doors and a string of lamps at dusk'),
  studio: picture('studio', 'Studio shelves with vases, bowls and mugs above folded tees and brushes'),
  workshop: picture('workshop', 'Hands shaping clay on a wheel'),
} as const;
