import { expect, it } from 'vitest';
import { listFromTiersRequest, listManifestSchema } from './list-manifest.ts';

const hash = `0x${'ab'.repeat(32)}`;
const manifest = {
  version: 1,
  snapshot: { chainId: 31_337, block: '120', blockHash: hash, tierUnit: '1000' },
  rule: { perWeight: '12.5', minimum: '50', maximum: '4000' },
  scope: { chainId: 31_338, project: 8, round: 0 },
  payDecimals: 6,
  snapshotHash: hash,
  listHash: hash,
  listRoot: hash,
  entries: 6,
};

it('[IDO-13] given a manifest, then it is read as it is; given another version or field, then it is none', () => {
  expect(listManifestSchema.parse(manifest)).toEqual(manifest);
  for (const change of [{ version: 2 }, { entries: 0 }, { more: 1 }, { snapshot: {} }, { payDecimals: 78 }])
    expect(listManifestSchema.safeParse({ ...manifest, ...change }).success).toBe(false);
});

it('[IDO-13] given a request that names a block, then it is refused: tiers are those of the last final one', () => {
  const request = { ...manifest.scope, payDecimals: 6, ...manifest.rule };
  expect(listFromTiersRequest.safeParse(request).success).toBe(true);
  expect(listFromTiersRequest.safeParse({ ...request, block: '120' }).success).toBe(false);
});
