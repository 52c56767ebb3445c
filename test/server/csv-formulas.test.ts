import assert from 'node:assert/strict';
import { parse } from 'csv-parse/sync';
import { Hono } from 'hono';
import { describe, it } from 'node:test';

import { answerCsv } from '../../demo/server/platform/http/answer-csv.ts';
import type { StoreEnv } from '../../demo/server/platform/http/store-env.ts';

/** Reads a cell as it is in the file. */
async function cellOf(text: string): Promise<string | undefined> {
  const rows = (async function* () {
    yield await Promise.resolve([[text]]);
  })();
  const app = new Hono<StoreEnv>().get('/', (context) =>
    answerCsv(context, 'cells', { head: ['Cell'], rows }),
  );
  const { body } = await app.request('/');
  let file = '';
  // The server encodes them.
  for await (const part of body as unknown as AsyncIterable<string>) file += part;
  const [cell] = parse<{ readonly Cell: string }>(file, { bom: true, columns: true });
  return cell?.Cell;
}

describe('a CSV cell', () => {
  for (const sign of ['=', '+', '-', '@', '＝', '＋', '－', '＠'])
    it(`is text, not a formula, when it begins with "${sign}"`, async () => {
      for (const before of ['', ' ', '  \t', 'a,', 'a;', 'a\t', 'a\r\n', 'a; '])
        assert.equal(await cellOf(`${before}${sign}1`), `${before}'${sign}1`, JSON.stringify(before));
    });

  it('is unchanged when no part begins like a formula', async () => {
    for (const text of ['', '1-2', 'a=b', 'a + b', 'ada@example.com', `it's`])
      assert.equal(await cellOf(text), text);
  });
});
