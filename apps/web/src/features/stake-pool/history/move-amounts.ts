import type { Token } from '../../../shared/token-list/currency.ts';
import type { StakePool } from '../pool/pool.ts';
import type { StakeMove } from './fetch-moves.ts';

/** An amount of a move, in raw units of its token. */
export type MoveAmount = {
  readonly part: 'principal' | 'fee' | 'reward' | 'credit';
  readonly raw: bigint;
  readonly token: Token;
};

/** The amounts that a move has; the tokens are those of the contract. */
export function listMoveAmounts(
  { amount, fee, reward, credit }: Pick<StakeMove, 'amount' | 'fee' | 'reward' | 'credit'>,
  { deposit, earn }: Pick<StakePool, 'deposit' | 'earn'>,
): MoveAmount[] {
  const amounts: MoveAmount[] = [
    { part: 'principal', raw: BigInt(amount), token: deposit },
    { part: 'fee', raw: BigInt(fee), token: deposit },
    { part: 'reward', raw: BigInt(reward), token: earn },
    { part: 'credit', raw: BigInt(credit), token: earn },
  ];
  return amounts.filter(({ raw }) => raw > 0n);
}
