import { picture } from './picture.ts';

/** The scenes of the site, which journal, events and galleries share. */
export const SCENES = {
  kiln: picture('pictures/kiln', 'A brick kiln with its door ajar, and mugs cooling on a plank', [
    'e4d8c6',
    '8a6a50',
    'a3452b',
  ]),
  cuttingTable: picture(
    'pictures/cutting-table',
    'Shears, chalk and three spools of thread on folded cotton',
    ['e9e3d3', 'b1865c', '5d7a6a'],
  ),
  slipway: picture('pictures/slipway', 'A boatyard slipway at low tide with a bucket of blue clay', [
    'd5dfe0',
    '6f7f86',
    'c99f74',
  ]),
  mendedBowl: picture(
    'pictures/mended-bowl',
    'A bowl with a mended rim between brush, string and newspaper',
    ['efe6d6', 'a0764c', 'd8c39e'],
  ),
  openYard: picture('pictures/open-yard', 'A boathouse with open doors and a string of lamps at dusk', [
    '7d8f97',
    '8a6a50',
    'e9b873',
  ]),
  studio: picture(
    'pictures/studio',
    'Studio shelves with vases, bowls and mugs above folded tees and brushes',
    ['e9e3d3', 'b1865c', 'c99f74'],
  ),
  workshop: picture(
    'products/workshop',
    'Hands shaping clay on a wheel',
    ['ece5d6', '8a6a50', 'c9a27e'],
    '800x800',
  ),
} as const;
