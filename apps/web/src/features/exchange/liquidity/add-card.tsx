import { formatPercent } from '@tradewind/rules/amount/format-percent';
import { useReducer, useState } from 'react';
import { useNavigate } from 'react-router';
import { messages } from '../../../shared/message/messages.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { InlineNotice } from '../../../shared/ui/inline-notice.tsx';
import { ReadingText } from '../../../shared/ui/reading-text.tsx';
import { NetworkPrompt } from '../../../shared/wallet/network-prompt.tsx';
import { CurrencyChoice } from '../../../shared/token-list/currency-choice.tsx';
import { Detail } from '../../../shared/ui/detail.tsx';
import { AddActions } from './add-actions.tsx';
import { emptyAddForm, reduceAddForm, type Side } from './add-form.ts';
import { LiquiditySide } from './liquidity-side.tsx';
import { findSelectPath, type PathPair } from './liquidity-routes.ts';
import { PairPrice } from './pair-price.tsx';
import { type AddView, useAdd } from './use-add.ts';

const text = messages.liquidity;

/** The form of a deposit; its currencies are those of the address. */
export function AddCard({ ids }: { ids: PathPair }) {
  const [form, dispatch] = useReducer(reduceAddForm, emptyAddForm);
  const [choosing, setChoosing] = useState<Side>();
  const navigate = useNavigate();
  const view = useAdd(ids, form);
  const { session, isFirst } = view;
  const sideProps = (side: Side) => ({
    label: side === 'a' ? text.firstToken : text.secondToken,
    value: view.shown[side],
    raw: findRaw(view, side),
    currency: view[side],
    balances: view.balances,
    typed: view.typed[side],
    isFirst,
    isStale: view.isStale && form.independentField !== side,
    onEnter: (value: string) => dispatch({ type: 'enter', field: side, value, isFirst }),
    onChoose: () => setChoosing(side),
  });
  return (
    <Card as="section" aria-label={text.addTitle} className="p-3 tablet:p-4">
      {session && <NetworkPrompt session={session} />}
      {isFirst && <FirstNotice />}
      <LiquiditySide {...sideProps('a')} />
      <div className="flex justify-center py-1 text-muted">
        <Icon name="plus" />
      </div>
      <LiquiditySide {...sideProps('b')} />
      <PoolDetails view={view} />
      <div className="mt-3">
        <AddActions view={view} onSent={() => dispatch({ type: 'clear' })} />
      </div>
      {choosing && (
        <CurrencyChoice
          account={session?.account}
          selectedId={ids[choosing]}
          onSelect={(id) => void navigate(findSelectPath(ids, choosing, id))}
          onClose={() => setChoosing(undefined)}
        />
      )}
    </Card>
  );
}

/** The amount of a side as typed, or as computed from the other one. */
function findRaw({ typed, deposit }: AddView, side: Side): bigint | undefined {
  const amount = typed[side];
  if (amount) return amount.isValid ? amount.raw : undefined;
  return side === 'a' ? deposit?.amountA : deposit?.amountB;
}

function FirstNotice() {
  return (
    <div className="mb-3">
      <InlineNotice tone="information" title={text.firstTitle}>
        {text.firstText}
      </InlineNotice>
    </div>
  );
}

function PoolDetails({ view: { a, b, price, share, deposit } }: { view: AddView }) {
  if (!a || !b || !price) return null;
  return (
    <dl className="mt-3 grid gap-1.5 px-1 text-small">
      <Detail label={text.price}>
        <PairPrice price={price} a={a} b={b} />
      </Detail>
      {deposit && (
        <Detail label={text.poolShare}>
          <ReadingText
            reading={share}
            format={(ratio) => (ratio ? formatPercent(ratio) : '–')}
            unknownReason={text.shareUnknown}
          />
        </Detail>
      )}
    </dl>
  );
}
