import { computeWeek } from '@tradewind/rules/prediction/grid';
import { parseReceiveId } from '@tradewind/rules/prediction/receive-id';
import type { ErrorCode } from '@tradewind/schema/wire/error-catalogue';
import { AppError } from '../http/app-error.ts';
import { type BonusState, type CollectableBonus, findBonusState } from './bonus-state.ts';
import type { Game } from './games.ts';
import { requireMarket } from './market.ts';

const refusals: Readonly<Record<Exclude<BonusState['kind'], 'collected' | 'collectable'>, ErrorCode>> = {
  none: 'BONUS_NOT_FOUND',
  waiting: 'BONUS_NOT_ACTIVE',
  disputed: 'BONUS_DISPUTED',
  expired: 'BONUS_EXPIRED',
};

/** A week can be published for 90 days after it, then vetoed for a day, then collected for 90 days. */
const mostWeeksAgo = 27;

/** The bonus with a number, if it is the account's and collectable or collected; refuses anything else. */
export async function findBonusToCollect(
  game: Pick<Game, 'market' | 'reader' | 'weeks'>,
  { account, receiveId }: { account: `0x${string}`; receiveId: number },
): Promise<CollectableBonus> {
  const market = requireMarket(game);
  const key = parseReceiveId(receiveId);
  if (!key) throw new AppError('BONUS_NOT_FOUND');
  const { time } = await game.reader.read(market);
  const weeksAgo = computeWeek(time) - key.week;
  if (weeksAgo < 0) throw new AppError('BONUS_NOT_FOUND');
  if (weeksAgo > mostWeeksAgo) throw new AppError('BONUS_EXPIRED');
  const week = await game.weeks.read(market, key.week);
  const ranked = week.ranking[key.kind].find(({ rank }) => rank === key.rank);
  if (ranked?.account !== account) throw new AppError('BONUS_NOT_FOUND');
  const state = findBonusState(week, ranked, time);
  if (state.kind === 'collected' || state.kind === 'collectable') return state;
  throw new AppError(refusals[state.kind]);
}
