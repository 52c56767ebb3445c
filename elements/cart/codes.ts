import { atom, type ReadableAtom } from 'nanostores';
import { codeKey, hasCode } from '../../core/cart-client/index.ts';
import type { Cart, CartResult } from '../../core/cart/index.ts';
import { FAILURE_KINDS, isStorefrontError, type FailureKind } from '../../core/errors/index.ts';
import { fill, isBlank } from '../../core/text/index.ts';
import { CART_PAGE_WORDS, CART_WORDS } from '../../core/words/index.ts';
import type { CartProblem } from '../purchase/index.ts';
import type { CartChange, CartChanges } from './cart-changes.ts';
import type { CartPage } from './cart-page.ts';
import type { CodesState } from './codes-content.ts';
import type { LineNotes } from './line-notes.ts';
import { createWholeCartChanges } from './whole-cart-changes.ts';

/** The field for discount and gift-card codes, and the codes of the cart. */
export interface Codes {
  readonly $state: ReadableAtom<CodesState>;
  /** Stores the text that is being typed, and clears the failure of the previous one. */
  readonly type: (text: string) => void;
  /** Applies the code in the field; focuses the field if it is blank. */
  readonly apply: () => void;
  /** Applies the code in the field unless it was tried already. */
  readonly applyFresh: () => void;
  readonly remove: (code: string) => void;
  /** Drops failures that a newer cart disproves. */
  readonly reconcile: (cart: Cart | null) => void;
  /** Resolves when nothing is pending and every outcome was reported. */
  readonly settled: () => Promise<void>;
}

/** The id of the field's failures, which no code has. */
const FIELD = '';

const NOTHING: CodesState = { typed: null, isApplying: false, removing: [], problems: {} };

/** The store has decided about the code itself. */
const REFUSED: readonly FailureKind[] = [
  FAILURE_KINDS.invalid,
  FAILURE_KINDS.notFound,
  FAILURE_KINDS.soldOut,
];

/**
 * Creates the codes of one cart page. Only a confirmed success clears the field.
 * @param page its shell
 * @param notes receives what concerns the whole cart
 * Source: docs/behaviour/cart-page.md §7
 */
export function createCodes(page: CartPage, notes: Pick<LineNotes, 'setBought'>): Codes {
  const store = createStore();
  const { $state, set, setProblem } = store;
  const changes = createWholeCartChanges(page, notes, setProblem);
  const sending = createSending(page, changes, store);

  function apply(): void {
    const { typed, isApplying } = $state.get();
    if (isApplying) return;
    // Also the second click on a code that was applied at once.
    if (typed === null || isBlank(typed.text)) page.focusField('code');
    else void sending.send(typed.text);
  }

  return {
    $state,
    type(text) {
      setProblem(FIELD, null);
      set({ typed: { text, isTried: false } });
    },
    apply,
    applyFresh() {
      const { typed } = $state.get();
      if (typed && !typed.isTried && !isBlank(typed.text)) apply();
    },
    remove: (code) => void sending.remove(code),
    reconcile(cart) {
      const { typed, problems } = $state.get();
      for (const id of Object.keys(problems)) {
        const isOfField = id === FIELD;
        if (isOfField ? !hasCode(cart, typed?.text ?? '') : hasCode(cart, id)) continue;
        if (isOfField) set({ typed: null });
        setProblem(id, null);
      }
    },
    settled: () => changes.settled(),
  };
}

function createStore() {
  const $state = atom(NOTHING);
  const set = (part: Partial<CodesState>): void => {
    $state.set({ ...$state.get(), ...part });
  };
  const setProblem = (id: string, problem: CartProblem | null): void => {
    set({ problems: withProblem($state.get().problems, id, problem) });
  };
  return { $state, set, setProblem };
}

function createSending(
  page: CartPage,
  changes: CartChanges,
  { $state, set }: ReturnType<typeof createStore>,
) {
  return {
    async send(text: string): Promise<void> {
      const tried = { text, isTried: true };
      set({ typed: tried, isApplying: true });
      await changes.run(
        applying(page, text.trim(), () => {
          if ($state.get().typed === tried) set({ typed: null });
        }),
      );
      set({ isApplying: false });
    },
    async remove(code: string): Promise<void> {
      const { removing } = $state.get();
      if (removing.includes(code)) return;
      set({ removing: [...removing, code] });
      await changes.run(removingOf(page, code));
      set({ removing: $state.get().removing.filter((one) => one !== code) });
    },
  };
}

type Problems = CodesState['problems'];

function withProblem(problems: Problems, id: string, problem: CartProblem | null): Problems {
  const others = Object.entries(problems).filter(([one]) => one !== id);
  return Object.fromEntries(problem ? [...others, [id, problem]] : others);
}

function applying(page: CartPage, code: string, onApplied: () => void): CartChange {
  return {
    id: FIELD,
    title: CART_PAGE_WORDS.unableToApplyCode,
    describe: describeRefusal,
    make: () => page.storefront.cart.applyCode(code),
    onMade(result) {
      onApplied();
      page.announce(sentenceOf(result, code));
    },
  };
}

function removingOf(page: CartPage, code: string): CartChange {
  return {
    id: code,
    title: CART_PAGE_WORDS.unableToRemoveCode,
    make: () => page.storefront.cart.removeCode(code),
    onMade() {
      page.announce(fill(CART_PAGE_WORDS.codeRemoved, { code }));
    },
  };
}

/** Some stores accept every code, and name those that do not apply. */
function sentenceOf({ cart }: CartResult, code: string): string {
  const refused = cart?.invalidCoupons.find((coupon) => codeKey(coupon.code) === codeKey(code));
  const sentence = fill(refused ? CART_PAGE_WORDS.invalidCoupon : CART_PAGE_WORDS.codeApplied, { code });
  return refused?.message === undefined ? sentence : `${sentence}: ${refused.message}`;
}

function describeRefusal(error: unknown): string | undefined {
  if (!isStorefrontError(error) || !REFUSED.includes(error.kind)) return undefined;
  return error.serverMessage ?? Object.values(error.fields ?? {})[0] ?? CART_WORDS.codeUnknown;
}
