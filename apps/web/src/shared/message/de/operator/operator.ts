import type { operator as english } from '../../en/operator/operator.ts';
import type { German } from '../german.ts';

export const operator = {
  connectTitle: 'Wallet eines Betreibers verbinden',
  connectText: 'Die Pools unten sind öffentlich. Verbinden Sie ein Wallet, um einen zu ändern.',
  connect: 'Wallet verbinden',
  signInTitle: 'Anmelden, um die eigenen Rollen zu sehen',
  signInText: 'Eine Unterschrift zeigt, dass das Konto Ihnen gehört. Sie kostet nichts.',
  signIn: 'Anmelden',
  sessionEnded: 'Ihre Sitzung ist beendet. Melden Sie sich wieder an.',
  sessionEndedText: 'Ihre Eingaben bleiben. Bis dahin lässt sich nichts senden.',
  rolesLoading: 'Die Rollen dieses Kontos werden gelesen',
  rolesUnknownTitle: 'Ihre Rollen sind unbekannt',
  rolesUnknownText: 'Der Server antwortet nicht. Ohne Antwort lässt sich hier nichts ändern.',
  retry: 'Erneut versuchen',
  noRoleTitle: 'Dieses Konto hat hier keine Rolle',
  noRoleText:
    'Formulare brauchen die Rolle „pool“: So steht jede Handlung im Protokoll. Die Verwaltung der Seite vergibt sie.',
  log: 'Protokoll',
  logText:
    'Was Betreiber von hier gesendet haben, das Neueste zuerst. Ob es geschah, entscheidet das Netzwerk.',
  logEmpty: 'Im Protokoll steht noch nichts.',
  logLoading: 'Das Protokoll wird gelesen',
  logUnknown: 'Das Protokoll ließ sich nicht lesen.',
  logStale: 'Das Protokoll ließ sich nicht neu lesen. Die neuesten Zeilen fehlen vielleicht.',
  older: 'Ältere Zeilen',
  unlogged: 'Eine Ihrer Handlungen fehlt noch im Protokoll. Ihr Browser bewahrt sie bis dahin auf.',
  logNow: 'Jetzt eintragen',
  what: 'Was',
  who: 'Wer',
  when: 'Wann',
  where: 'Vertrag',
  transaction: 'Transaktion',
  kind: {
    pool_create: 'Pool erstellt',
    pool_periods: 'Laufzeiten gesetzt',
    pool_fees: 'Gebühren gesetzt',
    pool_fund: 'Belohnungen hinzugefügt',
    pool_withdraw: 'Freie Belohnungen abgehoben',
    role_give: 'Rolle aus der Konfiguration',
    pool_finish: 'Pool beendet',
  },
} satisfies German<typeof english>;
