import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createEngine, type TemplateError } from '../../engine/template/index.ts';

const engine = createEngine();

function piecesOf(source: string, data: unknown): { pieces: string[]; errors: readonly TemplateError[] } {
  const chunks = engine.compile(source).chunks(data);
  const pieces: string[] = [];
  for (let next = chunks.next(); ; next = chunks.next()) {
    if (next.done === true) return { pieces, errors: next.value };
    pieces.push(next.value);
  }
}

describe('streamed rendering', () => {
  it('yields each iteration of a loop, with its alternates', () => {
    const { pieces } = piecesOf('<ul>{.repeated section l}<li>{@}</li>{.alternates with},{.end}</ul>', {
      l: [1, 2],
    });
    assert.deepEqual(pieces, ['<ul>', '<li>1</li>,', '<li>2</li>', '</ul>']);
  });

  it('looks into sections and conditions for loops', () => {
    const source = '{.section a}{.if l}{.repeated section l}{@}{.end}{.or}none{.end}{.end}.';
    assert.deepEqual(piecesOf(source, { a: { l: [1, 2] } }).pieces, ['1', '2', '.']);
    assert.deepEqual(piecesOf(source, { a: { x: 1 } }).pieces, ['none', '.']);
  });

  it('starts before the data of later iterations are read', () => {
    const read: number[] = [];
    const items = [0, 1, 2].map((place) => ({
      get name() {
        read.push(place);
        return `n${place}`;
      },
    }));
    const chunks = engine.compile('{.repeated section items}{name}{.end}').chunks({ items });
    assert.equal(chunks.next().value, 'n0');
    assert.deepEqual(read, [0]);
  });

  it('returns the errors at its end and continues after each', () => {
    const { pieces, errors } = piecesOf('{.repeated section l}[{@|encode-uri}]{.end}.', {
      l: ['a', '\ud800', 'c'],
    });
    assert.deepEqual(pieces, ['[a]', '[]', '[c]', '.']);
    assert.deepEqual(
      errors.map((error) => error.message),
      ['RuntimeError: Unexpected URIError error when executing VARIABLE: URI malformed'],
    );
  });

  it('yields the same text as a single rendering', () => {
    const source = '{a}{.repeated section l}{x|html}{.repeated section m}{@}{.end}{.or}-{.end}{.eval 1+1}';
    const data = { a: 1, l: [{ x: '<', m: [1, 2] }, { x: 2 }] };
    assert.equal(piecesOf(source, data).pieces.join(''), engine.render(source, data).output);
  });
});
