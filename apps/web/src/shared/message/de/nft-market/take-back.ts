import type { nftMarketTakeBack as english } from '../../en/nft-market/take-back.ts';
import type { German } from '../german.ts';

export const nftMarketTakeBack = {
  title: 'NFT-Markt',
  nothing: 'Die Märkte halten nichts von diesem Konto.',
  listing: (token: string) => `Angeboten: ${token}`,
  auction: (token: string) => `In der Auktion: ${token}`,
  bid: (token: string) => `Gebot auf ${token}`,
  pastBid: (token: string) => `Gebot auf ein beendetes Angebot von ${token}`,
  offer: 'Kaufangebot für irgendein Werk',
  credit: 'Zahlung, die vorher nicht ging',
  askedSince: 'Es kommt auf dieses Konto zurück.',
  boundSeller: 'Ein Gebot bindet es bis zum Ende der Auktion.',
  boundBid: 'Ein führendes Gebot ist bis zum Ende der Auktion gebunden.',
  bidSince: 'Das ganze Gebot kommt zurück.',
  creditSince: 'Es gehört Ihnen jederzeit.',
  takeBack: 'Zurückholen',
  settle: 'Abrechnen',
  withdraw: 'Abheben',
  withdrawn: 'Die Zahlung ist da',
  offerDone: 'Das Angebot ist zurück',
  offerSummary: 'Ein Angebot zurückholen',
  creditSummary: 'Eine Zahlung abheben',
} satisfies German<typeof english>;
