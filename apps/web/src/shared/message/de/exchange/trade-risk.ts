import type { tradeRisk as english } from '../../en/exchange/trade-risk.ts';
import type { German } from '../german.ts';

export const tradeRisk = {
  sandwichNotice: (amount) => `Geschäfte um Ihres herum könnten bis zu ${amount} nehmen.`,
  tax: 'Abgabe des Tokens',
  aboutTax:
    'Was der Token selbst von einer Überweisung behält, nach einem simulierten Handel. Es ist keine Gebühr der Börse.',
  noTax: 'Keine gefunden',
  taxOf: (symbol, buy, sell) => `${symbol}: Kauf ${buy}, Verkauf ${sell}`,
  taxUnknown: (symbol) => `${symbol}: unbekannt`,
  cannotBeSold: (symbol) => `${symbol} ist unverkäuflich`,
  cannotBeSoldText: (symbol, reason) =>
    `Eine Simulation kaufte ${symbol} und konnte es nicht wieder verkaufen${reason}. Wer es kauft, bekommt vielleicht nie etwas zurück.`,
  cannotBeBought: (symbol) => `${symbol} ist nicht zu kaufen`,
  cannotBeBoughtText: (reason) => `Ein simulierter Kauf ist gescheitert${reason}.`,
  because: (reason) => ` (${reason})`,
  taxAboveSlippage: (symbol, tax, slippage) =>
    `${symbol} behält ${tax} der Überweisung. Ihre Slippage-Toleranz erlaubt ${slippage}. Der Tausch würde scheitern.`,
  taxNotExact: (symbol, tax) =>
    `${symbol} behält ${tax} der Überweisung. Niemand kann einen genauen Betrag davon versprechen. Geben Sie stattdessen ein, was Sie verkaufen.`,
  notExactly: (symbol) =>
    `${symbol} behält einen Teil jeder Überweisung. Niemand kann dafür einen genauen Betrag versprechen.`,
  setSlippage: (slippage) => `${slippage} nutzen`,
  sandwich: 'Sandwich-Risiko',
  aboutSandwich:
    'Andere können Ihr Geschäft früh sehen, davor kaufen und danach verkaufen. In Ihren Grenzen verlieren Sie höchstens so viel.',
  noSandwich: 'Keines gefunden',
  atMost: (amount) => `bis zu ${amount}`,
  inUsd: (usd) => `(${usd})`,
  sandwichUnknown: 'das Netzwerk nannte nicht, was eine Transaktion kostet',
  suggested: 'Vorgeschlagene Slippage',
  aboutSuggested: 'Die größte Toleranz, bei der sich Handel um Ihren herum nicht lohnt. Mindestens 0.1%.',
} satisfies German<typeof english>;
