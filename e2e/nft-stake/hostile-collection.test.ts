import { erc721Abi } from '@tradewind/abi/standard/erc721.abi';
import type { Page } from '@playwright/test';
import { type Address, encodeFunctionData, zeroAddress } from 'viem';
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { expect, test } from '../fixture/game-test.ts';
import { type ArmedCall, deployGreedyCollection } from '../fixture/greedy-collection.ts';
import { closeDone } from '../fixture/pool-page.ts';
import { findSimulation } from '../fixture/simulation.ts';
import { payTrader } from '../fixture/trader.ts';
import { connectWallet } from '../fixture/wallet-dialog.ts';
import { createWorks } from '../fixture/works.ts';

const thief = '0x1111111254EEB25477B68fb85Ed929f73A960582';
const [staked, second, other] = [1n, 2n, 3n] as const;

type Scene = {
  readonly account: Address;
  readonly greedy: Awaited<ReturnType<typeof deployGreedyCollection>>;
  readonly genesis: Address;
  /** A work of the company's collection, for which the hostile one is an operator. */
  readonly ownId: bigint;
};

type Attack = {
  readonly about: string;
  readonly call: (scene: Scene) => ArmedCall;
  readonly finding: RegExp;
};

const attacks: readonly Attack[] = [
  {
    about: 'to take a work of another collection',
    call: ({ account, genesis, ownId }) => ({
      target: genesis,
      data: encodeFunctionData({
        abi: erc721Abi,
        functionName: 'transferFrom',
        args: [account, thief, ownId],
      }),
    }),
    finding: /^This transaction takes more.*NFT #\d+ of 0x\S+ would leave your account as well/,
  },
  {
    about: 'to approve a work of another collection',
    call: ({ genesis, ownId }) => ({
      target: genesis,
      data: encodeFunctionData({ abi: erc721Abi, functionName: 'approve', args: [thief, ownId] }),
    }),
    finding: /From then on 0x1111\S+ could take from you, for no reason: NFT #\d+ of 0x/,
  },
  {
    about: 'to take another of its own works',
    call: ({ account, greedy }) => greedy.take(account, thief, other),
    finding: /NFT #3 of 0x\S+ would leave your account as well/,
  },
  {
    about: 'to take another of its own works and to report its return',
    call: ({ account, greedy }) => greedy.takeAndReportReturn(account, thief, other),
    finding: /The collection 0x\S+ would take more NFTs than agreed \(1\)/,
  },
  {
    about: 'to approve another of its own works',
    call: ({ greedy }) => greedy.approveWork(thief, other),
    finding: /From then on 0x1111\S+ could take from you, for no reason: NFT #3 of 0x/,
  },
  {
    about: 'to make an operator of all its works',
    call: ({ account, greedy }) => greedy.approveOperator(account, thief),
    finding: /From then on 0x1111\S+ could take from you, for no reason: All NFTs of 0x/,
  },
];

async function openStake(page: Page, ids: readonly bigint[]) {
  for (const id of ids) await page.getByRole('checkbox', { name: `Greedy #${id}`, exact: true }).check();
  await page.getByRole('button', { name: `Stake ${ids.length}`, exact: true }).click();
  return page.getByRole('dialog', { name: 'Stake works' });
}

test('[NST-01] given an allowed collection that takes or approves more, when its work is staked, then the dialog stops it', async ({
  page,
  openWallet,
  stack,
}) => {
  const key = generatePrivateKey();
  const account = privateKeyToAddress(key);
  await payTrader(stack.rpcUrl, key, {});
  const works = createWorks(stack.rpcUrl);
  const { genesis } = works;
  const greedy = await deployGreedyCollection(stack.rpcUrl);
  await works.allow(greedy.address);
  const [ownId] = (await works.mint(account, 1)) as [bigint];
  await greedy.mint(account, [staked, second, other]);
  await works.approve(key, { operator: greedy.address, tokenId: 'all' });
  const wallet = await openWallet({}, { keys: [key] });
  const scene = { account, greedy, genesis, ownId };

  const expectStopped = async (ids: readonly bigint[], finding: RegExp) => {
    const dialog = await openStake(page, ids);
    await expect(findSimulation(page).section.getByRole('alert')).toHaveText(finding);
    await expect(dialog).toContainText('This transaction takes more than you agreed to');
    await expect(dialog.getByRole('button', { name: 'Confirm stake' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    for (const id of ids) await page.getByRole('checkbox', { name: `Greedy #${id}`, exact: true }).uncheck();
  };

  try {
    await page.goto('/stakeNFT');
    await connectWallet(page, wallet);
    await expect(page.getByRole('checkbox', { name: /^Greedy #/ })).toHaveCount(3);
    for (const { about, call, finding } of attacks)
      await test.step(`it is stopped when it tries ${about}`, async () => {
        await greedy.arm(call(scene));
        await expectStopped([staked], finding);
        await expectStopped([staked, second], finding);
      });
    expect(wallet.log.filter(({ method }) => method === 'eth_sendTransaction')).toEqual([]);
    for (const id of [staked, second, other]) expect(await greedy.readOwner(id)).toBe(account);
    expect(await works.readOwner(ownId)).toBe(account);
    expect(await works.readApproved(ownId)).toBe(zeroAddress);

    await test.step('the same work is staked when the collection does nothing else', async () => {
      await greedy.disarm();
      const dialog = await openStake(page, [staked]);
      await dialog.getByRole('button', { name: 'Confirm stake' }).click();
      await closeDone(page, 'Works are staked');
      expect(await greedy.readOwner(staked)).toBe(works.staking);
    });
  } finally {
    await works.remove(greedy.address);
  }
});
