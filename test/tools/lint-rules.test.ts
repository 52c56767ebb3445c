import assert from 'node:assert/strict';
import { copyFileSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { ESLint } from 'eslint';
import { ROOT, run } from '../../tools/run.mjs';
import { BREACHES, GOOD_FILES } from './fixtures/lint-breaches.ts';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';

/** What both lints read. */
const CONFIGURATIONS = [
  '.oxlintrc.json',
  'eslint.config.mjs',
  'package.json',
  'tsconfig.json',
  'tools/tsconfig.json',
];

interface Finding {
  readonly rule: string;
  readonly message: string;
}

/** What oxlint says; a code is `eslint(no-console)`, `typescript(TS2322)`, or lacks for a comment that silences nothing. */
interface OxlintOutput {
  readonly diagnostics: readonly {
    readonly code?: string;
    readonly message: string;
    readonly help?: string;
    readonly filename: string;
  }[];
}

const findingsOfEslint = async (folder: string): Promise<readonly (readonly [string, Finding])[]> => {
  const results = await new ESLint({ cwd: folder }).lintFiles('.');
  return results.flatMap(({ filePath, messages }) =>
    messages.map(
      ({ ruleId, message }) =>
        [path.relative(folder, filePath), { rule: ruleId ?? 'unused-disable', message }] as const,
    ),
  );
};

const findingsOfOxlint = async (folder: string): Promise<readonly (readonly [string, Finding])[]> => {
  const { output } = await run('oxlint', ['--disable-nested-config', '--format', 'json'], { cwd: folder });
  const { diagnostics } = JSON.parse(output) as OxlintOutput;
  return diagnostics.map(({ code = 'unused-disable', message, help, filename }) => {
    const rule = code.replace(/^eslint\((.+)\)$/, '$1').replace(/^([\w-]+)\((.+)\)$/, '$1/$2');
    return [filename, { rule, message: `${message} ${help ?? ''}` }] as const;
  });
};

describe('the lint rules', () => {
  let folder: string;
  const found = new Map<string, Finding[]>();

  before(async () => {
    const planted = Object.fromEntries(Object.values(BREACHES).map(({ file, text }) => [file, text]));
    folder = makeTemporaryFolder({ ...planted, ...GOOD_FILES });
    mkdirSync(path.join(folder, 'tools'), { recursive: true });
    for (const file of CONFIGURATIONS) copyFileSync(path.join(ROOT, file), path.join(folder, file));
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
    const findings = [...(await findingsOfEslint(folder)), ...(await findingsOfOxlint(folder))];
    for (const [file, finding] of findings) found.set(file, [...(found.get(file) ?? []), finding]);
  });
  after(() => {
    removeFolder(folder);
  });

  for (const [name, { file, rule, message = /./ }] of Object.entries(BREACHES)) {
    it(`report ${name}`, () => {
      const findings = found.get(file) ?? [];
      const isRefused = findings.some((finding) => finding.rule === rule && message.test(finding.message));
      assert.ok(isRefused, `${rule} expected in ${file}, got ${JSON.stringify(findings)}`);
    });
  }

  for (const file of Object.keys(GOOD_FILES)) {
    it(`accept the code in ${file}`, () => {
      assert.equal(found.get(file), undefined);
    });
  }
});
