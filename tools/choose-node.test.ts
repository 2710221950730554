import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chooseNode, releaseDays } from './choose-node.mjs';
import { root } from './run.ts';

const today = new Date('2026-11-22');
const old = { packaged: '24.0.0', releaseDay: '2025-05-06', today };
const recent = { packaged: '24.21.0', releaseDay: '2026-09-10', today };

function noticeAt(day: string): string | undefined {
  return chooseNode({ ...recent, own: undefined, today: new Date(day) }).notice;
}

describe('the Node that runs the project', () => {
  it.each(['24.17.0', '24.22.1', '26.0.0'])('is %s of the user, where the packaged one is older', (own) => {
    const { use, notice } = chooseNode({ ...old, own });
    expect(use).toBe('own');
    expect(notice).toBe(
      `The packaged Node 24.0.0 (2025-05-06) is older than six months: your own Node ${own} is used.`,
    );
  });

  it.each([undefined, '20.19.0', '24.9.0', '24.16.9'])('is the packaged one where the own is %s', (own) => {
    const { use, notice } = chooseNode({ ...old, own });
    expect(use).toBe('packaged');
    expect(notice).toBe(
      'The packaged Node 24.0.0 (2025-05-06) is older than six months and lacks security releases: install Node 24.17.0 or newer, and it is used instead.',
    );
  });

  it('is the packaged one that tests ran on, unless it lacks a security release', () => {
    expect(chooseNode({ ...recent, own: '26.0.0' })).toEqual({ use: 'packaged', notice: undefined });
  });

  it('reports when a packaged one without known faults becomes old', () => {
    expect(noticeAt('2027-03-10')).toBeUndefined();
    expect(noticeAt('2027-03-11')).toBe('The packaged Node 24.21.0 (2026-09-10) is older than six months.');
  });

  it('has a day for every packaged version', () => {
    const { optionalDependencies } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
    const packaged = Object.entries(optionalDependencies).map((entry) => entry.join('@'));
    expect(Object.keys(releaseDays).toSorted()).toEqual(packaged.toSorted());
  });
});
