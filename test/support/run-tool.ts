import { run } from '../../tools/run.mjs';

/** How a tool ended. */
export interface ToolResult {
  readonly code: number;
  readonly output: string;
}

// Only stops a hanging tool.
const TIME_LIMIT_MS = 300_000;

/**
 * Runs one of our scripts in a process of its own.
 * @param args Node's arguments: options, the script, the script's arguments
 * @param env added to the environment
 * @returns exit code, and stdout and stderr together
 */
export async function runTool(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<ToolResult> {
  // An outer node:test makes inner ones report in its binary format.
  const cleanEnv = { NODE_TEST_CONTEXT: undefined, RESULTS_FILE: undefined, ...env };
  return run(process.execPath, [...args], { env: cleanEnv, timeLimitMs: TIME_LIMIT_MS });
}
