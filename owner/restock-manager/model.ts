import { atom } from 'nanostores';
import { FAILURE_KINDS, isStorefrontError } from '../../core/errors/index.ts';
import { failureForOwner } from '../rules/index.ts';
import {
  countMails,
  loadAllGroups,
  loadAllSignups,
  RestockSending,
  type RestockGroup,
  type RestockOwnerGateway,
} from '../restock/index.ts';
import type { Report } from '../../core/shared/index.ts';
import { RESTOCK_MANAGER_WORDS } from '../../core/words/index.ts';
import type { Model } from '../../elements/host/index.ts';
import type { GroupContent, ManagerContent, SendingContent } from './content.ts';
import {
  isSoldOut,
  questionOfAll,
  questionOfGroup,
  type ManagerQuestion,
  type Recipients,
} from './questions.ts';

/** The dependencies of the manager. */
export interface ManagerParts {
  readonly gateway: RestockOwnerGateway;
  readonly createId: () => string;
  readonly report: Report;
  /** Asks the owner in a dialog; null if it was closed without an answer. */
  readonly ask: (question: ManagerQuestion) => Promise<Recipients | null>;
  /** Aborts pending reads when the tag is removed. */
  readonly getLife: () => AbortSignal;
}

/** The owner's actions. */
export interface ManagerActions {
  /** Loads the list again. */
  readonly load: () => void;
  /** Shows or hides the sign-ups for a variant. */
  readonly toggle: (group: RestockGroup) => void;
  readonly send: (group: RestockGroup) => void;
  /** Sends to all, or resumes an interrupted sending. */
  readonly sendAll: () => void;
}

const IDLE: SendingContent = { state: 'idle' };

/** The list of restock sign-ups, without a view. Source: docs/behaviour/restock.md §6 */
export class ManagerModel implements Model<ManagerContent, ManagerActions> {
  readonly $content = atom<ManagerContent>({ state: 'loading' });
  readonly $states = atom<readonly string[]>([]);
  readonly #parts: ManagerParts;
  readonly #keys = new Map<string, string>();
  #sending: RestockSending | null = null;
  #loading: AbortSignal | null = null;
  #isAsking = false;

  readonly actions: ManagerActions = {
    load: () => void this.#load(),
    toggle: (group) => void this.#toggle(group),
    send: (group) => void this.#send(group),
    sendAll: () => void this.#sendAll(),
  };

  /**
   * Creates the model; nothing is loaded yet.
   * @param parts its shell
   */
  constructor(parts: ManagerParts) {
    this.#parts = parts;
  }

