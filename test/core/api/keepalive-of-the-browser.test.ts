import { expect } from '@open-wc/testing';
import { createApi } from '../../../core/api/index.ts';
import { refusalOf } from './scripted-fetch.ts';

const body = 'x'.repeat(10_000);

/** The test's own server knows no such call: an answer of 404 is an answer. */
function openWriter() {
  const api = createApi({ getApiRoot: () => location.origin, getCrumb: () => null });
  return () => refusalOf(api.write('POST', '/no-such-call', { body }));
}

describe("the browser's keepalive budget", () => {
  it('used up by another script makes only one write look offline', async () => {
    const write = openWriter();
    // Some scripts never read their answers, and never give their share back.
    const others = fetch('/no-such-beacon', { method: 'POST', keepalive: true, body: 'x'.repeat(60_000) });
    // Not every browser counts alike.
    expect(await write())
      .to.have.property('kind')
      .that.is.oneOf(['offline', 'not-found']);
    for (let count = 0; count < 3; count += 1) expect(await write()).to.include({ kind: 'not-found' });
    await (await others).text();
  });

  it('used up by our own writes: the next one does without', async () => {
    const write = openWriter();
    const kinds = await Promise.all(Array.from({ length: 12 }, write));
    for (const refusal of kinds) expect(refusal).to.include({ kind: 'not-found' });
  });
});
