// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { QrCode } from '../wallet-connect/qr-code.tsx';

afterEach(cleanup);

it.each(['0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359', '0x8ba1f109551bD432803012645Ac136ddd64DBA72'])(
  '[WAL-03] given the code of %s, then a camera reads the address with its checksum',
  (address) => {
    render(<QrCode text={address} label="code" />);
    const code = screen.getByRole('img', { name: 'code' });
    const path = code.querySelector('path')?.getAttribute('d') ?? '';
    // Three modules of quiet zone on both sides.
    const size = Number(code.getAttribute('viewBox')?.split(' ')[2]) - 6;
    expect(readQr(path, size)).toBe(address);
  },
);

/** Reads a drawn QR code of one block of error correction (versions 1 to 3, level L or M), as a camera would. */
function readQr(path: string, size: number): string {
  const isDark = rasterize(path);
  const mask = readMask(isDark);
  return readText(readBits(isDark, mask, size));
}

type IsDark = (x: number, y: number) => boolean;

/** The modules inside of the outlines: an odd number of edges is to the left of their centre. */
function rasterize(path: string): IsDark {
  const edges = new Set<string>();
  for (const outline of path.split('Z')) {
    const points = [...outline.matchAll(/(\d+) (\d+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
    points.forEach(([x, y], index) => {
      const [nextX, nextY] = points[(index + 1) % points.length]!;
      if (x !== nextX) return;
      for (let row = Math.min(y, nextY); row < Math.max(y, nextY); row++) edges.add(`${x} ${row}`);
    });
  }
  return (x, y) =>
    Array.from({ length: x + 1 }, (_, left) => edges.has(`${left} ${y}`)).filter(Boolean).length % 2 === 1;
}

/** Bits 10 to 12 of the format, which is beside the upper left finder. */
function readMask(isDark: IsDark): number {
  const format = [4, 3, 2].map((x) => Number(isDark(x, 8)));
  const bits = format.reduce((value, bit, index) => value | (bit << (10 + index)), 0);
  return ((bits ^ 0x5412) >> 10) & 7;
}

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Column pairs from the right, upwards and downwards in turn, without the modules that hold no data. */
function readBits(isDark: IsDark, mask: number, size: number): string {
  let bits = '';
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    const isUpward = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++) {
      const y = isUpward ? size - 1 - step : step;
      for (const x of [right, right - 1])
        if (!isFunction(x, y, size)) bits += Number(isDark(x, y) !== masks[mask]!(x, y));
    }
  }
  return bits;
}

function isFunction(x: number, y: number, size: number): boolean {
  const isFinder = (x < 9 && y < 9) || (x >= size - 8 && y < 9) || (x < 9 && y >= size - 8);
  const isAligned = (at: number) => size > 21 && Math.abs(at - (size - 7)) <= 2;
  return isFinder || x === 6 || y === 6 || (isAligned(x) && isAligned(y));
}

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

/** The segments of digits, capitals and bytes. */
function readText(bits: string): string {
  let at = 0;
  const take = (count: number) => Number.parseInt(bits.slice(at, (at += count)), 2);
  let text = '';
  for (;;) {
    const mode = take(4);
    if (mode === 0) return text;
    if (mode === 7) take(8);
    else if (mode === 4) for (let left = take(8); left > 0; left--) text += String.fromCharCode(take(8));
    else if (mode === 2)
      for (let left = take(9); left > 0; left -= 2) {
        const value = take(left > 1 ? 11 : 6);
        text += left > 1 ? letters[Math.floor(value / 45)]! + letters[value % 45]! : letters[value]!;
      }
    else if (mode === 1)
      for (let left = take(10); left > 0; left -= 3)
        text += String(take([0, 4, 7, 10][Math.min(left, 3)]!)).padStart(Math.min(left, 3), '0');
    else throw new Error(`a segment of mode ${mode}`);
  }
}
