import type { tier as english } from '../en/tier.ts';
import type { German } from './german.ts';

export const tier = {
  title: 'Ihre Stufe',
  connect: 'Verbinden Sie eine Wallet, um Ihre Stufe zu sehen.',
  none: 'TBA (keine)',
  step: (step) => `Stufe ${step}`,
  balance: 'Guthaben',
  staked: 'Eingelegter Betrag',
  stakedAbout: 'Einlagen des Plattform-Tokens vor ihrem Ende. Eine abgelaufene Einlage zählt nicht.',
  effective: 'Mit Ihrem Bonus',
  effectiveAbout: 'Der eingelegte Betrag, um den Bonus Ihrer NFTs erhöht. Er bestimmt Ihre Stufe.',
  unknown: 'das Netzwerk nennt es nicht',
  stakeNow: 'Jetzt einlegen',
  howToStake: 'So geht es',
  way: [
    'Das Plattform-Token kaufen oder empfangen.',
    'Es in einen Launch-Pool einlegen, für eine beliebige Laufzeit.',
    'NFTs für einen Bonus hinterlegen. Sie zählen vom nächsten Tag an.',
    'Ihre Stufe folgt sofort und endet mit der Einlage.',
  ],
  below: (amount) => `unter ${amount}`,
  from: (amount) => `ab ${amount}`,
  exactly: (amount) => `genau ${amount}`,
  above: (amount) => `über ${amount}`,
} satisfies German<typeof english>;
