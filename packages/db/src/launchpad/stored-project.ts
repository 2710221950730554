import { createHash } from 'node:crypto';
import type { Hex } from '../column/hex-bytes.ts';
import type { ProjectRoundRow, ProjectRow } from './app-tables.ts';

/** A project with its rounds, in the order of their numbers. */
export type StoredProject = ProjectRow & { rounds: readonly Omit<ProjectRoundRow, 'project'>[] };

/** The SHA-256 of all that is stored of a project: two that differ in any column or round have two versions. */
export function toProjectVersion({ rounds, ...project }: StoredProject): Hex {
  const columns = Object.entries(project).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const places = rounds.map(({ round, name, chainId }) => [round, name, chainId]);
  const text = JSON.stringify([columns, places]);
  return `0x${createHash('sha256').update(text).digest('hex')}`;
}
