import type { Measurement } from './bench.ts';

/** A measurement as it is printed and recorded. */
export type BenchRow = {
  readonly name: string;
  readonly unit: string;
  readonly ours: number;
  readonly peer: number | null;
  readonly peerName: string | null;
  /** The ratio ours / peer, or the median of such ratios. */
  readonly ratio: number | null;
  readonly better: 'lower' | 'higher';
  readonly aim: number | null;
  /** Whether the ratio, or our figure without a peer, reaches the aim; null without an aim. */
  readonly ok: boolean | null;
};

/** Compares a measurement with its aim. */
export function toRow({ name, unit, ours, peer, better, aim }: Measurement): BenchRow {
  const ratio = peer ? (peer.ratio ?? ours / peer.figure) : null;
  const compared = ratio ?? ours;
  return {
    name,
    unit,
    ours,
    peer: peer?.figure ?? null,
    peerName: peer?.name ?? null,
    ratio,
    better,
    aim,
    ok: aim === null ? null : better === 'lower' ? compared <= aim : compared >= aim,
  };
}
