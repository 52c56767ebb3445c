import { FAILURE_KINDS, isStorefrontError } from '../../core/errors/index.ts';
import type { RestockOwnerGateway } from './owner-gateway.ts';
import type { RestockGroup } from './owner-lists.ts';

/** How many groups one request sends to. Source: docs/behaviour/restock.md §6.2 */
const GROUPS_PER_REQUEST = 10;

/** The progress of sending, in e-mails. */
export interface SendingProgress {
  readonly sent: number;
  readonly total: number;
}

/**
 * Sends the e-mails of many groups in batches, and resumes after a failure. A request whose answer was lost
 * is sent again with its key.
 * Source: docs/behaviour/restock.md §6.2, §6.3
 */
export class RestockSending {
  readonly #gateway: RestockOwnerGateway;
  readonly #createId: () => string;
  readonly #total: number;
  #left: readonly RestockGroup[];
  #key: string | null = null;
  #isRunning = false;

  /**
   * Prepares the sending; sends nothing yet.
   * @param gateway the owner's backend
   * @param createId creates a random id
   * @param groups the recipients
   */
  constructor(gateway: RestockOwnerGateway, createId: () => string, groups: readonly RestockGroup[]) {
    this.#gateway = gateway;
    this.#createId = createId;
    this.#left = groups;
    this.#total = countMails(groups);
  }

  /** The groups that are not confirmed yet. */
  get left(): readonly RestockGroup[] {
    return this.#left;
  }

  /** The current progress. */
  get progress(): SendingProgress {
    return { sent: this.#total - countMails(this.#left), total: this.#total };
  }

  /**
   * Marks a group as sent by other means; only while nothing is under way.
   * @param group a remaining group
   */
  skip(group: RestockGroup): void {
    // Another list of groups is another request.
    if (this.#batch().includes(group)) this.#key = null;
    this.#left = this.#left.filter((one) => one !== group);
  }

  /**
   * Sends the remaining groups, one request after the other; does nothing while that is under way.
   * @param onProgress called after each request
   * @throws StorefrontError of any kind, and stops; call it again to resume
   */
  async run(onProgress: () => void): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    try {
      while (this.#left.length > 0) {
        await this.#sendBatch();
        onProgress();
      }
    } finally {
      this.#isRunning = false;
    }
  }

  async #sendBatch(): Promise<void> {
    const batch = this.#batch();
    this.#key ??= this.#createId();
    try {
      await this.#gateway.sendAll(batch, this.#key);
    } catch (error) {
      if (isStorefrontError(error) && error.kind === FAILURE_KINDS.invalid) this.#key = null;
      throw error;
    }
    this.#key = null;
    this.#left = this.#left.slice(batch.length);
  }

  #batch(): readonly RestockGroup[] {
    return this.#left.slice(0, GROUPS_PER_REQUEST);
  }
}

/**
 * Counts the e-mails of some groups.
 * @param groups the recipients
 * Source: docs/behaviour/restock.md §6.2
 */
export function countMails(groups: readonly RestockGroup[]): number {
  return groups.reduce((sum, { signUpCount }) => sum + signUpCount, 0);
}
