import { expect, it } from 'vitest';
import { createComing, createProject, createUnknown, sampleNow } from '../stories/sample-lists.ts';
import { sortProjects } from './sort-projects.ts';

const at = (symbol: string, status: 2 | 3 | 4, startOpenIdo: number, closeJoinIdo: number) =>
  createProject({ symbol, status, startOpenIdo, closeJoinIdo });

it('[IDO-03] given active sales, then the open ones come first, each by the time that it counts to, and the unknown last', () => {
  const projects = [
    createUnknown(),
    createComing({ symbol: 'COMING' }),
    at('OVER', 4, sampleNow - 9, sampleNow - 1),
    at('LATER', 2, sampleNow + 20, sampleNow + 30),
    at('SOON', 2, sampleNow + 10, sampleNow + 90),
    at('LONG', 3, sampleNow - 9, sampleNow + 80),
    at('SHORT', 3, sampleNow - 1, sampleNow + 5),
    createComing({ symbol: 'OLDER' }),
  ];
  expect(sortProjects(projects).map(({ symbol }) => symbol)).toEqual([
    'SHORT',
    'LONG',
    'SOON',
    'LATER',
    'OVER',
    'COMING',
    'OLDER',
    'HAL',
  ]);
});
