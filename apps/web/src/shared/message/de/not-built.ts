import type { notBuilt as english } from '../en/not-built.ts';
import type { German } from './german.ts';

export const notBuilt = {
  badge: 'Noch nicht gebaut',
  whatWillBeHere: 'Was hier sein wird',
  today: 'Heute tauschen Sie Token an der Börse. Kein Knopf dieser Seite tut etwas mit Ihrer Wallet.',
  toSwap: 'Börse öffnen',
  subjects: {
    ino: {
      title: 'INO-Verkäufe',
      text: 'Erstverkäufe von NFT-Sammlungen in Überraschungsboxen.',
      items: ['Offene, kommende und beendete Kampagnen', 'Boxen mit ihren Chancen', 'Ihre Boxen'],
    },
    inoCampaign: {
      title: 'INO-Kampagne',
      text: 'Eine Kampagne mit ihren Boxen und Regeln.',
      items: ['Boxen kaufen', 'Öffnen mit beweisbarem Zufall', 'Was jede Box enthalten kann'],
    },
  },
} satisfies German<typeof english>;
