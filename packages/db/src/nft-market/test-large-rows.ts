import { sql } from 'drizzle-orm';
import { addressOf, eventColumnsOf, hashOf, large, literal, numbersBelow } from '../test/large.ts';

const chainId = literal(large.chainId);
const works = numbersBelow(100_000);
const others = numbersBelow(20_000);
const market = addressOf('nft market', sql`n % 3`);
const collection = addressOf('artworks', sql`n % 3`);
const other = sql`'\\x02'::bytea`;
const zero = sql`decode(repeat('00', 20), 'hex')`;
const file = sql`encode(${hashOf('file', sql`n`)}, 'hex') || '.png'`;
/** Account 0 owns a tenth of all works; 5,000 accounts share all others. */
const owner = addressOf('artist', sql`case when n % 10 = 1 then 0 else n * 31 % 5000 + 1 end`);
const bidder = addressOf('bidder', sql`n * 17 % 3000`);
/** Two of three works are listed, a tenth of these as auctions. */
const isListed = sql`n % 3 <> 0`;
const kind = sql`case when n % 10 = 3 then 'auction' else 'fixed' end`;
const endsAt = sql`case when n % 10 = 3 then 4000000 + n else 0 end`;
const at = (log: number, thing: string) =>
  eventColumnsOf(sql`(100001 + n)`, sql.raw(String(log)), hashOf(thing, sql`n`));
const later = (log: number, thing: string) =>
  eventColumnsOf(sql`(300001 + n)`, sql.raw(String(log)), hashOf(thing, sql`n`));

/** Three markets; 100,000 works, each minted by one transfer, with 66,666 listings, 20,000 bids and 20,000 sales. */
export const largeNftMarketRows = [
  sql`insert into chain.nft_market_created select ${at(50, 'market')}, n, ${market}, ${collection}, 250
    from ${numbersBelow(3)} n`,
  sql`insert into chain.nft_market
    select ${chainId}, ${market}, n, ${collection}, 250, 250, 0, false, 22222, 6666, 6666, 1, 1, 1, 0, 100001 + n, 300000
    from ${numbersBelow(3)} n`,
  sql`insert into chain.nft_minted
    select ${at(51, 'work')}, ${collection}, n, ${owner}, ${owner}, ${file}, 1000 from ${works} n`,
  sql`insert into chain.nft_royalty_lowered select ${later(51, 'royalty')}, ${collection}, n, 500 from ${others} n`,
  sql`insert into chain.nft_market_transfer
    select ${at(52, 'work')}, ${collection}, n, ${zero}, ${owner} from ${works} n`,
  sql`insert into chain.nft_artwork
    select ${chainId}, ${collection}, n, ${owner}, case when ${isListed} then 'market' else 'wallet' end, 300000 + n, n % 2,
      ${owner}, ${file}, 1000, 300000 + n from ${works} n`,
  sql`insert into chain.nft_ask_opened
    select ${at(53, 'ask')}, ${market}, n, 1, ${owner}, ${kind}, 1000000 + n, ${endsAt}, 250 from ${works} n where ${isListed}`,
  sql`insert into chain.nft_ask
    select ${chainId}, ${market}, n, 1, ${owner}, ${kind}, 1000000 + n, 250, ${endsAt}, 300000 + n, 'open', 1, null
    from ${works} n where ${isListed}`,
  sql`insert into chain.nft_ask_priced select ${later(53, 'price')}, ${market}, n, 1, 2000000 + n from ${others} n`,
  sql`insert into chain.nft_ask_closed select ${later(54, 'end')}, ${market}, n, 1, 'buy' from ${others} n`,
  sql`insert into chain.nft_bid_placed
    select ${later(55, 'bid')}, ${market}, n / 10, 1, ${bidder}, 100000 + n, 0 from ${others} n`,
  sql`insert into chain.nft_bid_priced
    select ${later(56, 'raise')}, ${market}, n / 10, 1, ${bidder}, 200000 + n, 0 from ${others} n`,
  sql`insert into chain.nft_bid_closed
    select ${later(57, 'unbid')}, ${market}, n / 10, 1, ${bidder}, 'cancel', 1 from ${others} n`,
  sql`insert into chain.nft_bid
    select ${chainId}, ${market}, n / 10, 1, ${bidder}, 100000 + n, 900000 + n, case when n % 2 = 0 then 'open' else 'cancel' end,
      null from ${others} n`,
  sql`insert into chain.nft_traded
    select ${later(58, 'trade')}, ${market}, n, 1, ${owner}, ${bidder}, 1000, 25, ${owner}, 100, ${zero}, 0 from ${others} n`,
  sql`insert into chain.nft_offer_placed
    select ${later(59, 'offer')}, ${market}, ${addressOf('offerer', sql`n`)}, 100 + n, 3, 4000000 from ${others} n`,
  sql`insert into chain.nft_offer_taken
    select ${later(60, 'taken')}, ${market}, n, ${addressOf('offerer', sql`n`)}, 2 from ${others} n`,
  sql`insert into chain.nft_offer_closed
    select ${later(61, 'unoffer')}, ${market}, ${addressOf('offerer', sql`n`)}, 1 from ${others} n`,
  sql`insert into chain.nft_offer
    select ${chainId}, ${market}, ${addressOf('offerer', sql`n`)}, 100 + n, 2, 4000000, 900000 from ${others} n`,
  sql`insert into chain.nft_market_fee_proposed select ${at(62, 'fee')}, ${market}, 300, 500000 from ${numbersBelow(3)} n`,
  sql`insert into chain.nft_market_paused select ${at(63, 'pause')}, ${market}, false from ${numbersBelow(3)} n`,
  sql`insert into chain.nft_market_fees_swept select ${later(64, 'sweep')}, ${market}, 1 from ${others} n`,
  sql`insert into chain.nft_market_credited select ${later(65, 'credit')}, ${market}, ${bidder}, 1 from ${others} n`,
  sql`insert into chain.nft_market_credit_withdrawn
    select ${later(66, 'uncredit')}, ${market}, ${bidder}, ${other}, 1 from ${others} n`,
  sql`insert into chain.nft_market_credit
    select ${chainId}, ${market}, ${addressOf('creditor', sql`n`)}, 1 from ${others} n`,
  sql`insert into app.artwork_text (at, chain_id, account, file_name, collection, token_id, name, description, channel)
    select now(), ${chainId}, ${owner}, ${file}, case when n % 5 = 0 then ${collection} end, case when n % 5 = 0 then n end,
      'Work ' || n, 'text', 1 from ${works} n`,
  sql`insert into app.artwork_review (at, chain_id, collection, token_id, status, account, session, reason, text_id)
    select now(), ${chainId}, ${collection}, n, 'reviewed', ${other}, gen_random_uuid(), '', n from ${works} n where n % 4 > 0`,
];
