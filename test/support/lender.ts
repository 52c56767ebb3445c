/** Shares something that opens slowly between test files. */
export interface Lender<Thing> {
  /** Returns the one instance of this process; the first borrower opens it. */
  readonly borrow: () => Promise<Thing>;
  /** Closes it, unless another borrower uses it or borrows it soon. */
  readonly giveBack: () => void;
}

/** The time that it stays open for another borrower when a test file runs alone. */
const IDLE_MS = 1_000;

let isKeeping = false;
const closings: (() => Promise<void>)[] = [];

/**
 * Keeps everything open between borrowers, for a run of several files.
 * @returns closes everything, after the last file
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
 * @param close closes it permanently
 * @param isUsable false for a broken one: the next borrower gets another
 * @returns the lender; every borrower has to give back
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
      // The next borrower retries.
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
