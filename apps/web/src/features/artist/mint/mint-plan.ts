import { messages } from '../../../shared/message/messages.ts';
import type { PlannedWrite } from '../../../shared/simulation/planned-write.ts';
import { listHoldings } from '../../../shared/simulation/verify-movements.ts';
import { getCurrencies } from '../../../shared/token-list/currencies.ts';
import type { TransactionPlan } from '../../../shared/transaction/transaction-plan.ts';
import { toWriteAmount } from '../../../shared/transaction/write-amount.ts';
import { toWriteIdentity } from '../../../shared/transaction/write-identity.ts';
import { createMintCall, readNextWork } from './create-mint-call.ts';
import { explainMintRefusal } from './explain-mint-refusal.ts';
import { type MintOrder, mintFee, mintTag } from './mint-order.ts';
import { reportMint } from './report-mint.ts';

const text = messages.artistMint;

/** The steps of a mint: the fee leaves, the work arrives, and the server learns of it. */
export function createMintPlan(order: MintOrder): TransactionPlan {
  const { chain, account, collection, fileName, name } = order;
  const currency = getCurrencies(chain).native;
  return {
    summary: text.summary(name),
    identity: toWriteIdentity('nft-mint', collection, fileName.slice(0, 64)),
    chainId: chain.chainId,
    amounts: [toWriteAmount({ role: 'pay', raw: mintFee, currency, account, isEstimate: false })],
    silentWalletErrors: 'rejection',
    tag: mintTag,
    doneTitle: text.minted,
    steps: [
      { kind: 'switch-chain' },
      { kind: 'send', createWrite: () => planMint(order) },
      { kind: 'receipt' },
      { kind: 'indexed', waitUntilIndexed: (hash) => reportMint(order, hash) },
    ],
  };
}

/** The work has the number that is next at the head: another mint in between gives it the one after. */
async function planMint(order: MintOrder): Promise<PlannedWrite> {
  const { chain, account, collection } = order;
  const [call, tokenId] = await Promise.all([createMintCall(order), readNextWork(order)]);
  const work = { collection, collectionName: text.collection, tokenId, owner: account };
  const expected = {
    leaves: [{ currency: getCurrencies(chain).native, owner: account, limit: mintFee }],
    arrives: [],
    nfts: { leaves: [], arrives: [work], approvals: [] },
  };
  return {
    expected,
    explain: explainMintRefusal,
    write: { account, spends: [], candidates: [call], holdings: listHoldings(account, expected) },
  };
}
