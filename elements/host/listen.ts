interface Listenable<Value> {
  listen(listener: (value: Value) => void): () => void;
}

/** Listens to a store for as long as somebody is there: what a shell hands to its model. */
export type Listen = <Value>(store: Listenable<Value>, listener: (value: Value) => void) => void;
