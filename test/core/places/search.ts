import {
  FAILURE_KINDS,
  StorefrontError,
  type FailureDetails,
  type FailureKind,
} from '../../../core/errors/index.ts';
import {
  AddressSearch,
  type PlacesContext,
  type PlacesGateway,
  type Suggestion,
  type Suggestions,
} from '../../../core/places/index.ts';

type Answer = () => unknown;

/**
 * Opens a search with scripted answers: each call takes the next one, the last one stays.
 * @param answers the answers of calls; a promise delays one
 */
export function openSearch(...answers: readonly Answer[]) {
  const calls: { text: string; context: PlacesContext; signal: AbortSignal }[] = [];
  const shown: Suggestions[] = [];
  const reports: unknown[] = [];
  const clock = { nowMs: 0 };
  let tokens = 0;
  const call = async (text: string, context: PlacesContext, signal: AbortSignal) => {
    const answer = answers[Math.min(calls.push({ text, context, signal }), answers.length) - 1];
    return await answer?.();
  };
  const gateway: PlacesGateway = { complete: call, details: call };
  const search = new AddressSearch({
    gateway,
    getContext: () => ({ language: 'en-US', productPage: '/contact', productSection: 'form' }),
    createToken: () => `token-${++tokens}`,
    report: (error) => reports.push(error),
    show: (suggestions) => shown.push(suggestions),
    nowMs: () => clock.nowMs,
    limits: { pauseMs: 5, answerTimeoutMs: 40 },
  });
  return { search, calls, shown, reports, clock };
}

/** The suggestions, as plain texts. */
export const textsOf = (suggestions: Suggestions | undefined): readonly string[] | undefined =>
  suggestions?.items.map(({ runs }) => runs.map(({ text }) => text).join(''));

/** Makes an answer with predictions of these texts. */
export const predictions =
  (...texts: readonly string[]): Answer =>
  () => ({
    status: 'OK',
    predictions: texts.map((text) => ({
      place_id: `id of ${text}`,
      description: text,
      structured_formatting: { main_text: text.split(', ')[0] },
    })),
  });

/** Makes an answer that is a refusal. */
export const refusal =
  (kind: FailureKind = FAILURE_KINDS.server, details: FailureDetails = {}): Answer =>
  () => {
    throw new StorefrontError(kind, details);
  };

/** A suggestion whose text does not matter. */
export const CHOSEN: Suggestion = { placeId: 'p1', line: 'Slipway Lane', runs: [] };
