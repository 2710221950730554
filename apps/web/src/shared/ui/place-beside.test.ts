import { expect, it } from 'vitest';
import { placeBeside } from './place-beside.ts';

const view = { width: 320, height: 640 };
const box = { width: 240, height: 100 };

it('[SHELL-05] given room, then the box is centred above its anchor', () => {
  expect(placeBeside({ left: 148, top: 300, width: 24, height: 24 }, box, view)).toEqual({
    left: 40,
    top: 196,
  });
});

it('[SHELL-05] given an anchor at either side, then the box stays inside the window', () => {
  expect(placeBeside({ left: 0, top: 300, width: 24, height: 24 }, box, view).left).toBe(8);
  expect(placeBeside({ left: 296, top: 300, width: 24, height: 24 }, box, view).left).toBe(320 - 240 - 8);
});

it('[SHELL-05] given no room above, then the box is below its anchor', () => {
  expect(placeBeside({ left: 148, top: 60, width: 24, height: 24 }, box, view).top).toBe(88);
});

it('[SHELL-05] given a box larger than the window, then its start is visible', () => {
  const large = { width: 400, height: 700 };
  expect(placeBeside({ left: 148, top: 300, width: 24, height: 24 }, large, view)).toEqual({
    left: 8,
    top: 8,
  });
});
