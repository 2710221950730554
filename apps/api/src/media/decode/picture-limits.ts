/** Limits of a picture before it is decoded: a third of a second of work at most. */
export const pictureLimits = { maxPixels: 16_777_216, maxSide: 8_192 };

/** Limits of an artwork, of one frame and of all of them. */
export const fileLimits = {
  maxPixels: 50_000_000,
  maxSide: 12_000,
  maxFrames: 300,
  maxPixelsOfAll: 300_000_000,
};
