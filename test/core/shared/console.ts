/**
 * Gathers what is said through `console.warn` while an action runs.
 * @param action may be async; gets what has been said so far, which grows
 * @returns each warning as one line of text
 */
export async function catchWarnings(action: (said: readonly string[]) => unknown): Promise<string[]> {
  return catchLines('warn', action);
}

/**
 * Gathers what is said through `console.error` while an action runs.
 * @param action may be async; gets what has been said so far, which grows
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
