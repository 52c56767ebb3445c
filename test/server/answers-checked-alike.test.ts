import { Hono } from 'hono';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import {
  checkForm,
  controlsByName,
  gatherValues,
  parseForm,
  type Form,
  type ReadControl,
} from '../../core/forms/index.ts';
import { checkValues } from '../../demo/server/features/forms/check-values.ts';
import { toPostedForm } from '../../demo/server/features/forms/posted-form.ts';
import type { StoreEnv } from '../../demo/server/platform/http/store-env.ts';
import { typedEntries, TYPED_ANSWERS } from '../support/typed-answers.ts';

/** Reads a form that the browser has posted without a script. */
async function postedReader(form: Form, entries: readonly (readonly [string, string])[]) {
  const app = new Hono<StoreEnv>();
  let read: ReadControl = () => [];
  app.post('/', async (context) => {
    ({ read } = toPostedForm(context, form, new URLSearchParams(await context.req.text())));
    return context.text('');
  });
  await app.request('http://store.example/', {
    method: 'POST',
    body: new URLSearchParams(entries.map(([name, text]) => [name, text])).toString(),
  });
  return read;
}

describe('page and store', () => {
  for (const { rule, field, answers } of TYPED_ANSWERS) {
    it(`decide alike, with and without a script: ${rule}`, async () => {
      const form = parseForm({ id: 'contact', fields: [{ id: 'f', ...field }] }, () => undefined)!;
      const names = [...controlsByName(form).keys()];
      for (const [typed] of answers) {
        const entries = typedEntries(names, typed);
        const read = (name: string) => entries.filter((entry) => entry[0] === name).map(([, text]) => text);
        const about = JSON.stringify(typed);
        const problem = checkForm(form, read).get('f');
        const values = gatherValues(form, read);
        const posted = gatherValues(form, await postedReader(form, entries));
        assert.deepEqual(posted, values, `${about} without a script`);
        const check = () => gatherValues(form, checkValues(form, values));
        if (problem === undefined) assert.deepEqual(check(), values, `${about} in the store`);
        else
          assert.throws(
            check,
            (error: { fields?: object }) => JSON.stringify(error).includes(problem),
            `${about} in the store`,
          );
      }
    });
  }
});
