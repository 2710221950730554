/** An area of the screen in px, as `getBoundingClientRect` measures it. */
export type Area = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

export type Size = { readonly width: number; readonly height: number };

const gap = 4;
const margin = 8;

/**
 * The position of a box above an anchor and centred on it, in px of the window. Below the anchor where there is no
 * room above; moved sideways, so that none of it is outside of the window.
 */
export function placeBeside(anchor: Area, box: Size, view: Size): { left: number; top: number } {
  const centred = anchor.left + anchor.width / 2 - box.width / 2;
  const above = anchor.top - gap - box.height;
  const below = anchor.top + anchor.height + gap;
  return {
    left: clamp(centred, view.width - box.width - margin),
    top: above >= margin ? above : clamp(below, view.height - box.height - margin),
  };
}

/** The start of the window wins where a box is larger than it. */
function clamp(value: number, most: number): number {
  return Math.max(margin, Math.min(value, most));
}
