import { Hono } from 'hono';
import * as v from 'valibot';

import { answerJson } from '../../platform/http/answer-json.ts';
import { check } from '../../platform/http/read-json.ts';
import type { StoreEnv } from '../../platform/http/store-env.ts';
import { API_URLS } from '../../platform/http/urls.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { MESSAGES } from '../../platform/shared/strings.ts';
import { findPlace } from './find-place.ts';
import { findPlaces } from './find-places.ts';

const MAX_INPUT_LENGTH = 200;
const MAX_NAME_LENGTH = 100;

const text = (maxLength: number) =>
  v.pipe(
    v.string(MESSAGES.required),
    v.trim(),
    v.minLength(1, MESSAGES.required),
    v.maxLength<string, number, string>(maxLength, MESSAGES.tooLong),
  );

// The page's context is not checked: its path may have any length.
const SEARCH = v.object({ input: text(MAX_INPUT_LENGTH) });
const CHOICE = v.object({ placeId: text(MAX_NAME_LENGTH) });

/**
 * The API of places, in the shapes of their provider.
 * @param parts what the routes are built from
 * Source: docs/behaviour/reference-store.md §8
 */
export function placeApi({ db }: StoreParts): Hono<StoreEnv> {
  const api = new Hono<StoreEnv>();
  api.get(API_URLS.placesAutocomplete, async (context) => {
    const { input } = check(SEARCH, context.req.query());
    const predictions = await findPlaces(db, input);
    const status = predictions.length === 0 ? 'ZERO_RESULTS' : 'OK';
    return answerJson(context, { status, predictions });
  });
  api.get(API_URLS.placeDetails, async (context) => {
    const { placeId } = check(CHOICE, context.req.query());
    return answerJson(context, { status: 'OK', result: await findPlace(db, placeId) });
  });
  return api;
}
