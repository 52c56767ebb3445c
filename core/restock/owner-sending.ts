import { FAILURE_KINDS, isStorefrontError } from '../errors/index.ts';
import type { RestockOwnerGateway } from './owner-gateway.ts';
import type { RestockGroup } from './owner-lists.ts';

/** How many groups one request sends to. Source: docs/behaviour/restock.md §6.2 */
const GROUPS_PER_REQUEST = 10;

/** How far sending has come, in mails. */
export interface SendingProgress {
  readonly sent: number;
  readonly total: number;
}

/**
 * Sends the mails of many groups, some at a time, and goes on where it was stopped. A request that may have been answered
 * without our knowing is sent again with its key.
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
   * Begins; nothing is sent yet.
   * @param gateway the owner's backend
   * @param createId makes a random id
   * @param groups whom to send to
   */
  constructor(gateway: RestockOwnerGateway, createId: () => string, groups: readonly RestockGroup[]) {
    this.#gateway = gateway;
    this.#createId = createId;
    this.#left = groups;
    this.#total = countMails(groups);
  }

  /** The groups that were not answered for. */
  get left(): readonly RestockGroup[] {
    return this.#left;
  }

  /** How far it has come. */
  get progress(): SendingProgress {
    return { sent: this.#total - countMails(this.#left), total: this.#total };
  }

  /**
   * Counts a group as sent that was sent otherwise; only while nothing is under way.
   * @param group one that is left
   */
  skip(group: RestockGroup): void {
    // Another list of groups is another request.
    if (this.#batch().includes(group)) this.#key = null;
    this.#left = this.#left.filter((one) => one !== group);
  }

  /**
   * Sends what is left, one request after the other; nothing while that is under way.
   * @param onProgress called after each
   * @throws StorefrontError of any kind, where it stops; it may be called again
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
 * Counts the mails of some groups.
 * @param groups whom to send to
 * Source: docs/behaviour/restock.md §6.2
 */
export function countMails(groups: readonly RestockGroup[]): number {
  return groups.reduce((sum, { signUpCount }) => sum + signUpCount, 0);
}
