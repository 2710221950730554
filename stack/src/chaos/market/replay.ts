import { createPlay, createPlayer } from './play.ts';

const amount = 10n ** 16n;
const perRound = 8;
/** A round that locks sooner is skipped. */
const leastSeconds = 60;

/**
 * Lets new players stake on the open round in turn, and locks the round after some of them. Returns the number of
 * players.
 */
export async function replay(rpcUrl: string, signal: AbortSignal): Promise<number> {
  const play = createPlay(rpcUrl);
  let count = 0;
  for (; !signal.aborted; count += 1) {
    const [epoch, time] = await Promise.all([play.readOpenEpoch(), play.readTime()]);
    const isEnding = play.toLockTime(epoch) - time < leastSeconds || count % perRound === perRound - 1;
    if (isEnding) await play.moveTo(play.toLockTime(epoch));
    const bet = { epoch: isEnding ? epoch + 1 : epoch, isUp: count % 3 === 0, amount };
    await play.enter(await createPlayer(play.client), bet);
  }
  return count;
}
