/** Something that takes long to open, and that one test file after the other uses. */
export interface Lender<Thing> {
  /** Hands the one thing of this process out; it is opened for the first borrower. */
  readonly borrow: () => Promise<Thing>;
  /** Closes it unless somebody borrows it soon, or still uses it. */
  readonly giveBack: () => void;
}

/** How long it waits for the next test file: to open it takes longer than to keep it. */
const IDLE_MS = 1_000;

/**
 * Creates a lender.
 * @param open opens the thing
 * @param close closes it for good
 * @returns the lender; what was borrowed has to be given back
 */
export function createLender<Thing>(
  open: () => Promise<Thing>,
  close: (thing: Thing) => Promise<void>,
): Lender<Thing> {
  let kept: Promise<Thing> | undefined;
  let borrowers = 0;
  const closeWhenIdle = async (): Promise<void> => {
    if (borrowers > 0 || kept === undefined) return;
    const idle = kept;
    kept = undefined;
    await close(await idle);
  };
  return {
    borrow() {
      borrowers += 1;
      kept ??= open();
      return kept;
    },
    giveBack() {
      borrowers -= 1;
      setTimeout(() => void closeWhenIdle(), IDLE_MS);
    },
  };
}
