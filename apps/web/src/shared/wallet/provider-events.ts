type Listener = (...values: unknown[]) => void;

/** The listeners of a provider of our own (EIP-1193), and how it notifies them. */
export function createProviderEvents() {
  const listeners = new Map<string, Set<Listener>>();
  return {
    on: (event: string, listener: Listener): void => {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
    },
    removeListener: (event: string, listener: Listener): void => {
      listeners.get(event)?.delete(listener);
    },
    emit: (event: string, value: unknown): void => {
      for (const listener of listeners.get(event) ?? []) listener(value);
    },
  };
}
