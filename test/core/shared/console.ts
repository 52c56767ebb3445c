/**
 * Collects the messages of `console.warn` while an action runs.
 * @param action may be async; receives the live list of messages
 * @returns each warning as one line of text
 */
export async function catchWarnings(action: (said: readonly string[]) => unknown): Promise<string[]> {
  return catchLines('warn', action);
}

/**
 * Collects the messages of `console.error` while an action runs.
 * @param action may be async; receives the live list of messages
 * @returns each error as one line of text
 */
export async function catchErrors(action: (said: readonly string[]) => unknown): Promise<string[]> {
  return catchLines('error', action);
}

async function catchLines(
  method: 'warn' | 'error',
  action: (said: readonly string[]) => unknown,
): Promise<string[]> {
  const lines: string[] = [];
  const original: unknown = Reflect.get(console, method);
  console[method] = (...parts: unknown[]) => {
    lines.push(parts.map(String).join(' '));
  };
  try {
    await action(lines);
  } finally {
    Reflect.set(console, method, original);
  }
  return lines;
}
