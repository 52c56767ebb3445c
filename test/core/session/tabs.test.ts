import { expect } from '@open-wc/testing';
import { createSession, type Session, type TabChannel } from '../../../core/session/index.ts';

let names = 0;
let open: TabChannel[] = [];
let reports: [unknown, string][] = [];

// Two sessions of one page represent two tabs: a channel receives messages of every other channel of the site.
const openTab = (): Session =>
  createSession({
    getCartCookieName: () => 'CART',
    report: (error, context) => reports.push([error, context]),
  });

function call(name: string, onMessage: (message: unknown) => void = () => undefined): TabChannel {
  const channel = openTab().openTabChannel(name, onMessage);
  open.push(channel);
  return channel;
}

function nextMessage(name: string): { readonly message: Promise<unknown>; readonly channel: TabChannel } {
  let onMessage: (message: unknown) => void = () => undefined;
  const message = new Promise<unknown>((resolve) => {
    onMessage = resolve;
  });
  return { message, channel: call(name, onMessage) };
}

const unusedName = (): string => `test-${Date.now()}-${(names += 1)}`;

describe('the channel between tabs', () => {
  afterEach(() => {
    for (const channel of open) channel.close();
    open = [];
    reports = [];
  });

  it('carries a message to the other tab', async () => {
    const name = unusedName();
    const other = nextMessage(name);
    call(name).post({ changed: true });
    expect(await other.message).to.deep.equal({ changed: true });
  });

  it('reaches neither the sending tab nor another subject', async () => {
    const name = unusedName();
    const heard: unknown[] = [];
    const speaker = call(name, (message) => heard.push(message));
    call(`${name}-other`, (message) => heard.push(message));
    const other = nextMessage(name);
    speaker.post('one');
    await other.message;
    expect(heard).to.deep.equal([]);
  });

  it('is silent after closing, and still accepts messages', async () => {
    const name = unusedName();
    const heard: unknown[] = [];
    const closed = call(name, (message) => heard.push(message));
    closed.close();
    closed.close();
    const other = nextMessage(name);
    closed.post('from the closed one');
    call(name).post('from the open one');
    expect(await other.message).to.equal('from the open one');
    expect(heard).to.deep.equal([]);
    expect(reports).to.deep.equal([]);
  });

  it('stays closed when the page returns from the back/forward cache', async () => {
    const name = unusedName();
    const heard: unknown[] = [];
    call(name, (message) => heard.push(message)).close();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    const other = nextMessage(name);
    call(name).post('after');
    await other.message;
    expect(heard).to.deep.equal([]);
  });

  it('reports a receiver that throws, and continues', async () => {
    const name = unusedName();
    const speaker = call(name);
    call(name, () => {
      throw new Error('receiver');
    });
    const other = nextMessage(name);
    speaker.post('one');
    await other.message;
    expect(reports.map(([error, context]) => [String(error), context])).to.deep.equal([
      ['Error: receiver', `session.tabChannel.${name}`],
    ]);
  });

  it('reports a message that cannot be sent, and does not throw', () => {
    call(unusedName()).post(() => 'functions cannot be cloned');
    expect(reports).to.have.lengthOf(1);
    expect(String(reports[0]?.[0])).to.contain('DataCloneError');
  });

  it('closes while the page is in the back/forward cache, and reopens when it returns', async () => {
    const name = unusedName();
    const away = nextMessage(name);
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    const witness = nextMessage(name);
    const speaker = new BroadcastChannel(`storefront-elements.${name}`);
    speaker.postMessage('missed');
    expect(await witness.message).to.equal('missed');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    speaker.postMessage('heard');
    speaker.close();
    expect(await away.message).to.equal('heard');
  });

  const broken = {
    'is missing': undefined,
    throws: () => {
      throw new DOMException('no', 'SecurityError');
    },
  };
  for (const [how, replacement] of Object.entries(broken)) {
    it(`is silent if the browser's own ${how}`, () => {
      const own = globalThis.BroadcastChannel;
      Reflect.set(globalThis, 'BroadcastChannel', replacement);
      try {
        const channel = call(unusedName());
        channel.post('without listeners');
        channel.close();
      } finally {
        globalThis.BroadcastChannel = own;
      }
      expect(reports).to.deep.equal([]);
    });
  }
});
