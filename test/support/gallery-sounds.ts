/**
 * Creates one second of silence.
 * @returns its URL
 */
export function soundUrl(): string {
  const rate = 8000;
  const bytes = new Uint8Array(44 + rate).fill(128);
  const view = new DataView(bytes.buffer);
  const write = (at: number, text: string) => {
    bytes.set(new TextEncoder().encode(text), at);
  };
  write(0, 'RIFF');
  view.setUint32(4, 36 + rate, true);
  write(8, 'WAVEfmt ');
  for (const [at, value] of [
    [16, 16],
    [24, rate],
    [28, rate],
    [40, rate],
  ] as const)
    view.setUint32(at, value, true);
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 1],
    [34, 8],
  ] as const)
    view.setUint16(at, value, true);
  write(36, 'data');
  return URL.createObjectURL(new Blob([bytes], { type: 'audio/wav' }));
}

/**
 * Ignores an error that is not ours: Chromium's player controls observe their own size, and on a busy machine the page gets
 * a ResizeObserver error.
 */
export function forgiveLatePlayers(): void {
  addEventListener(
    'error',
    (event) => {
      // The event of a file that does not load has no message.
      if ((event as Partial<ErrorEvent>).message?.startsWith('ResizeObserver loop'))
        event.stopImmediatePropagation();
    },
    true,
  );
}
