import type { Address } from './address.ts';

/** A town where customers live. */
interface SeedTown extends Omit<Address, 'number' | 'street'> {
  readonly streets: readonly string[];
}

type Town = readonly [city: string, state: string, stateCode: string, zip: string];

const US = { country: 'United States', countryCode: 'US', isStreetFirst: false };
const CANADA = { country: 'Canada', countryCode: 'CA', isStreetFirst: false };
const UK = { country: 'United Kingdom', countryCode: 'GB', isStreetFirst: false };
const GERMANY = { country: 'Germany', countryCode: 'DE', isStreetFirst: true };
const FRANCE = { country: 'France', countryCode: 'FR', isStreetFirst: false };
const SPAIN = { country: 'Spain', countryCode: 'ES', isStreetFirst: true };

/** Towns, and the streets in them. */
export const SEED_TOWNS: readonly SeedTown[] = [
  town(
    US,
    ['Portland', 'Maine', 'ME', '04101'],
    'Slipway Lane',
    'Harbor Street',
    'Ropewalk Street',
    'Lighthouse Road',
    'Munjoy Terrace',
  ),
  town(
    US,
    ['Portland', 'Oregon', 'OR', '97209'],
    'Kiln Street',
    'Alder Street',
    'Rose Garden Way',
    'Bridge Avenue',
  ),
  town(
    US,
    ['Brooklyn', 'New York', 'NY', '11201'],
    'Dock Street',
    'Cooper Street',
    'Orange Terrace',
    'Ferry Place',
  ),
  town(
    US,
    ['Chicago', 'Illinois', 'IL', '60614'],
    'Lakeview Avenue',
    'Orchard Row',
    'Clay Street',
    'Mill Court',
  ),
  town(
    US,
    ['Austin', 'Texas', 'TX', '78704'],
    'Pecan Hill Road',
    'Bluebonnet Lane',
    'Cotton Street',
    'Heron Drive',
  ),
  town(
    US,
    ['Seattle', 'Washington', 'WA', '98103'],
    'Cedar Hill Road',
    'Harbor View Avenue',
    'Tide Street',
    'Market Way',
  ),
  town(
    US,
    ['Asheville', 'North Carolina', 'NC', '28801'],
    'Potters Lane',
    'Chestnut Ridge Road',
    'Clay Bank Road',
    'Fern Street',
  ),
  town(
    US,
    ['San Francisco', 'California', 'CA', '94110'],
    'Mission Terrace',
    'Valley Street',
    'Lantern Street',
    'Bay Hill Road',
  ),
  town(
    CANADA,
    ['Toronto', 'Ontario', 'ON', 'M5V 2T6'],
    'Kingfisher Street',
    'Maple Row',
    'Harbour Street',
    'Foundry Lane',
  ),
  town(
    CANADA,
    ['Montréal', 'Québec', 'QC', 'H2X 1Y4'],
    'Rue des Potiers',
    'Rue du Vieux-Quai',
    'Avenue des Érables',
    'Rue Sainte-Claire',
  ),
  town(CANADA, ['Halifax', 'Nova Scotia', 'NS', 'B3J 1S9'], 'Wharf Road', 'Citadel Row', 'Schooner Lane'),
  town(
    UK,
    ['London', '', '', 'E2 7QD'],
    'Kiln Yard',
    'Weavers Lane',
    'Columbia Row',
    'Lamb Street',
    'Tanner Street',
  ),
  town(
    UK,
    ['Stoke-on-Trent', '', '', 'ST1 3HR'],
    'Pottery Road',
    'Slip House Lane',
    'Bottle Oven Street',
    'Canal Street',
  ),
  town(UK, ['Edinburgh', '', '', 'EH6 6LU'], 'Shore Terrace', 'Harbour Place', 'Rope Close'),
  town(GERMANY, ['Hamburg', '', '', '22765'], 'Töpferweg', 'Hafenstraße', 'Große Elbgasse', 'Am Speicher'),
  town(GERMANY, ['Berlin', '', '', '10999'], 'Werkstattstraße', 'Uferweg', 'Lindenhof', 'Kachelofenallee'),
  town(GERMANY, ['München', '', '', '80469'], 'Hafnergasse', 'Isaruferstraße', 'Am Glockenbach'),
  town(
    FRANCE,
    ['Lyon', '', '', '69001'],
    'rue des Canuts',
    'montée de la Faïence',
    'quai des Tisserands',
    'rue du Four',
  ),
  town(FRANCE, ['Nantes', '', '', '44000'], 'rue de la Poterie', 'quai de la Marée', 'allée des Lilas'),
  town(
    SPAIN,
    ['Madrid', '', '', '28012'],
    'Calle del Alfarero',
    'Calle de la Seda',
    'Plaza del Horno',
    'Calle Mayor de Abajo',
  ),
  town(SPAIN, ['Sevilla', '', '', '41010'], 'Calle de la Cerámica', 'Calle del Barro', 'Paseo del Río'),
];

type Country = Pick<Address, 'country' | 'countryCode' | 'isStreetFirst'>;

function town(
  country: Country,
  [city, state, stateCode, zip]: Town,
  ...streets: readonly string[]
): SeedTown {
  return { ...country, city, state, stateCode, zip, streets };
}
