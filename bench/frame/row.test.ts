import { expect, it } from 'vitest';
import { toRow } from './row.ts';

const measured = { name: 'small', unit: 'µs', ours: 2, better: 'lower', aim: 0.5 } as const;

it('compares the ratio to the peer with the aim', () => {
  expect(toRow({ ...measured, peer: { name: 'sdk', figure: 500 } })).toEqual({
    ...measured,
    peer: 500,
    peerName: 'sdk',
    ratio: 0.004,
    ok: true,
  });
  expect(toRow({ ...measured, peer: { name: 'sdk', figure: 3 } }).ok).toBe(false);
});

it('compares our own figure with the aim without a peer', () => {
  expect(toRow(measured)).toMatchObject({ peer: null, peerName: null, ratio: null, ok: false });
  expect(toRow({ ...measured, better: 'higher' }).ok).toBe(true);
});

it('does not accept a figure that could not be measured', () => {
  expect(toRow({ ...measured, ours: Number.NaN }).ok).toBe(false);
});

it('neither accepts nor refuses a figure without an aim', () => {
  expect(toRow({ ...measured, aim: null })).toMatchObject({ ours: 2, aim: null, ok: null });
});

it('uses the median of many ratios where there is one', () => {
  const peer = { name: 'sdk', figure: 3, ratio: 0.25 };
  expect(toRow({ ...measured, peer })).toMatchObject({ peer: 3, ratio: 0.25, ok: true });
});
