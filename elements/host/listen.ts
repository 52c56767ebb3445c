interface Listenable<Value> {
  listen(listener: (value: Value) => void): () => void;
}

/** Listens to a store for as long as the element is in the page: what a shell hands to its model. */
export type Listen = <Value>(store: Listenable<Value>, listener: (value: Value) => void) => void;
