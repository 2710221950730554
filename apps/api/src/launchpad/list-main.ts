import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type ManifestFinding, repeatTierList } from '@tradewind/rules/launchpad/list-manifest';
import { listManifestSchema } from '@tradewind/schema/launchpad/list-manifest';
import { keccak256 } from 'viem';
import { sha256 } from './sha256.ts';

/**
 * `node apps/api/src/launchpad/list-main.ts --manifest FILE --snapshot FILE`: anybody computes a list from tiers again,
 * without our database. The list goes to stdout where all of the manifest is true.
 */
function main(): void {
  const file = { type: 'string' } as const;
  const { values } = parseArgs({ options: { manifest: file, snapshot: file } });
  const { manifest: manifestFile, snapshot: snapshotFile } = values;
  if (manifestFile === undefined || snapshotFile === undefined)
    throw new TypeError('--manifest FILE --snapshot FILE');
  const manifest = listManifestSchema.safeParse(JSON.parse(readFileSync(manifestFile, 'utf8')));
  if (!manifest.success) throw new TypeError(`${manifestFile} is no manifest of a list`);
  const snapshot = readFileSync(snapshotFile, 'latin1');
  const finding = repeatTierList(manifest.data, snapshot, { keccak: keccak256, sha256 });
  if (finding.kind !== 'same') throw new TypeError(describe(finding));
  process.stdout.write(finding.file);
}

function describe(finding: Exclude<ManifestFinding, { kind: 'same' }>): string {
  if (finding.kind === 'faultyRule') return 'the rule of the manifest is faulty';
  if (finding.kind === 'faultySnapshot')
    return `line ${finding.line} of the snapshot is faulty: ${finding.reason}`;
  return `${finding.field} differs from the manifest: computed ${finding.computed}`;
}

try {
  main();
} catch (error) {
  process.stderr.write(`list: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