  async #load(): Promise<void> {
    // The tag was only moved: keep the list and the pending request.
    if (this.#loading?.aborted === false || this.#isBusy()) return;
    const life = this.#parts.getLife();
    this.#loading = life;
    this.#sending = null;
    this.$content.set({ state: 'loading' });
    try {
      const groups = await loadAllGroups(this.#parts.gateway, life);
      // A group that is no longer listed was sent: a later sign-up starts another sending.
      const names = new Set(groups.map(nameOf));
      for (const name of this.#keys.keys()) if (!names.has(name)) this.#keys.delete(name);
      this.$content.set({
        state: 'listed',
        groups: groups.map((group) => ({
          group,
          signups: null,
          isOpen: false,
          isSending: false,
          isStopped: this.#keys.has(nameOf(group)),
          failure: null,
        })),
        sending: IDLE,
        sentCount: null,
      });
    } catch (error) {
      if (life.aborted) return;
      this.#parts.report(error, 'restock-manager/load');
      const message = `${RESTOCK_MANAGER_WORDS.restockGroupsFailed} ${failureForOwner(error)}`;
      this.$content.set({ state: 'unavailable', message });
    } finally {
      if (this.#loading === life) this.#loading = null;
    }
  }

  async #toggle(group: RestockGroup): Promise<void> {
    const isOpen = !this.#find(group)?.isOpen;
    this.#change(group, { isOpen, failure: null });
    if (!isOpen || this.#find(group)?.signups) return;
    const life = this.#parts.getLife();
    try {
      this.#change(group, { signups: await loadAllSignups(this.#parts.gateway, group, life) });
    } catch (error) {
      if (!life.aborted) this.#reportFault(error, 'signups');
      this.#change(group, { isOpen: false, failure: life.aborted ? null : failureForOwner(error) });
    }
  }

  async #send(group: RestockGroup): Promise<void> {
    const { gateway, createId } = this.#parts;
    if (this.#isBusy() || this.#isAsking) return;
    const name = nameOf(group);
    // The owner has already confirmed the interrupted sending.
    if (!this.#keys.has(name) && !(await this.#mayBegin(group))) return;
    const key = this.#keys.get(name) ?? createId();
    this.#keys.set(name, key);
    this.#change(group, { isSending: true, failure: null });
    try {
      await gateway.send(group, key);
      this.#keys.delete(name);
      this.#dropSent([group]);
      this.#leaveOut(group);
    } catch (error) {
      this.#reportFault(error, 'send');
      if (isStorefrontError(error) && error.kind === FAILURE_KINDS.invalid) this.#keys.delete(name);
      const isStopped = this.#keys.has(name);
      this.#change(group, { isSending: false, isStopped, failure: failureForOwner(error) });
    }
  }

  async #mayBegin(group: RestockGroup): Promise<boolean> {
    return !isSoldOut(group) && (await this.#ask(questionOfGroup(group))) === 'all';
  }

  async #sendAll(): Promise<void> {
    const content = this.$content.get();
    if (content.state !== 'listed' || this.#isBusy() || this.#isAsking) return;
    const { gateway, createId } = this.#parts;
    if (!this.#sending) {
      const all = content.groups.map(({ group }) => group);
      if (all.every(isSoldOut)) return;
      const groups = await this.#choose(all);
      if (groups.length === 0) return;
      this.#sending = new RestockSending(gateway, createId, groups);
    }
    await this.#run(this.#sending);
  }

  /** Groups that are still sold out get no email. */
  async #choose(groups: readonly RestockGroup[]): Promise<readonly RestockGroup[]> {
    const recipients = await this.#ask(questionOfAll(groups));
    if (recipients === 'all') return groups;
    return recipients === 'back-in-stock' ? groups.filter((group) => !isSoldOut(group)) : [];
  }

  async #ask(question: ManagerQuestion): Promise<Recipients | null> {
    this.#isAsking = true;
    try {
      return await this.#parts.ask(question);
    } catch (error) {
      this.#parts.report(error, 'restock-manager/ask');
      return null;
    } finally {
      this.#isAsking = false;
    }
  }

  async #run(sending: RestockSending): Promise<void> {
    let { left } = sending;
    const follow = () => {
      const sent = left.slice(0, left.length - sending.left.length);
      ({ left } = sending);
      this.#dropSent(sent);
      this.#showSending({ state: 'sending', ...sending.progress });
    };
    follow();
    try {
      await sending.run(follow);
      this.#sending = null;
      this.#showSending(IDLE);
    } catch (error) {
      this.#reportFault(error, 'send-all');
      this.#showSending({ state: 'stopped', message: failureForOwner(error), ...sending.progress });
    }
  }

  /** A group that was sent separately is skipped when a stopped sending resumes. */
  #leaveOut(group: RestockGroup): void {
    const sending = this.#sending;
    const content = this.$content.get();
    if (!sending || content.state !== 'listed' || content.sending.state !== 'stopped') return;
    sending.skip(group);
    if (sending.left.length === 0) this.#sending = null;
    this.#showSending(this.#sending ? { ...content.sending, ...sending.progress } : IDLE);
  }

  /** The owner sees a refusal by the store; other errors are mistakes in a backend. */
  #reportFault(error: unknown, step: string): void {
    if (!isStorefrontError(error)) this.#parts.report(error, `restock-manager/${step}`);
  }

  #isBusy(): boolean {
    const content = this.$content.get();
    return (
      content.state === 'listed' &&
      (content.sending.state === 'sending' || content.groups.some(({ isSending }) => isSending))
    );
  }

  #find(group: RestockGroup): GroupContent | undefined {
    const content = this.$content.get();
    return content.state === 'listed' ? content.groups.find((one) => one.group === group) : undefined;
  }

  #change(group: RestockGroup, part: Partial<GroupContent>): void {
    const content = this.$content.get();
    if (content.state !== 'listed') return;
    const groups = content.groups.map((one) => (one.group === group ? { ...one, ...part } : one));
    this.#set({ ...content, groups });
  }

  #showSending(sending: SendingContent): void {
    const content = this.$content.get();
    if (content.state === 'listed') this.#set({ ...content, sending });
  }

  #dropSent(sent: readonly RestockGroup[]): void {
    const content = this.$content.get();
    if (content.state !== 'listed' || sent.length === 0) return;
    const groups = content.groups.filter(({ group }) => !sent.includes(group));
    this.#set({ ...content, groups, sentCount: (content.sentCount ?? 0) + countMails(sent) });
  }

  #set(content: ManagerContent): void {
    this.$content.set(content);
    this.$states.set(this.#isBusy() ? ['sending'] : []);
  }
}

function nameOf({ productId, variantId }: RestockGroup): string {
  return JSON.stringify([productId, variantId]);
}
