import type { CSSProperties } from 'react';

const edge = '1rem';

/**
 * A row of a dialog that scrolls sideways, outside of the style sheet, which every page loads. It reaches into the
 * dialog's padding, where it fades out: at either end the fade is over the padding alone.
 */
export const sideways: CSSProperties = {
  flexWrap: 'nowrap',
  minWidth: 0,
  flexShrink: 0,
  margin: `-0.25rem -${edge}`,
  padding: `0.25rem ${edge}`,
  scrollPaddingInline: edge,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  maskImage: `linear-gradient(to right, transparent, #000 ${edge} calc(100% - ${edge}), transparent)`,
};
