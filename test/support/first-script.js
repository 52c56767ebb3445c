globalThis.ran = ['first'];
