import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Case } from './support/case-file.ts';
import { renderWithOracle } from './support/oracle.ts';
import { renderWithOurs } from './support/ours.ts';

const NAMES = ['a', 'b', 'c', 'd', 'e'] as const;

/** Whether the place's bit is set. */
function bit(bits: number, place: number): boolean {
  return ((bits >> place) & 1) === 1;
}

/** Every condition of so many names, each name true or false, each operator && or ||. */
function conditionsOf(count: number): Case[] {
  const names = NAMES.slice(0, count);
  const operators = Array.from({ length: 1 << (count - 1) }, (_, bits) => bits);
  const values = Array.from({ length: 1 << count }, (_, bits) => bits);
  return operators.flatMap((ors) => {
    const condition = names.map((name, place) =>
      place === 0 ? name : `${bit(ors, place - 1) ? '||' : '&&'} ${name}`,
    );
    const template = `{.if ${condition.join(' ')}}yes{.or}no{.end}`;
    return values.map((truths) => ({
      template,
      data: JSON.stringify(Object.fromEntries(names.map((name, place) => [name, bit(truths, place)]))),
      options: {},
    }));
  });
}

it('decides every condition of up to five names like the existing engine', () => {
  const conditions = NAMES.flatMap((_, place) => conditionsOf(place + 1));
  assert.equal(conditions.length, 682);
  for (const each of conditions)
    assert.deepEqual(renderWithOurs(each), renderWithOracle(each), JSON.stringify(each));
});
