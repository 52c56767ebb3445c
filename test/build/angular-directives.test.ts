import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { TAGS } from '../../tools/build-entries.mjs';
import { builtFiles, readBuilt } from '../support/built.ts';

interface Manifest {
  readonly modules: readonly {
    readonly declarations: readonly {
      readonly tagName: string;
      readonly attributes: readonly { readonly fieldName: string }[];
    }[];
  }[];
}

const { modules } = JSON.parse(readBuilt('custom-elements.json')) as Manifest;
const DECLARED = modules.flatMap(({ declarations }) => declarations);

// Whether Angular's compiler reads them, and what it refuses, is tested before a release.
describe('the directives for Angular', () => {
  it('are exported for each tag, by the script and by its types', () => {
    for (const ending of ['js', 'd.ts']) {
      const exported = [...readBuilt(`entries/angular/index.${ending}`).matchAll(/from '\.\/(.+)\.js'/g)];
      assert.deepEqual(exported.map(([, tag]) => tag).sort(), [...TAGS].sort());
      const files = TAGS.filter(
        (tag) => !builtFiles(`.${ending}`).includes(`entries/angular/${tag}.${ending}`),
      );
      assert.deepEqual(files, []);
    }
  });

  for (const { tagName, attributes } of DECLARED)
    it(`pass every property of <${tagName}> on`, () => {
      const script = readBuilt(`entries/angular/${tagName}.js`);
      const types = readBuilt(`entries/angular/${tagName}.d.ts`);
      const names = attributes.map(({ fieldName }) => fieldName);
      const setters = [...script.matchAll(/set (\w+)\(value\) { this\.element\.(\w+) = value; }/g)];
      assert.deepEqual(
        setters.map(([, input, property]) => [input, property]),
        names.map((name) => [name, name]),
      );
      const inputs = /inputs: {(.*?)}/.exec(script)?.[1] ?? '';
      assert.deepEqual(
        [...inputs.matchAll(/(\w+): '\1'/g)].map(([, name]) => name),
        names,
      );
      assert.deepEqual(
        [...types.matchAll(/"(\w+)": { "alias": "\1"/g)].map(([, name]) => name),
        names,
      );
    });
});
