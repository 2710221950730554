import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getBlock } from 'viem/actions';
import { afterAll, describe, expect, it } from 'vitest';
import { connectChain } from './chain/connect.ts';
import { startChainNode } from './chain-node.ts';

const folder = mkdtempSync(join(tmpdir(), 'tradewind-chain-test-'));
const stateFile = join(folder, 'chain.json');
afterAll(() => rmSync(folder, { recursive: true }));

describe('startChainNode', () => {
  it('[OPS-01] keeps the chain and its genesis over a restart, and then follows the wall clock', async () => {
    const yesterday = Math.floor(Date.now() / 1000) - 86_400;
    const first = await startChainNode({ stateFile, mining: 'manual', genesisTimestamp: yesterday });
    const before = connectChain(first.rpcUrl);
    await before.mine({ blocks: 3 });
    const genesis = await getBlock(before, { blockNumber: 0n });
    expect(Number(genesis.timestamp)).toBe(yesterday);
    await first.stop();
    expect(await first.exited).toBe('ended with code 0');

    const second = await startChainNode({ stateFile, mining: 'interval' });
    const after = connectChain(second.rpcUrl);
    expect((await getBlock(after, { blockNumber: 0n })).hash).toBe(genesis.hash);
    await after.mine({ blocks: 1 });
    const latest = await getBlock(after);
    expect(latest.number).toBe(4n);
    expect(Math.abs(Number(latest.timestamp) - Date.now() / 1000)).toBeLessThan(5);
    await second.stop();
  });

  it('[OPS-01] given a chain that is started and stopped repeatedly, then block 0 stays the parent of block 1', async () => {
    const options = { stateFile: join(folder, 'restarted.json') };
    const first = await startChainNode(options);
    await connectChain(first.rpcUrl).mine({ blocks: 1 });
    await first.stop();
    for (let restart = 0; restart < 6; restart += 1) {
      const node = await startChainNode(options);
      const client = connectChain(node.rpcUrl);
      const genesis = await getBlock(client, { blockNumber: 0n });
      expect(await getBlock(client, { blockNumber: 1n })).toMatchObject({ parentHash: genesis.hash });
      await node.stop();
    }
  });

  it('[OPS-01] reports in one line that its port is taken', async () => {
    const node = await startChainNode();
    const port = Number(new URL(node.rpcUrl).port);
    await expect(startChainNode({ port, chainId: 31338 })).rejects.toThrow(
      `Port ${port} (chain node) is taken`,
    );
    await node.stop();
  });
});
