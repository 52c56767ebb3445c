import jsdoc from 'eslint-plugin-jsdoc';
import * as typescript from '@typescript-eslint/parser';
import { defineConfig } from 'eslint/config';
import { configs as lit } from 'eslint-plugin-lit';
import { configs as wc } from 'eslint-plugin-wc';

const manners = [
  { selector: 'TSEnumDeclaration', message: 'Use an `as const` table.' },
  { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
  { selector: 'ExportAllDeclaration', message: 'Export by name: a public entry lists its exports.' },
];

const strictCsp = [
  {
    selector: "JSXOpeningElement[name.name='style']",
    message: 'A strict CSP blocks <style>: use an adopted sheet.',
  },
  { selector: "JSXOpeningElement[name.name='script']", message: 'Views never render scripts.' },
  { selector: "JSXAttribute[name.name='srcDoc']", message: 'Views never render srcDoc.' },
  {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message: 'Views never render strings as markup.',
  },
];

// Texts for visitors are looked up in core/words while rendering.
const ourWords = [
  {
    selector:
      ':matches(Program, ExportNamedDeclaration) > VariableDeclaration MemberExpression[object.name=/_WORDS$/]:not(:function *)',
    message: 'A stored text keeps its language: look it up while rendering.',
  },
  {
    selector: 'Property[key.name=/^(title|message|label)$/] > Literal[value=/^[A-Z][a-z]/]',
    message: 'Words for visitors are in core/words.',
  },
];
const drawnWords = [
  {
    selector: 'JSXText[value=/\\p{L}{2}/u]',
    message: 'Words for visitors are in core/words.',
  },
  {
    selector:
      'JSXAttribute[name.name=/^(aria-(label|description|roledescription|valuetext)|title|placeholder|alt)$/] Literal[value=/\\p{L}{2}/u]',
    message: 'Words for visitors are in core/words.',
  },
  {
    selector:
      ':matches(JSXElement, JSXFragment) > JSXExpressionContainer > :matches(Literal[value=/\\p{L}{2}/u], TemplateLiteral:has(TemplateElement[value.raw=/\\p{L}{2}/u]))',
    message: 'Words for visitors are in core/words.',
  },
];

// `first()` finds the server-rendered text, which stays hidden in the page once a tag has rendered the same text.
const visibleTexts = [
  {
    selector:
      "CallExpression[callee.property.name='waitFor'][arguments.length=0][callee.object.callee.property.name='first'][callee.object.callee.object.callee.property.name='getByText']",
    message: 'Wait for a visible text: `.filter({ visible: true }).first()`.',
  },
];

// A hydratable view, which the shell paints and React adopts: plain nodes from plain values.
const plainFaces = [
  {
    selector: "ImportDeclaration[source.value=/^(react|react-dom|@nanostores.react)\\b/][importKind!='type']",
    message: 'A face needs no React: import its types only.',
  },
  {
    selector: 'JSXAttribute[name.name=/^default(Value|Checked)$/]',
    message: 'The fields of a face are controlled: use value or checked.',
  },
  {
    selector: "JSXAttribute[name.name='style']",
    message: 'A strict CSP blocks style: use parts and a sheet.',
  },
  { selector: "JSXAttribute[name.name='ref']", message: 'A face touches no node.' },
];

const documentedExports = [
  'error',
  {
    publicOnly: true,
    require: { FunctionDeclaration: true, ClassDeclaration: true, ArrowFunctionExpression: true },
    contexts: ['TSInterfaceDeclaration', 'TSTypeAliasDeclaration'],
  },
];

// Rules that oxlint lacks (.oxlintrc.json has the others): selectors, docstrings, and those of Lit and custom elements.
export default defineConfig(
  {
    ignores: [
      'dist/',
      'node_modules/',
      '.data/',
      'coverage/',
      'demo/hosts/',
      'test/hosts/',
      'tools/scaffold/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    name: 'everywhere',
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    languageOptions: { parser: typescript },
    rules: { 'no-restricted-syntax': ['error', ...manners] },
  },
  {
    name: 'tests',
    files: ['test/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...manners, ...visibleTexts] },
  },
  {
    name: 'what others build on',
    files: [
      '{core,engine}/**/*.ts',
      '{elements,owner}/**/*.{ts,tsx}',
      'demo/**/*.{ts,tsx}',
      'docs/.vitepress/**/*.ts',
      'tools/*.mjs',
    ],
    plugins: { jsdoc },
    rules: { 'jsdoc/require-jsdoc': documentedExports },
  },
  {
    name: 'words for visitors',
    files: [
      'core/{cart,product,storefront}*/**',
      'core/{purchase,shop-network,memory-store,quick-view}/**',
      '{elements,owner}/**',
    ],
    ignores: ['elements/testing-products.ts'],
    rules: { 'no-restricted-syntax': ['error', ...manners, ...ourWords] },
  },
  { files: ['{elements,owner}/**'], ...wc['flat/best-practice'] },
  { files: ['{elements,owner}/**'], ...lit['flat/recommended'] },
  {
    name: 'views',
    files: ['{elements,owner}/**/*.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...manners, ...ourWords, ...drawnWords, ...strictCsp] },
  },
  {
    name: 'faces',
    files: ['{elements,owner}/**/face.tsx'],
    rules: {
      'no-restricted-syntax': ['error', ...manners, ...ourWords, ...drawnWords, ...strictCsp, ...plainFaces],
    },
  },
  {
    name: 'configurations and reporters, whose readers ask for a default export',
    files: [
      '*.config.mjs',
      '.dependency-cruiser.mjs',
      'tools/node-suite-results.mjs',
      'docs/.vitepress/{config,theme/index}.ts',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
);
