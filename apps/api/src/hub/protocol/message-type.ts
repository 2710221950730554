/** The types of hub messages, both ways. */
export const messageType = {
  invocation: 1,
  streamItem: 2,
  completion: 3,
  streamInvocation: 4,
  cancelInvocation: 5,
  ping: 6,
  close: 7,
  ack: 8,
  sequence: 9,
} as const;

/** Those that a stateful connection counts, keeps and sends again. */
export function isCounted(type: number): boolean {
  return type <= messageType.cancelInvocation;
}
