import type { settings as english } from '../en/settings.ts';
import type { German } from './german.ts';

export const settings = {
  title: 'Einstellungen',
  open: 'Einstellungen',
  slippage: 'Slippage-Toleranz',
  slippageHint: 'Der Handel scheitert, wenn der Preis weiter gegen Sie läuft.',
  custom: 'Eigene Slippage in Prozent',
  invalidSlippage: 'Gültigen Prozentsatz für die Slippage eingeben',
  mayFail: 'Ihre Transaktion kann scheitern',
  mayBeFrontrun: 'Andere können Ihrer Transaktion zuvorkommen',
  unexpectedSlippage: 'Unerwarteter Wert der Slippage',
  deadline: 'Frist der Transaktion in Minuten',
  deadlineHint: 'Ein Handel, der danach noch wartet, scheitert.',
  invalidDeadline: 'Gültige Frist eingeben',
  expert: 'Expertenmodus',
  expertText: 'Erlaubt Geschäfte mit hohem Preiseinfluss, ohne Bestätigung auf dieser Seite.',
  expertConfirmTitle: 'Expertenmodus einschalten?',
  expertConfirmText:
    'Ein Tausch geht dann ohne Bestätigung an die Wallet, auch weit unter dem Marktpreis. Bei hohem Preiseinfluss wird weiter gefragt.',
  expertConfirmWarning: 'Nur für Leute, die wissen, was sie tun. Geld kann verloren gehen.',
  expertConfirmYes: 'Expertenmodus einschalten',
  expertConfirmNo: 'Aus lassen',
  split: 'Routen teilen',
  splitText: 'Nutzt bis zu vier Routen, wo das mit Gas mehr bringt.',
  dark: 'Dunkle Ansicht',
  audio: 'Töne',
  audioText: 'Ein kurzer Ton, wenn ein Tausch gelungen ist.',
} satisfies German<typeof english>;
