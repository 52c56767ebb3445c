/**
 * Gathers what is said through `console.warn` while an action runs.
 * @param action may be async
 * @returns each warning as one line of text
 */
export async function catchWarnings(action: () => unknown): Promise<string[]> {
  return catchLines('warn', action);
}

/**
 * Gathers what is said through `console.error` while an action runs.
 * @param action may be async
 * @returns each error as one line of text
 */
export async function catchErrors(action: () => unknown): Promise<string[]> {
  return catchLines('error', action);
}

async function catchLines(method: 'warn' | 'error', action: () => unknown): Promise<string[]> {
  const lines: string[] = [];
  const original: unknown = Reflect.get(console, method);
  console[method] = (...parts: unknown[]) => {
    lines.push(parts.map(String).join(' '));
  };
  try {
    await action();
  } finally {
    Reflect.set(console, method, original);
  }
  return lines;
}
