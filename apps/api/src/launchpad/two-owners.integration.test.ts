import { ownedAccountAbi } from '@tradewind/abi/local/owned-account.abi';
import { ownedAccountBytecode } from '@tradewind/abi/local/owned-account.bytecode';
import { kycTable } from '@tradewind/db/launchpad/app-tables';
import { saleTable } from '@tradewind/db/launchpad/tables';
import { sessionListSchema } from '@tradewind/schema/account/session';
import { allocationListSchema } from '@tradewind/schema/launchpad/allocation';
import { startChainNode } from '@tradewind/stack/chain-node';
import { connectChain } from '@tradewind/stack/chain/connect';
import { localAccount } from '@tradewind/stack/demo-accounts';
import { and, eq } from 'drizzle-orm';
import { type Address, encodeDeployData, getAddress, getContractAddress } from 'viem';
import { privateKeyToAddress } from 'viem/accounts';
import { sendTransaction, waitForTransactionReceipt } from 'viem/actions';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeOf, createVisitor } from '../../test/create-visitor.ts';
import { chainId as home } from '../../test/seed-index.ts';
import { startTestApi } from '../../test/start-test-api.ts';
import { toAddress, toHash } from '../../test-support/known.ts';
import { erc, openSale, seedLaunchpad } from './test-seed.ts';

/** The first transaction of one account has the same address on every chain, whatever it deploys. */
const wallet = getContractAddress({ from: localAccount(0).address, nonce: 0n });
const signerKey = toHash('7');
type Visitor = ReturnType<typeof createVisitor>;

let nodes: Awaited<ReturnType<typeof startChainNode>>[];
let api: Awaited<ReturnType<typeof startTestApi>>;
/** Alice owns the contract of the home chain, mallory the one at the same address of the other chain. */
let alice: Visitor;
let mallory: Visitor;

beforeAll(async () => {
  nodes = await Promise.all([home, erc].map((chainId) => startChainNode({ chainId })));
  const [here, there] = nodes.map(({ rpcUrl }) => rpcUrl);
  api = await startTestApi({
    RPC_URLS: here ?? '',
    CHAIN_IDS: String(erc),
    [`RPC_URLS_${erc}`]: there ?? '',
    OPERATORS: `${wallet}:pool`,
    SIGNER_KEY: signerKey,
    SIGN_IN_RATE_LIMIT: '1000',
  });
  alice = createVisitor(api.app);
  mallory = createVisitor(api.app, 'mallory');
  await deployWallet(here ?? '', alice.wallet.address);
  await deployWallet(there ?? '', mallory.wallet.address);
  await seedLaunchpad(api.deps.database);
  await openSales();
  expect(codeOf(await alice.signIn({ address: wallet, chainId: home }))).toBe(200);
  expect(codeOf(await mallory.signIn({ address: wallet, chainId: erc }))).toBe(200);
});
afterAll(async () => {
  await api.stop();
  await Promise.all(nodes.map((node) => node.stop()));
});

async function deployWallet(rpcUrl: string, owner: Address): Promise<void> {
  const client = connectChain(rpcUrl);
  const data = encodeDeployData({ abi: ownedAccountAbi, bytecode: ownedAccountBytecode, args: [owner] });
  const hash = await sendTransaction(client, { account: localAccount(0), chain: null, data });
  const { contractAddress } = await waitForTransactionReceipt(client, { hash });
  expect(getAddress(contractAddress ?? '0x')).toBe(wallet);
}

/** A sale with permits of one project on each chain, which needs KYC and a disclaimer. */
async function openSales(): Promise<void> {
  const { orm, sql } = api.deps.database;
  const signer = toAddressOf(signerKey);
  const isOpen = and(eq(saleTable.chainId, home), eq(saleTable.address, openSale));
  await orm.update(saleTable).set({ signer }).where(isOpen);
  const rows = await orm.select().from(saleTable).where(isOpen);
  await orm.insert(saleTable).values(rows.map((row) => ({ ...row, chainId: erc, number: 9, round: 2 })));
  await sql`insert into app.project_round values (1, 2, 'Other', ${erc})`;
  await sql`update app.project set needs_kyc = true where id = 1`;
}

const toAddressOf = (key: `0x${string}`) => toLower(privateKeyToAddress(key));
const toLower = (address: Address): Address => `0x${address.slice(2).toLowerCase()}`;

async function listSessions(visitor: Visitor) {
  return sessionListSchema.parse((await visitor.get('/account/sessions')).json().data);
}

it('[WAL-05] given contracts of one address with two owners, then neither signs in on the chain of the other', async () => {
  const strangers = [
    await createVisitor(api.app).signIn({ address: wallet, chainId: erc }),
    await createVisitor(api.app, 'mallory').signIn({ address: wallet, chainId: home }),
    await createVisitor(api.app, 'mallory').signIn({ address: wallet, chainId: 56 }),
  ];
  expect(strangers.map(codeOf)).toEqual([
    'SIGN_IN_WRONG_SIGNATURE',
    'SIGN_IN_WRONG_SIGNATURE',
    'SIGN_IN_WRONG_CHAIN',
  ]);
});

