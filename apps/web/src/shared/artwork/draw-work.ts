/** The shapes and colours of a work. */
export type WorkDrawing = {
  readonly sky: string;
  readonly sea: string;
  readonly sun: { readonly x: number; readonly y: number; readonly r: number; readonly fill: string };
  readonly sail: {
    readonly main: string;
    readonly fore: string;
    readonly fill: string;
    readonly second: string;
  };
  readonly wave: string;
  readonly boatX: number;
};

/** A boat at sea, the same for each number; numbers differ in colours, sun, waves and sails. */
export function drawWork(tokenId: bigint): WorkDrawing {
  const pick = createPicker(tokenId);
  const hue = pick(0, 359);
  const isNight = pick(0, 3) === 0;
  const height = pick(28, 40);
  const crest = pick(3, 9);
  const level = pick(58, 66);
  return {
    sky: isNight ? `hsl(${hue} 38% 20%)` : `hsl(${hue} 62% 80%)`,
    sea: `hsl(${(hue + 150) % 360} 46% ${isNight ? 24 : 42}%)`,
    sun: { x: pick(15, 85), y: pick(12, 34), r: pick(5, 12), fill: isNight ? '#f4f0df' : '#f7b733' },
    sail: {
      main: `M1 -2 V-${height} L${pick(12, 18)} -2 Z`,
      fore: `M-2 -2 V-${height - pick(4, 10)} L-${pick(9, 14)} -2 Z`,
      fill: '#fffaf0',
      second: `hsl(${(hue + 60) % 360} 60% 62%)`,
    },
    wave: `M0 ${level} Q12 ${level - crest} 25 ${level} T50 ${level} T75 ${level} T100 ${level} V100 H0 Z`,
    boatX: pick(32, 68),
  };
}

/** Numbers from a seed, each within its bounds. */
function createPicker(seed: bigint): (least: number, most: number) => number {
  let state = Number(BigInt.asUintN(31, seed * 2_654_435_761n + 12_345n));
  return (least, most) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return least + ((state >>> 8) % (most - least + 1));
  };
}
