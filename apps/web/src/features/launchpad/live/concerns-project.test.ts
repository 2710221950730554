import { areaTopic } from '@tradewind/schema/hub/chain-topic';
import type { IdoProcessing } from '@tradewind/schema/launchpad/ido-processing';
import { expect, it } from 'vitest';
import { toAddress } from '../../../../test-support/known.ts';
import { concernsProject } from './concerns-project.ts';

const topic = areaTopic('launchpad', 31338);
const change: IdoProcessing = {
  idoId: 4,
  round: 1,
  status: 3,
  percentProcess: '126.00',
  totalRaise: '10000',
  joined: '12600',
  step: 'joined',
  chainId: 31338,
  sale: toAddress('a'),
  blockNumber: 11,
  buyerCount: 3,
};

it.each([
  ['its project', { kind: 'area', topic, target: 'ido_processing', content: change } as const, 4, true],
  ['another project', { kind: 'area', topic, target: 'ido_processing', content: change } as const, 5, false],
  ['a list', { kind: 'area', topic, target: 'ido_processing', content: change } as const, undefined, true],
  [
    'a content of another form',
    { kind: 'area', topic, target: 'ido_processing', content: { idoId: 'x' } } as const,
    5,
    true,
  ],
  ['a gap', { kind: 'missed', topic } as const, 5, true],
])(
  '[HUB-02] [IDO-09] given an update about %s, then the page is renewed where it may be old',
  (_, update, project, expected) => {
    expect(concernsProject(update, project)).toBe(expected);
  },
);
