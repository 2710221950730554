import type { nftMarketNews as english } from '../../en/nft-market/news.ts';
import type { German } from '../german.ts';

export const nftMarketNews = {
  bid: (name: string, price: string) => `${name} hat ein Gebot von ${price}.`,
  outbid: (name: string) => `Sie wurden bei ${name} überboten.`,
  paidBack: (price: string) => `Ihre ${price} sind aus der Auktion und gehören wieder Ihnen.`,
  sold: (name: string, price: string) => `${name} wurde für ${price} verkauft.`,
  bought: (name: string, price: string) => `Sie haben ${name} für ${price} gekauft.`,
  accepted: 'Ihr Preis wurde angenommen.',
  won: (name: string, price: string) => `Ihr Gebot von ${price} hat die Auktion von ${name} gewonnen.`,
  ended: (name: string, price: string) => `Die Auktion von ${name} ist vorbei, bei ${price}.`,
  canSettle: 'Sie kann jetzt abgerechnet werden.',
  unsold: (name: string) => `Die Auktion von ${name} ist vorbei, ohne Gebot.`,
  canTakeBack: 'Sie können das Werk jetzt zurückholen.',
  view: 'Werk ansehen',
} satisfies German<typeof english>;
