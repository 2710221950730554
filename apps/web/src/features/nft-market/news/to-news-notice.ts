import { toArtworkPlace } from '@tradewind/rules/nft-market/artwork-id';
import { type MarketNews, marketNewsSchema } from '@tradewind/schema/nft-market/market-news';
import type { ApiChain } from '../../../shared/api-client/fetch-from-api.ts';
import { messages } from '../../../shared/message/messages.ts';
import type { ToNotice } from '../../../shared/site/area.ts';
import { formatCurrencyAmount } from '../../../shared/token-list/format-currency-amount.ts';
import type { Token } from '../../../shared/token-list/currency.ts';
import { fetchArtwork } from '../list/fetch-artworks.ts';
import { toWorkName } from '../list/work-labels.ts';
import { fetchQuoteToken } from '../market/quote-token.query.ts';

const text = messages.nftMarketNews;

/** The notice of news of the market, with the way to the work; later ones of the same kind about it take its place. */
export const toNewsNotice: ToNotice = async (content, chain) => {
  const news = marketNewsSchema.parse(content);
  const { event, work } = news;
  const [name, token] = await Promise.all([fetchName(chain, work), fetchQuoteToken(chain)]);
  return {
    tone: 'information',
    key: `nft-market ${event} ${work}`,
    ...describe(news, name, token),
    page: { label: text.view, path: `/nft-megamarket-detail/${work}` },
  };
};

function describe({ event, price: raw }: MarketNews, name: string, token: Token) {
  // Only an auction can be over without a price.
  if (raw === null) return { title: text.unsold(name), text: text.canTakeBack };
  const price = formatCurrencyAmount(BigInt(raw), token);
  if (event === 'bid') return { title: text.bid(name, price) };
  if (event === 'outbid') return { title: text.outbid(name), text: text.paidBack(price) };
  if (event === 'bought') return { title: text.bought(name, price), text: text.accepted };
  if (event === 'sold') return { title: text.sold(name, price) };
  return { title: text[event](name, price), text: text.canSettle };
}

/** The name of a work; that of its number while our API is away. */
async function fetchName(chain: ApiChain, work: number): Promise<string> {
  try {
    return toWorkName(await fetchArtwork(chain, String(work)));
  } catch {
    const tokenId = String(toArtworkPlace(work).tokenId);
    return toWorkName({ name: null, tokenId, isByCompany: false });
  }
}
