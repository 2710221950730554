import { parentPort, workerData } from 'node:worker_threads';
import { createTierList } from '@tradewind/rules/launchpad/list-manifest';
import { formatTierSnapshot, type TierStake } from '@tradewind/rules/launchpad/tier-snapshot';
import { keccak256 } from 'viem';
import { sha256 } from '../sha256.ts';
import type { TierListJob, TierListResult } from './tier-list-message.ts';

function compute({ lines, origin }: TierListJob): TierListResult {
  const stakes = lines.split('\n').flatMap(parseStake);
  const snapshotFile = formatTierSnapshot(stakes, BigInt(origin.snapshot.tierUnit));
  const list = createTierList(origin, snapshotFile, { keccak: keccak256, sha256 });
  if (list.kind === 'faultyRule') return { kind: 'faultyRule' };
  if (list.kind === 'faultySnapshot') {
    if (list.reason === 'noEntries') return { kind: 'nobody' };
    if (list.reason === 'tooManyEntries') return { kind: 'tooMany' };
    throw new TypeError(`the snapshot has a fault at line ${list.line}: ${list.reason}`);
  }
  const { file, nodes, manifest } = list;
  const { scope, payDecimals, listHash: hash, listRoot: root } = manifest;
  const entries = { length: manifest.entries };
  return {
    kind: 'list',
    list: { scope, payDecimals, entries, file, hash, root, nodes },
    snapshotFile,
    manifest,
  };
}

function parseStake(line: string): TierStake[] {
  const [account = '', staked = '', boostBps = ''] = line.split(',');
  return line === ''
    ? []
    : [{ account: `0x${account.slice(2)}`, staked: BigInt(staked), boostBps: BigInt(boostBps) }];
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's port has no origin
parentPort?.postMessage(compute(workerData));
