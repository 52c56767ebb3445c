import { expect } from '@open-wc/testing';
import { copyModule } from '../shared/module-copy.ts';

interface Findings {
  readonly storageThrows: string;
  readonly cookieThrows: string;
  readonly crumb: unknown;
  readonly siteUser: unknown;
  readonly hasCartCookie: boolean;
  readonly areCookiesEnabled: boolean;
  readonly kept: unknown;
  readonly removed: unknown;
  readonly id: string;
  readonly warnings: string[];
  readonly reports: string[];
}

// Runs in the frame: an opaque origin, where the browser throws on access.
const VISIT = `
  const warnings = [], reports = [];
  console.warn = (...parts) => warnings.push(parts.join(' '));
  const nameOf = (action) => { try { action(); return 'nothing'; } catch (error) { return error.name; } };
  const asText = (value) => (typeof value === 'string' ? value : null);
  const session = createSession({ getCartCookieName: () => 'CART', report: (error) => reports.push(String(error)) });
  session.touchVisitorCookies();
  const { local, session: tab } = session.storage;
  local.set('key', 'kept'); tab.set('key', 'kept too');
  const kept = [local.get('key', asText), tab.get('key', asText)];
  local.remove('key'); tab.remove('key');
  const line = session.openTabChannel('test', () => undefined);
  line.post('hello'); line.close();
  parent.postMessage({
    storageThrows: nameOf(() => localStorage),
    cookieThrows: nameOf(() => document.cookie),
    crumb: session.getCrumb(),
    siteUser: session.getSiteUser(),
    hasCartCookie: session.hasCartCookie(),
    areCookiesEnabled: areCookiesEnabled(),
    kept,
    removed: [local.get('key', asText), tab.get('key', asText)],
    id: randomId(), warnings, reports,
  }, '*');
`;

async function visitSandbox(): Promise<Findings> {
  const url = await copyModule('/core/session/index.ts');
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.srcdoc = `<script type="module">import { areCookiesEnabled, createSession, randomId } from ${JSON.stringify(url)};${VISIT}</script>`;
  const answer = new Promise<Findings>((resolve) => {
    window.addEventListener('message', function onMessage(event: MessageEvent<Findings>) {
      if (event.source !== frame.contentWindow) return;
      window.removeEventListener('message', onMessage);
      resolve(event.data);
    });
  });
  document.body.append(frame);
  const findings = await answer;
  frame.remove();
  return findings;
}

describe('in a sandboxed frame, where storage and cookies throw on access', () => {
  let findings: Findings;
  before(async () => {
    findings = await visitSandbox();
  });

  it('the browser does throw', () => {
    expect(findings.storageThrows).to.equal('SecurityError');
    // WebKit lets the frame look, and there is nothing.
    expect(findings.cookieThrows).to.be.oneOf(['SecurityError', 'nothing']);
  });

  it('the visitor is anonymous, without crumb and cart, and cookies do not work', () => {
    expect(findings.crumb).to.equal(null);
    expect(findings.siteUser).to.deep.equal({ isAuthenticated: false, siteUserId: null });
    expect(findings.hasCartCookie).to.equal(false);
    expect(findings.areCookiesEnabled).to.equal(false);
  });

  it('data is kept in memory for the page', () => {
    expect(findings.kept).to.deep.equal(['kept', 'kept too']);
    expect(findings.removed).to.deep.equal([null, null]);
  });

  it('one warning is printed, and nothing is reported', () => {
    expect(findings.warnings).to.have.lengthOf(1);
    expect(findings.warnings[0]).to.contain('for this page only');
    expect(findings.reports).to.deep.equal([]);
  });

  it('ids are created', () => {
    expect(findings.id).to.have.lengthOf(36);
  });
});
