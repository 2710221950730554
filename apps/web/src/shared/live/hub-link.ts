/** The used part of the official client's connection. */
export type HubLink = {
  start(): Promise<void>;
  stop(): Promise<void>;
  invoke(method: string, ...parameters: unknown[]): Promise<unknown>;
  on(target: string, listener: (message: unknown) => void): void;
  onclose(listener: () => void): void;
};
