import { parentPort, workerData } from 'node:worker_threads';
import { createSaleList } from '@tradewind/rules/launchpad/create-sale-list';
import { parseListUpload } from '@tradewind/rules/launchpad/list-upload';
import { maximumListFaults } from '@tradewind/schema/launchpad/list-upload';
import { keccak256 } from 'viem';
import { sha256 } from '../sha256.ts';
import type { UploadJob, UploadResult } from './upload-message.ts';

function read({ body, scope, terms }: UploadJob): UploadResult {
  const upload = parseListUpload(new TextDecoder().decode(body), terms, keccak256);
  if (upload.kind === 'faulty') {
    const { faults } = upload;
    return { kind: 'faulty', faults: faults.slice(0, maximumListFaults), faultCount: faults.length };
  }
  const use = { scope, payDecimals: terms.payDecimals };
  const list = createSaleList(upload.entries, use, { keccak: keccak256, sha256 });
  return { kind: 'list', list: { ...list, entries: { length: list.entries.length } } };
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's port has no origin
parentPort?.postMessage(read(workerData));
