/** Something that takes long to open, and that one test file after the other uses. */
export interface Lender<Thing> {
  /** Hands the one thing of this process out; it is opened for the first borrower. */
  readonly borrow: () => Promise<Thing>;
  /** Closes it unless somebody borrows it soon, or still uses it. */
  readonly giveBack: () => void;
}

/** How long it waits for another borrower of a test file that runs by itself: opening takes longer than keeping. */
const IDLE_MS = 1_000;

let isKeeping = false;
const closings: (() => Promise<void>)[] = [];

/**
 * Keeps whatever is lent open, however long nobody borrows it: more files will come.
 * @returns closes all of it, once the last file is done
 */
export function keepLending(): () => Promise<void> {
  isKeeping = true;
  return async () => {
    isKeeping = false;
    for (const close of closings) await close();
  };
}

/**
 * Creates a lender.
 * @param open opens the thing
 * @param close closes it for good
 * @param isUsable false for a thing that has broken: the next borrower gets another
 * @returns the lender; what was borrowed has to be given back
 */
export function createLender<Thing>(
  open: () => Promise<Thing>,
  close: (thing: Thing) => Promise<void>,
  isUsable: (thing: Thing) => boolean = () => true,
): Lender<Thing> {
  let kept: Promise<Thing> | undefined;
  let thing: Thing | undefined;
  let borrowers = 0;
  const openAnew = async (): Promise<Thing> => {
    try {
      thing = await open();
      return thing;
    } catch (error) {
      // The next borrower tries again.
      kept = undefined;
      throw error;
    }
  };
  const closeNow = async (): Promise<void> => {
    const closing = kept;
    [kept, thing] = [undefined, undefined];
    if (closing) await close(await closing);
  };
  closings.push(closeNow);
  return {
    borrow() {
      borrowers += 1;
      if (thing !== undefined && !isUsable(thing)) [kept, thing] = [undefined, undefined];
      kept ??= openAnew();
      return kept;
    },
    giveBack() {
      borrowers -= 1;
      setTimeout(() => {
        if (borrowers === 0 && !isKeeping) void closeNow();
      }, IDLE_MS);
    },
  };
}
