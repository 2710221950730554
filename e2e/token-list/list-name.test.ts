import { localNames } from '@tradewind/abi/local/ens';
import { defaultTokenLists } from '@tradewind/abi/token-list';
import { concat, sha256, toHex, type Hex } from 'viem';
import { publish } from '../fixture/gateway.ts';
import { localChainId } from '../fixture/local-chain.ts';
import { registerName } from '../fixture/name-owner.ts';
import { addList, findList, openLists } from './list-dialog.ts';
import { inventToken, writeList } from './list-server.ts';
import { expect, test } from './list-test.ts';

/** Encodes raw bytes as a contenthash in ipfs. */
function hashContent(content: string): Hex {
  return concat(['0xe30101551220', sha256(toHex(content))]);
}

/** Returns their gateway path: the identifier without the namespace, in base 32. */
function toPath(contenthash: Hex): string {
  const bits = Array.from(Buffer.from(contenthash.slice(6), 'hex'), (byte) =>
    byte.toString(2).padStart(8, '0'),
  )
    .join('')
    .replaceAll(
      /.{1,5}/g,
      (five) => 'abcdefghijklmnopqrstuvwxyz234567'[Number.parseInt(five.padEnd(5, '0'), 2)] ?? '',
    );
  return `/ipfs/b${bits}`;
}

test("[TOK-04] [TOK-09] a list by its ENS name: through the gateway, kept over a reload, updated when the name's content changes", async ({
  page,
  stack,
}) => {
  const owner = await registerName(stack.rpcUrl);
  const [first, second] = [
    writeList('1.0.0', [inventToken('PIER', 'a')]),
    writeList('1.1.0', [inventToken('PIER', 'a'), inventToken('QUAY', 'b')]),
  ];
  for (const list of [first, second]) await publish(stack.gatewayUrl, toPath(hashContent(list)), list);
  await owner.setContenthash(hashContent(first));
  await page.goto('/swap');
  const dialog = await openLists(page);
  await addList(dialog, owner.name);
  await expect(findList(dialog)).toContainText('1 token · v1.0.0');
  await expect(findList(dialog)).toContainText(owner.name);
  await expect(findList(dialog).getByRole('link', { name: 'View list Harbour list' })).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent(`ipfs://${toPath(hashContent(first)).slice(6)}`)),
  );
  await page.reload();
  await openLists(page);
  await expect(findList(dialog)).toContainText('1 token · v1.0.0');
  await owner.setContenthash(hashContent(second));
  await findList(dialog).getByRole('button', { name: 'Update Harbour list' }).click();
  await expect(findList(dialog)).toContainText('2 tokens · v1.1.0');
});

test('[TOK-04] the name of the local chain resolves to its default list, content by content', async ({
  page,
  stack,
}) => {
  const list = JSON.stringify(defaultTokenLists[localChainId]);
  const contenthash = localNames.find(({ label }) => label === 'tokens')?.contenthash;
  expect(contenthash).toBe(hashContent(list));
  await publish(stack.gatewayUrl, toPath(hashContent(list)), list);
  await page.goto('/swap');
  const dialog = await openLists(page);
  await addList(dialog, 'Tokens.eth');
  await expect(findList(dialog, 'Tradewind Local')).toContainText('v1.0.0');
});

test('[TOK-04] lists by ipfs and ipns, with a path', async ({ page, stack }) => {
  const list = writeList('1.0.0', [inventToken('PIER', 'a')]);
  await publish(stack.gatewayUrl, '/ipns/lists.harbour.test/all/tokens.json', list);
  await publish(stack.gatewayUrl, toPath(hashContent(list)), list);
  await page.goto('/swap');
  const dialog = await openLists(page);
  for (const url of [
    'ipns://lists.harbour.test/all/tokens.json',
    `ipfs://${toPath(hashContent(list)).slice(6)}`,
  ]) {
    await addList(dialog, url);
    await expect(findList(dialog).filter({ hasText: url })).toContainText('1 token · v1.0.0');
  }
});

test('[TOK-05] a name that resolves to no list shows why', async ({ page, stack, watch }) => {
  watch.allow(/api\/token-list/);
  const owner = await registerName(stack.rpcUrl);
  const lost = hashContent('nobody keeps this');
  await page.goto('/swap');
  const dialog = await openLists(page);
  const refuse = async (name: string, sentence: string) => {
    await addList(dialog, name);
    await expect(dialog.getByRole('alert')).toHaveText(sentence);
    await expect(dialog.getByRole('switch')).toHaveCount(0);
  };
  await refuse('nobody-has-this.eth', 'Failed to resolve ENS name');
  await refuse('ali ce.eth', 'Failed to resolve ENS name');
  await refuse('bob.eth', 'Failed to translate contenthash to URI');
  await refuse('swarm.eth/list.json', 'Unrecognized codec');
  await owner.setContenthash('0xe3010155');
  await refuse(owner.name, 'Failed to translate contenthash to URI');
  await owner.setContenthash(lost);
  await refuse(owner.name, `Failed to download list ipfs://${toPath(lost).slice(6)}`);
});

test('[TOK-05] a saved list whose name no longer has content is removed, and the user sees why', async ({
  page,
  stack,
  watch,
}) => {
  watch.allow(/The list at .* could not be read/);
  const list = writeList('1.0.0', [inventToken('PIER', 'a')]);
  const owner = await registerName(stack.rpcUrl);
  await publish(stack.gatewayUrl, toPath(hashContent(list)), list);
  await owner.setContenthash(hashContent(list));
  await page.goto('/swap');
  const dialog = await openLists(page);
  await addList(dialog, owner.name);
  await expect(findList(dialog)).toBeVisible();
  await owner.setContenthash('0x');
  await page.reload();
  await expect(page.getByText('Harbour list was removed because it failed to load')).toBeVisible();
  await expect(page.getByText('Failed to translate contenthash to URI')).toBeVisible();
  await openLists(page);
  await expect(findList(dialog)).toBeHidden();
});
