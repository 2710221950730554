import { createPlay, createPlayer } from './play.ts';

const amount = 10n ** 16n;
const perRound = 8;
/** A round that locks sooner is left alone. */
const leastSeconds = 60;

/** Somebody new stakes on the open round, one after the other, and after some of them the round locks; answers how many there were. */
export async function playOnAndOn(rpcUrl: string, signal: AbortSignal): Promise<number> {
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
