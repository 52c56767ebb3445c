import exceptions from './exceptions.json' with { type: 'json' };

const skipped = new Set(exceptions.map(({ test }) => test));

// The test runner adds this file to each test that runs with Preact, and to modules that tests import into pages of their own.
if ('beforeEach' in globalThis)
  beforeEach(function () {
    if (skipped.has(this.currentTest?.titlePath().join(' › ') ?? '')) this.skip();
  });
