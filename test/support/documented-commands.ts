import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { ROOT } from '../../tools/run.mjs';

/**
 * Reads the commands of a document, so that a test runs what an owner copies.
 * @param file relative to the repository
 * @param heading of the part that has them, such as `### Restore`
 * @returns its lines of `sh`, up to the next heading
 */
export function commandsIn(file: string, heading: string): readonly string[] {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  const [, part = ''] = text.split(`\n${heading}\n`);
  const [own = ''] = part.split(/^#+ /m);
  const commands = [...own.matchAll(/^```sh\n(.*?)^```/gms)].flatMap(([, lines = '']) =>
    lines.trim().split('\n'),
  );
  assert.ok(commands.length > 0, `${file} has commands below ${heading}`);
  return commands;
}

/** Where documented commands run. */
export interface CommandPlace {
  /** Their working directory. */
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  /** Beginnings of commands that need containers or the network → what happens instead. */
  readonly instead?: Readonly<Record<string, () => Promise<unknown> | undefined>>;
}

/** Runs a command in a container of Docker Compose. */
const IN_POSTGRES = 'docker compose exec -T postgres ';

/**
 * Runs documented commands, as a shell does; those of the container of PostgreSQL run here.
 * @param commands of `commandsIn`
 * @param place where
 * @throws Error with the command's output when one fails
 */
export async function runCommands(
  commands: readonly string[],
  { folder, env, instead = {} }: CommandPlace,
): Promise<void> {
  for (const command of commands) {
    const [, replace] = Object.entries(instead).find(([start]) => command.startsWith(start)) ?? [];
    if (replace) {
      await replace();
      continue;
    }
    const own = command.startsWith(IN_POSTGRES) ? command.slice(IN_POSTGRES.length) : command;
    assert.doesNotMatch(own, /^(?:docker|git) /, 'a test says what happens instead');
    execFileSync('sh', ['-c', own], { cwd: folder, env: { ...process.env, ...env }, stdio: 'pipe' });
  }
}
