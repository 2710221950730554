/** Pictures that the HTML of the market has: those of the first cards. */
export const firstStillCount = 4;

/** Their widths; a browser takes the one that fits its screen. */
export const firstStillWidths = ['320', '640'] as const;
