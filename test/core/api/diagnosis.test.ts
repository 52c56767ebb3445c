import { expect } from '@open-wc/testing';
import { diagnosisOfFile } from '../../../core/api/diagnosis.ts';
import { answer, closeNetwork, noConnection, openNetwork, type Answer } from './scripted-fetch.ts';

const HTML = '\n<!doctype html><title>My site</title>';

/** The warnings after one read and two writes. */
async function warningsAfter(network: Answer): Promise<readonly string[]> {
  const { api, warnings } = openNetwork([network]);
  const calls = [api.read('/cart'), api.write('POST', '/cart'), api.write('POST', '/cart')];
  await Promise.allSettled(calls);
  return warnings;
}

describe('the diagnosis of calls that', () => {
  afterEach(() => {
    closeNetwork();
    document.body.replaceChildren();
  });

  for (const [what, network, sentence] of [
    [
      'are answered with 404',
      answer('Not found', { status: 404 }),
      /^No store API answered at .*: 404\. Let the server .*, or try the tags without a store: <store-config gateway="memory">\.$/,
    ],
    [
      'are answered by another program',
      answer({ statusCode: 404, message: 'Cannot POST /cart' }, { status: 404 }),
      /^No store API answered at .*: 404\. Let the server/,
    ],
    [
      'are answered by a WordPress',
      answer({ code: 'rest_no_route', message: 'No route was found.' }, { status: 404 }),
      /^No store API answered at .*: 404\. Let the server/,
    ],
    [
      'are answered with a page',
      answer(HTML),
      /^No store API answered at .*: 200, with a page instead of JSON\. Let/,
    ],
    [
      'are answered with a page of 405',
      answer(HTML, { status: 405 }),
      /: 405, with a page instead of JSON\. Let/,
    ],
    [
      'are answered by a proxy that finds no store behind it',
      answer('', { status: 502 }),
      /: 502, with an empty body, as proxies do\. Is the store behind this server running\?$/,
    ],
    [
      'come from a refused origin',
      answer({ crumbFail: true, refusedOrigin: 'http://localhost:5173' }, { status: 403 }),
      /^The store at .* refused the origin http:\/\/localhost:5173: the proxy in front of it changes the Host header\./,
    ],
  ] as const) {
    it(`${what} warns once with the reason`, async () => {
      const warnings = await warningsAfter(network);
      expect(warnings).to.have.lengthOf(1);
      expect(warnings[0]).to.match(sentence).and.not.contain('crumb');
    });
  }

  it('are answered by a store warns of nothing, whatever the answer', async () => {
    for (const network of [
      answer({}),
      answer({ message: 'Not found' }, { status: 404 }),
      answer({ crumbFail: true }, { status: 403 }),
      answer('{"half":', { status: 200 }),
      answer('upstream is busy', { status: 503 }),
      noConnection,
    ])
      expect(await warningsAfter(network)).to.deep.equal([]);
  });

  it('go to a store of another origin says what to allow', async () => {
    const { api, warnings } = openNetwork([noConnection], { pageOrigin: 'http://localhost:5173' });
    await Promise.allSettled([api.write('POST', '/cart'), api.write('POST', '/cart')]);
    expect(warnings).to.have.lengthOf(1);
    expect(warnings[0]).to.match(
      /^The store at https:\/\/store\.example gave .*: add http:\/\/localhost:5173 to its ALLOWED_ORIGINS\.$/,
    );
    const sandboxed = openNetwork([noConnection], { pageOrigin: 'null' });
    await Promise.allSettled([sandboxed.api.write('POST', '/cart')]);
    expect(sandboxed.warnings[0]).to.match(/which has no origin.*Serve the page over http\.$/);
    const own = openNetwork([noConnection], { pageOrigin: 'https://store.example' });
    await Promise.allSettled([own.api.write('POST', '/cart')]);
    expect(own.warnings).to.deep.equal([]);
  });

  it('go to a server of another origin without a store say what to write', async () => {
    const response = answer({ statusCode: 404, message: 'Cannot POST /cart' }, { status: 404 });
    const { api, warnings } = openNetwork([response], { pageOrigin: 'http://localhost:5173' });
    await Promise.allSettled([api.write('POST', '/cart')]);
    expect(warnings).to.have.lengthOf(1);
    expect(warnings[0]).to.match(
      /^No store API answered at .*: 404\. If it is a shop of another backend, name that in <store-config>, such as gateway="vendure"; otherwise write the store's address into api-root\.$/,
    );
  });

  for (const config of ['<store-config gateway="memory">', '<store-config api-root="https://shop.example">'])
    it(`are made by a page whose tag is not imported asks for the import: ${config}`, async () => {
      document.body.innerHTML = config;
      const warnings = await warningsAfter(answer(HTML));
      expect(warnings).to.have.lengthOf(1);
      expect(warnings[0]).to.match(
        /JSON\. The <store-config> of this page has no effect, because no script defines it: import 'storefront-elements\/store-config'\.$/,
      );
    });

  it('are made by a page whose undefined tag names no store asks for a store', async () => {
    document.body.innerHTML = '<store-config currency="EUR"></store-config>';
    expect((await warningsAfter(answer(HTML)))[0]).to.match(/JSON\. Let the server/);
  });

  it('are made by a page opened as a file names the reason', () => {
    expect(diagnosisOfFile('', 'file:///home/ann/shop.html')).to.match(
      /^No store API can answer a page that was opened as a file.*: <store-config gateway="memory">\.$/,
    );
    expect(diagnosisOfFile('file://', 'file:///home/ann/shop.html')).to.match(/opened as a file/);
    expect(diagnosisOfFile('https://shop.example', 'file:///home/ann/shop.html')).to.equal(null);
    expect(diagnosisOfFile('', 'about:srcdoc')).to.equal(null);
  });
});
