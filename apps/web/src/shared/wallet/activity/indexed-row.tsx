import { getExplorerLink } from '../../chain/explorer-link.ts';
import { useChain } from '../../chain/use-chain.ts';
import { CurrencyIdLogo } from '../../token-list/currency-logo.tsx';
import { LogoPair } from '../../token-list/logo-pair.tsx';
import { ExactText } from '../../ui/exact-text.tsx';
import { ActivityRow, IconPicture } from './activity-row.tsx';
import { describeEntry } from './describe-entry.ts';
import type { IndexedEntry } from './indexed-entry.ts';
import { type ShownAmount, toShownAmounts } from './shown-amount.ts';

/** A transaction that the index lists, with the amounts that it moved. */
export function IndexedRow({ entry }: { entry: IndexedEntry }) {
  const { hash, chainId, seconds } = entry;
  const chain = useChain();
  const amounts = toShownAmounts(chain, entry);
  const { symbol } = chain.client.chain.nativeCurrency;
  return (
    <ActivityRow
      {...describeEntry(entry, { symbol, wrapped: chain.contracts.wrappedNative })}
      picture={<EntryPicture kind={entry.kind} amounts={amounts} />}
      seconds={seconds}
      href={getExplorerLink('tx', hash, chainId)}
      amounts={amounts.map(({ isGain, short, exact }, index) => (
        <ExactText key={index} exact={exact} className={`figures ${isGain ? 'font-semibold text-gain' : ''}`}>
          {short}
        </ExactText>
      ))}
    />
  );
}

type EntryPictureProps = { kind: IndexedEntry['kind']; amounts: readonly ShownAmount[] };

/** The moved tokens; a round is no token. */
function EntryPicture({ kind, amounts }: EntryPictureProps) {
  const [first, second] = amounts.flatMap(({ currencyId: id, symbol }) =>
    id === undefined ? [] : [{ id, symbol }],
  );
  if (kind === 'round' || first === undefined)
    return (
      <IconPicture icon={kind === 'round' ? 'compass' : 'pool'} className="bg-accent-soft text-accent" />
    );
  return second ? (
    <LogoPair currencies={[first, second]} size={24} />
  ) : (
    <CurrencyIdLogo id={first.id} symbol={first.symbol} size={36} />
  );
}
