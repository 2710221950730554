import { sql } from 'drizzle-orm';
import { addressOf, eventColumnsOf, hashOf, large, literal, numbersBelow } from '../test/large.ts';

const chainId = literal(large.chainId);
const perRound = literal(large.entriesPerRound);
const rounds = numbersBelow(large.roundCount);
const pendingFrom = literal(large.roundCount - 2);
const genesis = literal(large.genesis);
const other = sql`'\\x02'::bytea`;
const block = sql`(100001 + epoch * 20)`;

/**
 * Ten entries a round by 2,000 players, each in 250 rounds; every win or refund is claimed, except in the last
 * hundred rounds.
 */
export const largePredictionRows = [
  sql`insert into chain.prediction_entered
    select ${eventColumnsOf(block, sql`place`, hashOf('entry', sql`n`))}, epoch, ${addressOf('player', sql`n * 7 % 2000`)},
      place % 2 = 0, 1, 5, 5
    from ${numbersBelow(large.roundCount * large.entriesPerRound)} n,
      lateral (select n / ${perRound}, n % ${perRound}) s(epoch, place)`,
  sql`insert into chain.prediction_round
    select ${chainId}, epoch, 5, 5, ${perRound},
      case when epoch >= ${pendingFrom} then 'pending' when epoch % 10 = 0 then 'tie' else 'up' end, 0
    from ${rounds} epoch`,
  sql`insert into chain.prediction_boundary_resolved
    select ${eventColumnsOf(block, sql`15`, other)}, epoch, true, 100, 1 from ${rounds} epoch`,
  sql`insert into chain.prediction_round_settled
    select ${eventColumnsOf(block, sql`16`, other)}, epoch, 'up', 0 from ${rounds} epoch where epoch < ${pendingFrom}`,
  sql`insert into chain.prediction_account_week
    select ${chainId}, ${addressOf('player', sql`n`)}, week, 10, 10, 5, 5, 5, 5, 10 + n, n - 1000, week * 2016, 1, 2, week * 2016 * 20, n
    from ${numbersBelow(2_000)} n, generate_series(1, 25) week`,
  sql`insert into chain.prediction_claimed
    select chain_id, block_number + 10, log_index, block_hash, block_timestamp, tx_hash, epoch, account, 1, account, account
    from chain.prediction_entered where (is_up or epoch % 10 = 0) and epoch < ${pendingFrom} - 100`,
  sql`insert into chain.prediction_credited
    select chain_id, block_number, log_index, block_hash, block_timestamp, tx_hash, account, amount
    from chain.prediction_claimed where epoch % 10 = 0`,
  sql`insert into chain.prediction_pending_withdrawn
    select chain_id, block_number, log_index, block_hash, block_timestamp, tx_hash, account, account, amount
    from chain.prediction_credited where block_number % 40 = 11`,
  sql`insert into chain.prediction_self_claim_only_set
    select ${eventColumnsOf(sql`n + 100000`, sql`17`, other)}, ${addressOf('player', sql`n % 2000`)}, n % 2 = 0 from ${numbersBelow(10_000)} n`,
  sql`insert into chain.prediction_treasury_swept
    select ${eventColumnsOf(block, sql`18`, other)}, '\\x07', 1 from ${rounds} epoch where epoch % 5 = 0`,
  sql`insert into chain.prediction_price
    select ${eventColumnsOf(sql`n`, sql`19`, other)}, n, 100, ${genesis} + n * 60 from ${numbersBelow(large.roundCount * 5)} n`,
  sql`insert into chain.prediction_candle
    select ${chainId}, ${genesis} + epoch * 300, 1, 1, 1, 1 from ${rounds} epoch`,
  sql`insert into chain.prediction_bonus_claimed
    select ${eventColumnsOf(sql`n`, sql`20`, other)}, n / 20, n / 10 % 2, n % 10 + 1, ${addressOf('player', sql`n % 2000`)}, 1
    from ${numbersBelow(20_000)} n`,
  sql`insert into relay.collect_request (chain_id, area, kind, account, item, state, intent_key, requested_at, changed_at)
    select chain_id, 'prediction', 'round', account, epoch, 'done', 'prediction:claim:' || epoch, now() - interval '1 day', now() - interval '1 day'
    from chain.prediction_claimed where epoch % 5 = 0`,
];
