import exceptions from './exceptions.json' with { type: 'json' };

/** What the tests run in: the renderer, and the browser's engine. */
const surroundings = [process.env.RENDERER === 'preact' ? 'Preact' : 'React', engineOf(navigator.userAgent)];
const skipped = new Set(exceptions.filter((row) => surroundings.includes(row.in)).map(({ test }) => test));

function engineOf(userAgent: string): string {
  if (userAgent.includes('Firefox/')) return 'Firefox';
  return userAgent.includes('Chrome/') ? 'Chromium' : 'WebKit';
}

// The test runner adds this file to each test file, and to modules that tests import into pages of their own.
if ('beforeEach' in globalThis)
  beforeEach(function () {
    if (skipped.has(this.currentTest?.titlePath().join(' › ') ?? '')) this.skip();
  });
