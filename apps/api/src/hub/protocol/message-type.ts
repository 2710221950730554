/** The types of hub messages, in both directions. */
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

/** Whether a stateful connection counts, keeps and resends messages of this type. */
export function isCounted(type: number): boolean {
  return type <= messageType.cancelInvocation;
}
