import { SCENES } from '../../platform/content/scenes.ts';
import type { StoreTransaction } from '../../platform/database/tables.ts';
import type { PostDetails } from './post-item.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** An entry as the seed writes it. */
export interface SeedPost extends PostDetails {
  readonly id: string;
  readonly slug: string;
  readonly daysAgo: number;
  readonly comments: readonly {
    readonly author: string;
    readonly body: string;
    readonly hoursLater: number;
  }[];
}

const MARA = 'Mara Lindqvist';
const ILSE = 'Ilse Brandt';

/** The journal of a new site. */
const SEED_POSTS: readonly SeedPost[] = [
  {
    id: 'post-early-kiln',
    slug: 'the-kiln-we-opened-too-early',
    daysAgo: 4,
    title: 'The kiln we opened too early',
    excerpt: 'Forty-one mugs, one impatient potter, and a sound like ice on a lake.',
    body: `<p>A kiln needs a day to heat and a day and a half to cool. Everyone who works here knows this. It is written on the door, in my own hand, at eye level.</p>
<p>On Thursday the dial said 190 degrees and the shop was out of mugs. I put on the gloves, took out the top brick, and we all heard it: a thin, clear ping, then another, then a whole shelf of them. That is glaze letting go of clay, because the one shrinks faster than the other and nobody gave them time to agree.</p>
<h2>What we did with them</h2>
<p>Twenty-nine were sound. Twelve had cracks as fine as hair. They hold water, so they stayed: six went to the kettle shelf, six are pencil pots now, and one of those is Ilse’s, who says it is the best thing I have made all year.</p>
<blockquote><p>Under a hundred degrees, or leave it shut. The rule is back on the door, in larger letters.</p></blockquote>
<p>The next firing comes out on Tuesday. I will be at the other end of the yard, with my hands in my pockets.</p>`,
    categories: ['Kiln'],
    tags: ['glaze', 'firing', 'mistakes'],
    author: MARA,
    hasComments: true,
    picture: SCENES.kiln,
    comments: [
      {
        author: 'Tomas R.',
        body: 'I have one of the twelve. It pings when I pour tea and I have stopped apologizing for it to guests.',
        hoursLater: 3,
      },
      {
        author: 'Ilse',
        body: 'For the record: I said “wait until Friday”.\nI said it twice.',
        hoursLater: 5,
      },
      {
        author: 'Bea Okafor',
        body: 'Does the crackle let coffee through in the end? Asking for a mug that I use every day & do not want to lose.',
        hoursLater: 30,
      },
    ],
  },
  {
    id: 'post-five-seams',
    slug: 'why-a-tee-has-five-seams',
    daysAgo: 13,
    title: 'Why a tee has five seams',
    excerpt: 'Two shoulders, two sides, one neck: everything else is decoration, or a repair.',
    body: `<p>Lay a tee on the table and count. Two shoulders, two sides, the ring at the neck. The sleeves are set into the sides before the sides are closed, so they do not count twice. Five seams hold the whole thing together, and each of them fails in its own way.</p>
<ol>
<li><strong>The shoulders</strong> carry the weight, so a tape runs through them and does not stretch.</li>
<li><strong>The sides</strong> are pulled when you sit. They are sewn with a stitch that gives.</li>
<li><strong>The neck</strong> is touched most. It is the only seam that I sew twice.</li>
</ol>
<p>When one opens, send the tee back. It takes me eleven minutes, and it tells me more than any customer survey.</p>`,
    categories: ['Cutting room'],
    tags: ['cotton', 'mending'],
    author: ILSE,
    hasComments: true,
    picture: SCENES.cuttingTable,
    comments: [
      {
        author: 'Henrike',
        body: 'Mine came back with the neck sewn in green thread. It is my favorite thing now.',
        hoursLater: 20,
      },
    ],
  },
  {
    id: 'post-slipway-clay',
    slug: 'clay-from-under-the-slipway',
    daysAgo: 27,
    title: 'Clay from under the slipway',
    excerpt:
      'At low tide, the harbor shows a seam of blue clay. We dug a bucket of it and asked what it could do.',
    body: `<p>It smells of tar and mussels and it is full of splinters, because boats were built on top of it for a hundred and forty years. It took a week to wash, a week to dry, and an evening to pick out the nails.</p>
<p>Fired low it turns the red of old roof tiles. Fired high it melts into a brown puddle and takes the shelf with it. But thinned to cream and brushed on stoneware it makes the color you can now see on the bud vases: we call it <em>low water</em>.</p>
<h2>There is not much of it</h2>
<p>We take one bucket at each spring tide and leave the rest to the crabs. When the jar is empty, the color is sold out.</p>`,
    categories: ['Clay', 'Kiln'],
    tags: ['glaze', 'harbor'],
    author: MARA,
    hasComments: true,
    picture: SCENES.slipway,
    comments: [
      {
        author: 'Old Per',
        body: 'My father built the Annegret on that slip. If you find a copper rivet, it is his.',
        hoursLater: 9,
      },
      { author: 'Mara', body: 'We found two. They are in the blue bowl by the door.', hoursLater: 11 },
    ],
  },
  {
    id: 'post-mended-rim',
    slug: 'how-to-send-a-bowl-back',
    daysAgo: 41,
    title: 'How to send a bowl back',
    excerpt: 'Newspaper, string, a note about breakfast. What happens next takes nine days.',
    body: `<p>Keep all the pieces, even the small ones. Wrap each one in newspaper, and pack them in a box with a note that says what the bowl is for. Write your address inside the lid, because labels fall off.</p>
<ul>
<li>Chips are ground smooth and sealed.</li>
<li>Clean breaks are glued, filled and fired once more, low.</li>
<li>What we can’t mend becomes grog: we crush it and work it into the next clay.</li>
</ul>
<p>Mending is free for as long as there are two of us. You pay shipping to us; we pay shipping back.</p>`,
    categories: ['Mending'],
    tags: ['mending', 'parcels'],
    author: MARA,
    hasComments: false,
    picture: SCENES.mendedBowl,
    comments: [],
  },
  {
    id: 'post-twelve-wheels',
    slug: 'twelve-wheels-on-a-saturday',
    daysAgo: 62,
    title: 'Twelve wheels on a Saturday',
    excerpt: 'What we learned from the first workshop: more towels, fewer words.',
    body: `<p>Twelve people, twelve wheels, one kettle. I had prepared a talk about centering. After four minutes Ilse took my notes away and switched the wheels on.</p>
<p>Nobody learns it by hearing it. You lean in, the clay throws you off, you lean in again; and some time in the second hour the room goes quiet, because twelve lumps of clay are standing still while they turn.</p>
<p>Eleven bowls came out of the kiln. The twelfth is an ashtray for a person who does not smoke, and was picked up with great pride.</p>`,
    categories: ['Workshop'],
    tags: ['beginners', 'wheel'],
    author: ILSE,
    hasComments: true,
    picture: SCENES.workshop,
    comments: [
      {
        author: 'Jonas',
        body: 'It holds paper clips. It is not an ashtray. It is a paper clip bowl.',
        hoursLater: 48,
      },
    ],
  },
];

/**
 * Seeds the journal.
 * @param transaction an open transaction, so that it is done as a whole or not at all
 * @param nowMs the time, in milliseconds since 1970
 */
export async function seedPosts(transaction: StoreTransaction, nowMs: number): Promise<void> {
  const posts = SEED_POSTS.map((post) => ({ ...post, publishedAt: nowMs - post.daysAgo * DAY_MS }));
  const rows = posts.map(({ id, slug, daysAgo: _daysAgo, comments: _comments, publishedAt, ...details }) => ({
    id,
    slug,
    published_at: publishedAt,
    details: JSON.stringify(details),
  }));
  await transaction.insertInto('posts').values(rows).execute();
  const comments = posts.flatMap(({ id: postId, publishedAt, comments: own }) =>
    own.map(({ author, body, hoursLater }, index) => ({
      id: `${postId}-${index + 1}`,
      post_id: postId,
      author,
      body,
      added_at: publishedAt + hoursLater * HOUR_MS,
    })),
  );
  // In the order in which they were posted, which is that of the owner's list.
  const sorted = comments.toSorted((one, other) => one.added_at - other.added_at);
  await transaction.insertInto('comments').values(sorted).execute();
}
