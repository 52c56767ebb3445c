import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { MESSAGES } from '../../demo/server/platform/shared/strings.ts';
import { describeOnAnyDatabase, type OpenStore } from '../support/each-database.ts';
import { Visitor } from '../support/visitor.ts';

const SEARCH = '/api/google-maps/places/autocomplete';
const DETAILS = '/api/google-maps/places/details';

interface Prediction {
  readonly place_id: string;
  readonly description: string;
  readonly matched_substrings: readonly { readonly offset: number; readonly length: number }[];
}

describeOnAnyDatabase('address completion', (stores) => {
  let store: OpenStore;
  let visitor: Visitor;
  before(async () => {
    store = await stores.open({ captcha: null });
    visitor = await Visitor.arrive(store.url);
  });

  const search = async (input: string) => {
    const query = new URLSearchParams({ input, sessionToken: 't', productPage: '/contact' });
    const { status, predictions } = (await visitor.get(`${SEARCH}?${query.toString()}`)).json() as {
      status: string;
      predictions: readonly Prediction[];
    };
    assert.equal(status, predictions.length > 0 ? 'OK' : 'ZERO_RESULTS');
    return predictions;
  };
  const textsOf = async (input: string) => (await search(input)).map(({ description }) => description);

  test('finds addresses by the beginnings of words, in any order and without accents', async () => {
    assert.deepEqual(await textsOf('12 slipw'), ['12 Slipway Lane, Portland, ME, United States']);
    assert.deepEqual(await textsOf('portland 12 slip la'), await textsOf('12 slipw'));
    assert.deepEqual(await textsOf('TOPFERWEG 12'), ['Töpferweg 12, Hamburg, Germany']);
    assert.deepEqual(await textsOf('hafenstrasse 12'), ['Hafenstraße 12, Hamburg, Germany']);
    const streets = await textsOf('harbo');
    assert.equal(streets.length, 5, 'at most five');
    assert.equal(streets[0], 'Harbor Street, Portland, ME, United States');
  });

  test('finds the street of an unknown house number', async () => {
    assert.equal((await textsOf('99 slipway'))[0], 'Slipway Lane, Portland, ME, United States');
    assert.deepEqual(await textsOf('99'), []);
  });

  test('marks the matched substrings', async () => {
    const [prediction] = await search('12 slipw');
    const pieces = prediction?.matched_substrings.map(({ offset, length }) =>
      prediction.description.slice(offset, offset + length),
    );
    assert.deepEqual(pieces, ['12', 'Slipw']);
  });

  test('treats no input as an operator', async () => {
    for (const input of ["' & !", '%', '_____', 'zq:*|slipway', "x'); drop table addresses; --", '\\', '💥'])
      assert.deepEqual(await textsOf(input), [], input);
  });

  test('returns the parts of an address in the shape of the places provider', async () => {
    const [prediction] = await search('12 slipw');
    const answer = (await visitor.get(`${DETAILS}?placeId=${prediction?.place_id ?? ''}`)).json() as {
      result: { address_components: readonly Record<string, unknown>[] };
    };
    const components = answer.result.address_components;
    assert.deepEqual(components[3], {
      long_name: 'Maine',
      short_name: 'ME',
      types: ['administrative_area_level_1'],
    });
    assert.deepEqual(
      components.map((component) => component['long_name']),
      ['12', 'Slipway Lane', 'Portland', 'Maine', 'United States', '04101'],
    );
  });

  test('refuses missing, overlong and unknown input, and is not cached', async () => {
    const long = 'x'.repeat(301);
    for (const [path, status] of [
      [SEARCH, 400],
      [`${SEARCH}?input=%20`, 400],
      [`${SEARCH}?input=${long}`, 400],
      [`${SEARCH}?input=ash%00`, 400],
      [DETAILS, 400],
      [`${DETAILS}?placeId=nowhere`, 404],
    ] as const) {
      const answer = await visitor.get(path);
      assert.deepEqual(
        [answer.status, typeof (answer.json() as { message: unknown }).message],
        [status, 'string'],
      );
    }
    const { errors } = (await visitor.get(DETAILS)).json() as { errors: unknown };
    assert.deepEqual(errors, { placeId: MESSAGES.required });
    const found = await visitor.get(`${SEARCH}?input=ash&productPage=${long}`);
    assert.deepEqual([found.status, found.headers.get('cache-control')], [200, 'no-store']);
  });
});
