import { run } from '../../tools/run.mjs';

/** How a tool of the house ended. */
export interface ToolResult {
  readonly code: number;
  readonly output: string;
}

// Against what hangs, not against a slow machine.
const TIME_LIMIT_MS = 300_000;

/**
 * Runs a script of the house as its users do, in a process of its own.
 * @param args Node's arguments: options, the script, the script's arguments
 * @param env added to the environment
 * @returns exit code, and stdout and stderr together
 */
export async function runTool(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<ToolResult> {
  // An outer node:test tells inner ones to report in its own binary form.
  const cleanEnv = { NODE_TEST_CONTEXT: undefined, RESULTS_FILE: undefined, ...env };
  return run(process.execPath, [...args], { env: cleanEnv, timeLimitMs: TIME_LIMIT_MS });
}
