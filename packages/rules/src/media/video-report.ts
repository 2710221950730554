/** Playing time of a video at most. */
export const maximumVideoSeconds = 600;

/** A walked video; a file that is none has the reason. */
export type VideoReport =
  | { readonly kind: 'video'; readonly codec: string; readonly seconds: number }
  | { readonly kind: 'fault'; readonly reason: string };

/** Thrown by the walkers inside of their file only: the report has its message. */
export class VideoFault extends Error {
  override readonly name = 'VideoFault';
}

/** Runs a walk; a fault and a read beyond the end become the report. */
export function reportVideo(walk: () => { codec: string; seconds: number }): VideoReport {
  try {
    const { codec, seconds } = walk();
    if (seconds > maximumVideoSeconds) return { kind: 'fault', reason: 'plays longer than ten minutes' };
    return { kind: 'video', codec, seconds };
  } catch (error) {
    if (error instanceof VideoFault) return { kind: 'fault', reason: error.message };
    // What `DataView` throws for a place beyond the end.
    if (error instanceof RangeError) return { kind: 'fault', reason: 'is cut off' };
    throw error;
  }
}
