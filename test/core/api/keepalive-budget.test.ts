import { expect } from '@open-wc/testing';
import { createApi } from '../../../core/api/index.ts';
import { refusalOf } from './scripted-fetch.ts';

const body = 'x'.repeat(10_000);

/** The test server has no such endpoint; an answer of 404 is enough. */
function openWriter() {
  const api = createApi({ getApiRoot: () => location.origin, getCrumb: () => null });
  return () => refusalOf(api.write('POST', '/no-such-call', { body }));
}

describe('the keepalive budget of a browser', () => {
  it('fails only one write as offline when another script has used it up', async () => {
    const write = openWriter();
    // Some scripts never read their responses, and so never release their share.
    const others = fetch('/no-such-beacon', { method: 'POST', keepalive: true, body: 'x'.repeat(60_000) });
    // Browsers count differently.
    expect(await write())
      .to.have.property('kind')
      .that.is.oneOf(['offline', 'not-found']);
    for (let count = 0; count < 3; count += 1) expect(await write()).to.include({ kind: 'not-found' });
    await (await others).text();
  });

  it('sends the next write without keepalive when our own writes have used it up', async () => {
    const write = openWriter();
    const kinds = await Promise.all(Array.from({ length: 12 }, write));
    for (const refusal of kinds) expect(refusal).to.include({ kind: 'not-found' });
  });
});
