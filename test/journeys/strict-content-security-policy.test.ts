import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { PolicyPage } from '../support/policy/page.ts';
import { openPolicyStage, type PolicyStage } from '../support/policy/stage.ts';

interface PolicyWindow {
  readonly policy: PolicyPage;
}

describe('under a strict content security policy with Trusted Types', () => {
  let stage: PolicyStage;
  before(async () => {
    stage = await openPolicyStage();
  });
  after(() => stage.close());

  const violations = () =>
    stage.page.evaluate(() => (window as unknown as PolicyWindow).policy.takeViolations());

  it('opens every dialog, popup, quick view and editor without a violation', async () => {
    const names = await stage.page.evaluate(() => (window as unknown as PolicyWindow).policy.names);
    const found: Record<string, readonly string[]> = {};
    for (const name of names) {
      await stage.page.evaluate((one) => (window as unknown as PolicyWindow).policy.open(one), name);
      const broken = await violations();
      if (broken.length > 0) found[name] = broken;
    }
    assert.deepEqual(found, {});
  });

  it('reports a style sheet, a style attribute and untrusted markup', async () => {
    const wasRefused = await stage.page.evaluate(() => {
      document.body.append(
        Object.assign(document.createElement('style'), { textContent: 'p { color: red }' }),
      );
      document.body.setAttribute('style', 'color: red');
      try {
        document.body.insertAdjacentHTML('beforeend', '<p>x</p>');
      } catch {
        return true;
      }
      return false;
    });
    assert.equal(wasRefused, true);
    const directives = (await violations()).map((text) => text.split(' ')[0]);
    for (const directive of ['style-src-elem', 'style-src-attr', 'require-trusted-types-for'])
      assert.ok(directives.includes(directive), `${directive} is not heard of`);
  });
});
