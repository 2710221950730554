import { type Address, isSameAddress } from '@tradewind/rules/network/address';
import type { ExpectedMovements, Flow } from './expected-movements.ts';
import type { BalanceChange, Holding } from './holding.ts';
import type { PlannedWrite, Simulation } from './planned-write.ts';
import {
  isOfNfts,
  listNftHoldings,
  type NftFinding,
  type NftVerification,
  verifyNfts,
} from './verify-nfts.ts';

/** A flow with the simulated amount; undefined where the token does not report it. */
export type Movement = Flow & { readonly amount: bigint | undefined };

/** A deviation from the agreement; one that takes more from the account must not be sent. */
export type Finding =
  | { readonly kind: 'takes-more'; readonly movement: Movement }
  | { readonly kind: 'arrives-less'; readonly movement: Movement }
  | { readonly kind: 'takes-other'; readonly token: Address | undefined; readonly amount: bigint }
  | NftFinding;

export type Verification = {
  readonly leaves: readonly Movement[];
  readonly arrives: readonly Movement[];
  readonly nfts: NftVerification;
  readonly findings: readonly Finding[];
  /** Whether the write takes more than the user agreed to. */
  readonly isBlocked: boolean;
};

export type Measured = Extract<Simulation, { kind: 'measured' }>;

/** Verifies the simulated movements of a write against the agreed ones. */
export function verifyMovements(
  { changes, nftChanges }: Pick<Measured, 'changes' | 'nftChanges'>,
  { expected, allowances = [], write }: Pick<PlannedWrite, 'expected' | 'allowances' | 'write'>,
): Verification {
  const { account, spends } = write;
  const { leaves, arrives } = expected;
  const left = leaves.map((flow) => toMovement(flow, changes, -1n));
  const arrived = arrives.map((flow) => toMovement(flow, changes, 1n));
  const amounts = leaves.flatMap(({ currency }) => (currency.kind === 'token' ? [currency.address] : []));
  const nfts = verifyNfts(
    { account, changes, nftChanges, amounts, allowances: [...spends, ...allowances] },
    expected.nfts,
  );
  const others = changes.filter((change) => !isOfNfts(change, account, expected.nfts));
  const findings: Finding[] = [
    ...left.filter(isAboveLimit).map((movement) => ({ kind: 'takes-more', movement }) as const),
    ...listOthers(others, [...leaves, ...arrives]),
    ...nfts.findings,
    ...arrived.filter(isBelowLimit).map((movement) => ({ kind: 'arrives-less', movement }) as const),
  ];
  const isBlocked = findings.some((finding) => !isShortfall(finding));
  return { leaves: left, arrives: arrived, nfts, findings, isBlocked };
}

/** Whether less arrives than agreed, which warns and does not block. */
function isShortfall({ kind }: Finding): boolean {
  return kind === 'arrives-less' || kind === 'nft-missing';
}

/** Whether every movement is known and none deviates from the agreement. */
export function isAsAgreed({ leaves, arrives, nfts, findings }: Verification): boolean {
  const areAmountsKnown = [...leaves, ...arrives].every(({ amount }) => amount !== undefined);
  return findings.length === 0 && nfts.isKnown && areAmountsKnown;
}

/** The balances to measure: those of the flows and NFTs, and always the account's native coin. */
export function listHoldings(account: Address, { leaves, arrives, nfts }: ExpectedMovements): Holding[] {
  const holdings = [...[...leaves, ...arrives].map(toHolding), ...listNftHoldings(account, nfts)];
  const native = { owner: account };
  return holdings.some((holding) => isSameHolding(holding, native)) ? holdings : [...holdings, native];
}

function toHolding({ owner, currency }: Flow): Holding {
  return { owner, token: currency.kind === 'token' ? currency.address : undefined };
}

function toMovement(flow: Flow, changes: readonly BalanceChange[], sign: bigint): Movement {
  const change = changes.find((found) => isSameHolding(found, toHolding(flow)))?.change;
  return { ...flow, amount: change === undefined ? undefined : change * sign };
}

function isAboveLimit({ amount, limit }: Movement): boolean {
  return amount !== undefined && limit !== undefined && amount > limit;
}

function isBelowLimit({ amount, limit }: Movement): boolean {
  return amount !== undefined && limit !== undefined && amount < limit;
}

/** Amounts that leave without belonging to any flow, or that leave where they should arrive. */
function listOthers(changes: readonly BalanceChange[], flows: readonly Flow[]): Finding[] {
  return changes.flatMap(({ change, ...holding }) => {
    const isAgreed = flows.some((flow) => isSameHolding(toHolding(flow), holding));
    if (isAgreed || change === undefined || change >= 0n) return [];
    return [{ kind: 'takes-other', token: holding.token, amount: -change }];
  });
}

function isSameHolding(a: Holding, b: Holding): boolean {
  if (!isSameAddress(a.owner, b.owner) || a.tokenId !== b.tokenId) return false;
  return a.token && b.token ? isSameAddress(a.token, b.token) : a.token === b.token;
}
