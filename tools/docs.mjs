/** `npm run docs`: builds the documentation site into docs/.vitepress/dist, after a build of dist/ if that is stale. */
import { execa } from 'execa';
import { buildWhenStale } from './build.mjs';
import { ROOT } from './run.mjs';

if (await buildWhenStale()) {
  const { exitCode } = await execa('vitepress', ['build', 'docs', ...process.argv.slice(2)], {
    cwd: ROOT,
    preferLocal: true,
    reject: false,
    stdio: 'inherit',
  });
  process.exitCode = exitCode ?? 1;
} else process.exitCode = 1;
