import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { mugProduct } from '../../elements/testing-products.ts';
import { folderOf, TAGS } from '../../tools/build-entries.mjs';
import { ROOT } from '../../tools/run.mjs';
import { PACKAGE, readBuilt } from '../support/built.ts';

type Props = Readonly<Record<string, unknown>>;

interface Manifest {
  readonly modules: readonly {
    readonly declarations: readonly {
      readonly tagName: string;
      readonly attributes: readonly { readonly name: string; readonly fieldName: string }[];
    }[];
  }[];
}

const { default: file } = PACKAGE.exports['./react'] as { readonly default: string };
const components = (await import(pathToFileURL(path.join(ROOT, file)).href)) as Readonly<
  Record<string, FunctionComponent<Props>>
>;
const manifest = JSON.parse(readBuilt('custom-elements.json')) as Manifest;
const DECLARED = manifest.modules.flatMap(({ declarations }) => declarations);

function tagOf(component: FunctionComponent<Props>): string | undefined {
  return /^<([a-z-]+)/.exec(renderToString(createElement(component)))?.[1];
}

/** What a server prints for the component of a tag. */
function print(tag: string, props: Props, ...children: string[]): string {
  const component = Object.values(components).find((each) => tagOf(each) === tag);
  assert.ok(component, `no component of <${tag}>`);
  return renderToString(createElement(component, props, ...children));
}

describe('the React components, rendered on a server', () => {
  it('are one for each tag', () => {
    assert.deepEqual(Object.values(components).map(tagOf).sort(), [...TAGS].sort());
  });

  for (const tag of TAGS)
    it(`print <${tag}> with its children and the attributes of every element`, () => {
      const props = { id: 'one', className: 'card', slot: 'buy', 'data-place': 'top', hidden: true };
      assert.equal(
        print(tag, props, 'Hello'),
        `<${tag} id="one" class="card" slot="buy" data-place="top" hidden="">Hello</${tag}>`,
      );
    });

  for (const { tagName, attributes } of DECLARED)
    it(`print every property of <${tagName}> as its attribute`, () => {
      const props = Object.fromEntries(attributes.map(({ fieldName }) => [fieldName, `of ${fieldName}`]));
      const written = attributes.map(({ name, fieldName }) => ` ${name}="of ${fieldName}"`);
      assert.equal(print(tagName, props), `<${tagName}${written.join('')}></${tagName}>`);
    });

  it('print objects as JSON, and numbers and both booleans as words', () => {
    const printed = print('store-add-to-cart', {
      product: mugProduct,
      quantity: 2,
      express: false,
      sticky: true,
    });
    const [, json = ''] = /product="([^"]*)"/.exec(printed) ?? [];
    assert.deepEqual(JSON.parse(json.replaceAll('&quot;', '"').replaceAll('&#x27;', "'")), mugProduct);
    assert.match(printed, / quantity="2" express="false" sticky="true">/);
  });

  it('print nothing of listeners, refs and absent values', () => {
    const props = {
      onStoreCartAdd: () => undefined,
      ref: { current: null },
      product: null,
      buttonText: undefined,
    };
    assert.equal(print('store-add-to-cart', props), '<store-add-to-cart></store-add-to-cart>');
  });
});

describe('the files of the React components', () => {
  it('are loaded providers first, as those of the tags', () => {
    const imported = [...readBuilt('entries/react/index.js').matchAll(/'\.\/([a-z-]+)\.js'/g)];
    assert.deepEqual(
      imported.map(([, tag]) => tag),
      TAGS,
    );
  });

  for (const tag of TAGS)
    it(`that of <${tag}> is for the client, and imports the definition of its tag alone`, () => {
      const code = readBuilt(`entries/react/${tag}.js`);
      assert.match(code, /^'use client';\n/);
      const definitions = [...code.matchAll(/'([^']*\/define\.js)'/g)].map(([, specifier]) => specifier);
      assert.deepEqual(definitions, [`../../${folderOf(tag)}/define.js`]);
    });
});
