import { isCounted, messageType } from './message-type.ts';
import { ProtocolError } from './protocol-error.ts';

/** The received messages of a stateful connection, so that none is handled twice. */
export type ReceivedMessages = {
  /** After a reconnect every message is ignored until the client sends the sequence where it continues. */
  expectSequence: () => void;
  resume: (sequenceId: number) => void;
  /** Whether a message is new. */
  take: (type: number) => boolean;
  /** The number to acknowledge, once; undefined while there is nothing new. */
  takeAck: () => number | undefined;
};

export function createReceivedMessages(): ReceivedMessages {
  let next = 1;
  let latest = 0;
  let mustAck = false;
  let isWaiting = false;
  return {
    expectSequence: () => void (isWaiting = true),
    resume: (sequenceId) => {
      if (sequenceId > latest + 1) throw new ProtocolError('The sequence is ahead of what was received.');
      next = sequenceId;
    },
    take: (type) => {
      if (isWaiting) {
        isWaiting = type !== messageType.sequence;
        return !isWaiting;
      }
      if (!isCounted(type)) return true;
      const id = next;
      next += 1;
      // A repeated message means that our acknowledgement was lost with the old socket.
      mustAck = true;
      if (id <= latest) return false;
      latest = id;
      return true;
    },
    takeAck: () => {
      if (!mustAck) return undefined;
      mustAck = false;
      return latest;
    },
  };
}
