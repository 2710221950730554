/** Limits of a picture before it is decoded: a third of a second of work at most. */
export const pictureLimits = { maxPixels: 16_777_216, maxSide: 8_192 };
