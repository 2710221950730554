import { ProtocolError } from './protocol-error.ts';

/** The unacknowledged messages of a stateful connection, which are sent again after a reconnect. */
export type SentMessages = {
  /** False when there is no room: then only a close may be sent. */
  add: (frame: Buffer) => boolean;
  acknowledge: (sequenceId: number) => void;
  /** The size of all kept messages. */
  bytes: () => number;
  /** All kept messages, without counting them as sent again. */
  list: () => readonly Buffer[];
  /** The number of the first kept message, or of the next one where none is kept, and all kept messages. */
  replay: () => { sequenceId: number; frames: Buffer[] };
};

/** Messages count from 1; `maxBytes` limits the kept ones. */
export function createSentMessages(maxBytes: number): SentMessages {
  let frames: Buffer[] = [];
  let bytes = 0;
  let total = 0;
  let totalAtReplay = 0;
  return {
    add: (frame) => {
      if (bytes + frame.length > maxBytes) return false;
      frames.push(frame);
      bytes += frame.length;
      total += 1;
      return true;
    },
    acknowledge: (sequenceId) => {
      if (sequenceId > total) throw new ProtocolError('More was acknowledged than was sent.');
      // The client may acknowledge messages from before a reconnect without having received the replay. It
      // counts on from there, and ends if a sequence is beyond that. So everything is kept until a message
      // newer than the replay is acknowledged.
      if (sequenceId <= totalAtReplay) return;
      const first = total - frames.length + 1;
      const gone = frames.slice(0, Math.max(0, sequenceId - first + 1));
      frames = frames.slice(gone.length);
      for (const { length } of gone) bytes -= length;
    },
    bytes: () => bytes,
    list: () => frames,
    replay: () => {
      totalAtReplay = total;
      return { sequenceId: total - frames.length + 1, frames: [...frames] };
    },
  };
}
