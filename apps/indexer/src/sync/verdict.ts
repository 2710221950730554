import type { Testimony } from '../rpc/testimony.ts';

/** `tied` when as many nodes contradict as agree; `unknown` when no answer counts. */
export type Verdict = 'upheld' | 'tied' | 'refuted' | 'unknown';

/** Verdict on an old block of the index. A node without it lags or keeps no history, which proves nothing. */
export function verifyIndexedBlock(testimonies: readonly Testimony[]): Verdict {
  const { same, other } = count(testimonies);
  if (same + other === 0) return 'unknown';
  if (same === other) return 'tied';
  return same > other ? 'upheld' : 'refuted';
}

/**
 * Verdict on a block of one node that is about to become final. Where most nodes lack it, that node may have
 * invented it.
 */
export function verifyNewBlock(testimonies: readonly Testimony[]): Verdict {
  const { same, other, none } = count(testimonies);
  if (same + other + none === 0) return 'unknown';
  if (same > other + none) return 'upheld';
  if (same < other + none) return 'refuted';
  return other > 0 ? 'tied' : 'upheld';
}

/** In one line, for the log and the operator. */
export function describeTestimonies(testimonies: readonly Testimony[]): string {
  return testimonies.map((testimony) => `${testimony.node} ${describe(testimony)}`).join(', ');
}

function describe(testimony: Testimony): string {
  if (testimony.says === 'other') return `has ${testimony.hash}`;
  if (testimony.says === 'altered') return `has other contents of block ${testimony.number}`;
  return wordings[testimony.says];
}

const wordings = {
  same: 'has the same',
  none: 'has no such block',
  nothing: 'does not answer on this chain',
} as const;

function count(testimonies: readonly Testimony[]) {
  const of = (says: Testimony['says']) => testimonies.filter((testimony) => testimony.says === says).length;
  return { same: of('same'), other: of('other') + of('altered'), none: of('none') };
}
