import type { takeBackFile as english } from '../en/take-back-file.ts';
import type { German } from './german.ts';

export const takeBackFile = {
  about: 'Diese Datei fragt keinen unserer Server. Sie liest das Netzwerk von dem Knoten, den Sie nennen.',
  node: 'Adresse eines Knotens',
  nodeHint: 'Eine JSON-RPC-Adresse: die Ihres Anbieters oder die Ihres eigenen Knotens.',
  open: 'Netzwerk lesen',
  invalid: 'Das ist keine Adresse, die mit http:// oder https:// beginnt.',
  silent: 'Der Knoten antwortet nicht oder lehnt Anfragen einer Datei ab. Versuchen Sie einen anderen.',
  otherNetwork: (chainId) => `Keiner unserer Verträge ist im Netzwerk ${chainId}.`,
  on: (network, node) => `${network}, gelesen von ${node}`,
  change: 'Anderer Knoten',
} satisfies German<typeof english>;
