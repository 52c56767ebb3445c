/** A lesson for members. */
export interface Lesson {
  /** Id of the lesson in analytics. */
  readonly id: string;
  readonly urlId: string;
  readonly fullUrl: string;
  readonly title: string;
  readonly excerpt: string;
  /** The motif of its photograph. */
  readonly motif: 'workshop' | 'mug';
  readonly altText: string;
  /** HTML, which only members get. */
  readonly body: string;
}

type LessonText = Omit<Lesson, 'id' | 'fullUrl'>;

/** All lessons, in the order in which they are taken. Source: docs/behaviour/reference-store.md §6.10 */
export const LESSONS: readonly Lesson[] = [
  lesson({
    motif: 'workshop',
    urlId: 'centering-the-clay',
    title: 'Centering the clay',
    excerpt: 'Whatever goes wrong on a wheel goes wrong in the first minute.',
    altText: 'Hands shaping clay on a wheel',
    body: `<p>Take a piece that fills both hands, and throw it on the middle of a dry wheel. It will not be in the middle. That is what the next minute is for.</p>
<h2>Lean, do not push</h2>
<p>Put both elbows on your thighs, and let the wheel run as fast as it goes. The left hand holds the side, the right hand the top. Lean in with your whole weight until the clay stops moving your hands: then it is still, and you are not.</p>
<h2>Let go slowly</h2>
<p>A hand that leaves at once takes the middle with it. Open your hands over a whole turn of the wheel, then look: no shadow should run around the rim.</p>`,
  }),
  lesson({
    motif: 'mug',
    urlId: 'a-handle-that-stays-on',
    title: 'A handle that stays on',
    excerpt: 'Mug and handle have to dry together, or they come apart in the kiln.',
    altText: 'An oat-colored stoneware mug',
    body: `<p>Pull the handle the day after you have thrown the mug, when the wall dents under a thumb but does not stick to it. A handle is as wet as it will ever be; a wall that is drier shrinks less, and lets go.</p>
<h2>Score, slip, wait</h2>
<p>Scratch both places with a fork, brush slip on both, and wait until the shine is gone. Press the upper end on, let the bow fall as it wants to, and press the lower end where it lands.</p>
<h2>Dry it upside down</h2>
<p>Cover it with a cloth for two days, rim down. If you hear nothing when you tap it, it holds.</p>`,
  }),
];

/**
 * Finds a lesson.
 * @param slug its address below the lessons
 * @returns the lesson, or undefined when there is none
 */
export function findLesson(slug: string): Lesson | undefined {
  return LESSONS.find(({ urlId }) => urlId === slug);
}

function lesson(text: LessonText): Lesson {
  return {
    ...text,
    id: `lesson-${text.urlId}`,
    fullUrl: `/lessons/${text.urlId}`,
  };
}
