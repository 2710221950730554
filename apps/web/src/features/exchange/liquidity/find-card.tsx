import { type ReactNode, useState } from 'react';
import { findValue } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import type { Currency } from '../../../shared/token-list/currency.ts';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { useWalletSession } from '../../../shared/wallet/wallet-session.ts';
import { CurrencyButton } from '../../../shared/token-list/currency-button.tsx';
import { CurrencyChoice } from '../../../shared/token-list/currency-choice.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import type { Side } from './add-form.ts';
import { useHolding } from './holdings.query.ts';
import { isEmptyPool, type PairState } from './liquidity-pool.ts';
import { type PathPair, toAddPath } from './liquidity-routes.ts';
import { usePair } from './pair.query.ts';

const text = messages.liquidity;

export interface FindCardProps {
  ids: PathPair;
  onChoose: (ids: PathPair) => void;
}

/** Selects two tokens and shows their pool. */
export function FindCard({ ids, onChoose }: FindCardProps) {
  const [choosing, setChoosing] = useState<Side>();
  const account = useWalletSession()?.account;
  const { a, b, pair } = usePair(ids);
  const choose = (id: string) => {
    if (choosing === 'a') onChoose({ a: id, b: id === ids.b ? ids.a : ids.b });
    else onChoose({ a: id === ids.a ? ids.b : ids.a, b: id });
  };
  return (
    <Card as="section" aria-label={text.findTitle} className="p-3 tablet:p-4">
      <PairSide label={text.firstToken} currency={a} onClick={() => setChoosing('a')} />
      <div className="flex justify-center py-1 text-muted">
        <Icon name="plus" />
      </div>
      <PairSide label={text.secondToken} currency={b} onClick={() => setChoosing('b')} />
      <output className="mt-3 block min-h-14 content-center text-center">
        {a && b ? (
          <FoundPool pair={pair} ids={ids} account={account} />
        ) : (
          <Button size="large" isFullWidth onClick={() => setChoosing(a ? 'b' : 'a')} aria-haspopup="dialog">
            {a ? text.chooseSecond : text.chooseFirst}
          </Button>
        )}
      </output>
      {choosing && (
        <CurrencyChoice
          account={account}
          selectedId={ids[choosing]}
          onSelect={choose}
          onClose={() => setChoosing(undefined)}
        />
      )}
    </Card>
  );
}

type PairSideProps = { label: string; currency: Currency | undefined; onClick: () => void };

function PairSide({ label, currency, onClick }: PairSideProps) {
  return (
    <div className="flex min-h-16 items-center justify-between gap-3 rounded-control border border-line bg-sunken p-4">
      <span className="text-small text-muted">{label}</span>
      <CurrencyButton side={label} currency={currency} onClick={onClick} />
    </div>
  );
}

type FoundPoolProps = { pair: PairState; ids: PathPair; account: `0x${string}` | undefined };

function FoundPool({ pair, ids, account }: FoundPoolProps) {
  const pool = pair.kind === 'exists' ? pair.pool : undefined;
  const holding = useHolding(pool?.address, account);
  const held = findValue(holding)?.held;
  if (pair.kind === 'invalid') return text.invalidPair;
  if (pair.kind === 'loading') return text.findLoading;
  if (pair.kind === 'unknown') return messages.exchange.priceUnknown;
  if (!pool || isEmptyPool(pool))
    return <Finding title={text.notExists} link={<FindLink to={toAddPath(ids)}>{text.create}</FindLink>} />;
  const addLink = <FindLink to={toAddPath(ids)}>{text.addHere}</FindLink>;
  if (account === undefined)
    return (
      <>
        <Finding title={text.found} link={addLink} />
        <p className="text-small text-muted">{text.connect}</p>
      </>
    );
  if (holding.state === 'unknown') return text.unknown;
  if (held === undefined) return text.findLoading;
  if (held === 0n) return <Finding title={text.found} note={text.notHeld} link={addLink} />;
  return <Finding title={text.found} link={<FindLink to="/pool">{text.manage}</FindLink>} />;
}

function Finding({ title, note, link }: { title: string; note?: string; link: ReactNode }) {
  return (
    <>
      <p className="font-semibold">{title}</p>
      {note !== undefined && <p className="text-small text-muted">{note}</p>}
      {link}
    </>
  );
}

function FindLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={`${buttonClass('primary', 'large')} mt-3 w-full`}>
      {children}
    </Link>
  );
}
