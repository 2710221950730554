import { ProtocolError } from './protocol-error.ts';

/** What a stateful connection has sent and its client has not acknowledged, to be sent again after a cut. */
export type SentMessages = {
  /** False when there is no room: nothing may be sent then but a close. */
  add: (frame: Buffer) => boolean;
  acknowledge: (sequenceId: number) => void;
  /** The number of the first message kept, or that of the next one where none is, and all that are kept. */
  replay: () => { sequenceId: number; frames: Buffer[] };
};

/** Messages count from 1; `maxBytes` bounds what is kept. */
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
      // The client may acknowledge what it had before a cut and not have received again what was replayed since. From there it counts
      // on, and ends if it is told to begin behind that: so all is kept until something newer than the replay is acknowledged.
      if (sequenceId <= totalAtReplay) return;
      const first = total - frames.length + 1;
      const gone = frames.slice(0, Math.max(0, sequenceId - first + 1));
      frames = frames.slice(gone.length);
      for (const { length } of gone) bytes -= length;
    },
    replay: () => {
      totalAtReplay = total;
      return { sequenceId: total - frames.length + 1, frames: [...frames] };
    },
  };
}
