import type { positions as english } from '../../en/exchange/positions.ts';
import type { German } from '../german.ts';

export const positions = {
  help: 'Die Pools, in die Sie einzahlten, und was darin Ihnen gehört.',
  addLiquidity: 'Liquidität geben',
  connect: 'Verbinden Sie eine Wallet, um Ihre Liquidität zu sehen.',
  connectText: 'Einzahler teilen sich 0.17% jedes Tauschs. Auszahlen geht jederzeit.',
  connectWallet: 'Wallet verbinden',
  importQuestion: 'Fehlt hier ein Pool von Ihnen?',
  importIt: 'Importieren.',
  largest: 'Größte Pools',
  approvals: 'Token-Freigaben',
} satisfies German<typeof english>;
