/** A review as the seed writes it; one with a source is imported. */
export interface SeedReview {
  readonly rating: number;
  readonly daysAgo: number;
  readonly author: string;
  readonly title?: string;
  readonly body?: string;
  /** English by default. */
  readonly language?: string;
  readonly source?: string;
}

const FAIR = 'The Potters’ Fair';
const HAUS = 'Handwerk & Haus';

/** Reviews of the mug, in several languages and from several places. */
export const REVIEWS_OF_MUG: readonly SeedReview[] = [
  {
    rating: 5,
    daysAgo: 2,
    author: 'Ann Whitlock',
    title: 'My hands know it by now',
    body: 'Third winter with it. The handle takes three fingers, the rim is thin where it should be, and it has survived a toddler.',
  },
  {
    rating: 4,
    daysAgo: 5,
    author: 'Tomas R.',
    title: 'It pings',
    body: 'One of the twelve from the early kiln. Tea goes in, and it sings for a minute.\nOne star less because my cat does not like it.',
  },
  {
    rating: 5,
    daysAgo: 9,
    author: 'Clémence',
    language: 'fr',
    title: 'Ma tasse du matin',
    body: 'Un grès solide et doux à la fois. Le café y reste chaud le temps de lire le journal.',
    source: FAIR,
  },
  {
    rating: 3,
    daysAgo: 12,
    author: 'G. Marsh',
    title: 'Smaller than I thought',
    body: '350 ml is <2 of my usual cups & the oat glaze is paler than in the picture.',
  },
  {
    rating: 5,
    daysAgo: 15,
    author: '佐藤 由美',
    language: 'ja',
    title: '手になじむ形',
    body: '毎朝使っています。重さがちょうどよく、釉薬の色も写真より温かみがあります。',
  },
  {
    rating: 4,
    daysAgo: 19,
    author: 'Bea Okafor',
    title: 'Every day & not lost yet',
    body: 'I asked whether crackle lets coffee through. It does not. It only gets better looking.',
  },
  {
    rating: 5,
    daysAgo: 23,
    author: 'ليلى',
    language: 'ar',
    title: 'كوب جميل ومتين',
    body: 'يحافظ على حرارة الشاي وقتًا طويلًا، ولونه هادئ يناسب المطبخ.',
  },
  {
    rating: 2,
    daysAgo: 27,
    author: 'R. Petrie',
    title: 'Arrived in two pieces',
    body: 'The new one arrived whole, and they did not want the first one back. Still: pack it better.',
  },
  {
    rating: 5,
    daysAgo: 31,
    author: 'jörg_backt',
    language: 'de',
    title: 'Wie von Oma, nur dicht',
    body: 'Liegt gut in der Hand und übersteht die Spülmaschine seit einem halben Jahr.',
    source: HAUS,
  },
  {
    rating: 4,
    daysAgo: 38,
    author: 'Ivy',
    body: 'Bought one, then three more, because guests kept taking mine.',
  },
  {
    rating: 5,
    daysAgo: 46,
    author: 'Marcos',
    language: 'es',
    title: 'Perfecta para el té',
    body: 'Llegó bien protegida y es más bonita que en las fotos.',
    source: FAIR,
  },
  { rating: 5, daysAgo: 52, author: 'Sunniva' },
  {
    rating: 1,
    daysAgo: 66,
    author: 'Whisk & Co.',
    title: 'Not for our machine',
    body: 'It does not fit under the spout of our espresso machine. Nobody’s fault, and no use to us either.',
    source: FAIR,
  },
  {
    rating: 5,
    daysAgo: 80,
    author: 'Old Per',
    title: 'Good clay',
    body: 'I have held a lot of mugs. This one was made by someone who drinks from them.',
  },
  {
    rating: 4,
    daysAgo: 101,
    author: 'kaffeetante',
    language: 'de',
    body: 'Schöne Farbe. Der Henkel dürfte für große Hände etwas weiter sein.',
    source: HAUS,
  },
  {
    rating: 3,
    daysAgo: 130,
    author: 'Priya N.',
    title: 'Stains a little',
    body: 'Turmeric milk leaves a ring inside. Baking soda takes it off again.',
  },
];
