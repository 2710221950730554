import type { notBuilt as english } from '../en/not-built.ts';
import type { German } from './german.ts';

export const notBuilt = {
  badge: 'Noch nicht gebaut',
  whatWillBeHere: 'Was hier sein wird',
  today: 'Heute tauschen Sie Token an der Börse. Kein Knopf dieser Seite tut etwas mit Ihrer Wallet.',
  toSwap: 'Börse öffnen',
  subjects: {
    megamarket: {
      title: 'NFT-Megamarkt',
      text: 'Kunstwerke zum Festpreis und in Auktionen.',
      items: ['Suche nach Künstler, Art und Preis', 'Kaufen und bieten', 'Eigenes verkaufen'],
    },
    artwork: {
      title: 'Kunstwerk',
      text: 'Ein Kunstwerk mit Eigentümer, Preis und Verlauf.',
      items: ['Das Werk in seinem Format', 'Kaufen, bieten oder selbst verkaufen', 'Alle seine Verkäufe'],
    },
    genesisMarket: {
      title: 'Genesis-Markt',
      text: 'Die erste Sammlung dieser Seite.',
      items: ['Alle Werke der Sammlung', 'Preise und Eigentümer', 'Direkt kaufen'],
    },
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
    myArtworks: {
      title: 'Meine NFT-Kunstwerke',
      text: 'Die Kunstwerke Ihrer Wallet nach Zustand.',
      items: ['Gehalten, im Verkauf, in Auktion', 'Ihre Preise', 'Verkaufen, übertragen, zurückziehen'],
    },
    mintNft: {
      title: 'NFT prägen',
      text: 'Aus einer eigenen Datei ein Kunstwerk machen.',
      items: ['Bild, Video oder Ton', 'Titel, Beschreibung und Tantieme', 'Ansehen vor der Signatur'],
    },
    profile: {
      title: 'Profil',
      text: 'Eine öffentliche Seite von Künstlern und Sammlern.',
      items: ['Name, Bild und Beschreibung', 'Kunstwerke mit Suche', 'Empfehlungslink'],
    },
    createArtist: {
      title: 'Künstlerprofil anlegen',
      text: 'Stellen Sie sich vor, bevor Sie Ihr erstes Werk verkaufen.',
      items: ['Name, Bild und Links', 'Prüfung', 'Was andere sehen'],
    },
  },
} satisfies German<typeof english>;
