import type { takeBack as english } from '../en/take-back.ts';
import type { German } from './german.ts';

export const takeBack = {
  title: 'Zurückholen',
  subtitle:
    'Was unsere Verträge für Sie halten, allein aus dem Netzwerk gelesen. Das geht auch, wenn unsere Server schweigen.',
  link: 'Zurückholen, was unsere Verträge für Sie halten',
  connect: 'Verbinden Sie eine Wallet, um zu sehen, was Ihnen gehört.',
  unknownTitle: 'Das Netzwerk antwortet nicht',
  unknown: 'Was hier liegt, ist jetzt nicht bekannt. Im Vertrag ist es sicher.',
  partUnread: 'Ein Teil dieser Seite konnte nicht geladen werden',
  partUnreadText: 'Was er zeigt, ist im Vertrag sicher. Versuchen Sie es wieder.',
  since: 'Seit',
} satisfies German<typeof english>;
