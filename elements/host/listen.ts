interface Listenable<Value> {
  listen(listener: (value: Value) => void): () => void;
}

/** Listens to a store while the element is connected; the shell passes it to its model. */
export type Listen = <Value>(store: Listenable<Value>, listener: (value: Value) => void) => void;