it('[WAL-05] given both sign-ins, then neither lists or ends the session of the other', async () => {
  const [own] = await listSessions(alice);
  expect(await listSessions(alice)).toMatchObject([{ chainId: home, proof: 'contract' }]);
  expect(await listSessions(mallory)).toMatchObject([{ chainId: erc, proof: 'contract' }]);
  await mallory.post('/account/sessions/revoke', { id: own?.id });
  await mallory.post('/account/sessions/revoke-others');
  const late = createVisitor(api.app, 'mallory');
  for (let count = 0; count < 21; count += 1) await late.signIn({ address: wallet, chainId: erc });
  expect(await listSessions(alice)).toEqual([own]);
});

it('[WAL-05] [OPS-02] given a role of the contract of the home chain, then the one of the other chain has none', async () => {
  expect((await alice.get('/operator/roles')).json().data).toEqual({ roles: ['pool'] });
  const action = {
    kind: 'pool_finish',
    fields: {},
    target: toAddress('9'),
    txHash: toHash('9'),
    chainId: erc,
  };
  const refused = [
    await mallory.get('/operator/roles'),
    await mallory.get('/operator/actions'),
    await mallory.get(`/operator/actions/logged?chainId=${erc}&txHashes=${toHash('9')}`),
    await mallory.post('/operator/actions', action),
    // A transaction of her address on the other chain would be one of mallory.
    await alice.post('/operator/actions', action),
  ];
  expect(refused.map(codeOf)).toEqual(refused.map(() => 'SIGN_IN_ON_CHAIN'));
});

const toReport = (chainId: number) => ({
  chainId,
  txHash: toHash('8'),
  kind: 'sale_join',
  claim: { sale: openSale },
});

const countReports = async (visitor: Visitor, chainId: number) =>
  (await visitor.get(`/transactions?chainId=${chainId}`)).json().data.transactions.length;

it('[WAL-05] [TX-01] given a report on one chain, then only the owner of that chain writes and reads it', async () => {
  expect(codeOf(await alice.post('/transactions', toReport(home)))).toBe(200);
  expect(codeOf(await mallory.post('/transactions', toReport(home)))).toBe('SIGN_IN_ON_CHAIN');
  expect([
    await countReports(alice, home),
    await countReports(mallory, home),
    await countReports(mallory, erc),
  ]).toEqual([1, 0, 0]);
});

it('[IDO-11] [IDO-12] [IDO-15] given what the owner of one chain showed, then the owner of the other gets no permit by it', async () => {
  const address = toLower(wallet);
  await api.deps.database.orm
    .insert(kycTable)
    .values({ account: address, soleChainId: home, isComplete: true, source: 'test', at: new Date(0) });
  const answer = { ownerAddress: wallet, symbol: 'OPEN', countryId: 84, status: 1 };
  expect(codeOf(await alice.post('/launchpad/disclaimer', answer))).toBe(200);
  const permit = async (visitor: Visitor, chainId: number) => {
    const found = await visitor.post('/launchpad/permit', {
      ownerAddress: wallet,
      chainId,
      sale: openSale,
    });
    return found.json().code ?? found.statusCode;
  };
  expect(await permit(alice, home)).toBe(200);
  expect(await permit(alice, erc)).toBe('SIGN_IN_ON_SALE_CHAIN');
  expect(await permit(mallory, home)).toBe('SIGN_IN_ON_SALE_CHAIN');
  expect(await permit(mallory, erc)).toBe('KYC_REQUIRED');
  await api.deps.database.sql`update app.project set needs_kyc = false where id = 1`;
  expect(await permit(mallory, erc)).toBe('DISCLAIMER_REQUIRED');
  const shown = await mallory.post('/Ido/your_allocations', { idoId: 1, ownerAddress: wallet });
  const rounds = allocationListSchema.parse(shown.json().data);
  expect(rounds.map(({ chainId, isDisclaimerAccepted }) => [chainId, isDisclaimerAccepted])).toEqual([
    [home, null],
    [erc, false],
  ]);
});

it('[WAL-05] [IDO-15] given the session of a key on any served chain, then it counts on every chain', async () => {
  for (const [name, chainId] of [
    ['carol', home],
    ['dave', erc],
  ] as const) {
    const owner = createVisitor(api.app, name);
    expect((await owner.signIn({ chainId })).json().data.session).toMatchObject({ chainId, proof: 'key' });
    const ownerAddress = owner.wallet.address;
    await owner.post('/launchpad/disclaimer', { ownerAddress, symbol: 'OPEN', countryId: 84, status: 1 });
    for (const on of [home, erc]) {
      const answer = await owner.post('/launchpad/permit', { ownerAddress, chainId: on, sale: openSale });
      expect(answer.json()).toMatchObject({ succeeded: true, data: { weight: 1 } });
    }
  }
});
