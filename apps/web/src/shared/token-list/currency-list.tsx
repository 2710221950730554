import { formatAmount } from '@tradewind/rules/amount/format-amount';
import { type KeyboardEvent, memo } from 'react';
import { findValue, mapReading, type Reading } from '../chain/reading.ts';
import { useChain } from '../chain/use-chain.ts';
import { messages } from '../message/messages.ts';
import { Badge } from '../ui/badge.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Link } from '../ui/link.tsx';
import { ReadingText } from '../ui/reading-text.tsx';
import type { Balances } from './balances.query.ts';
import { useCurrencies } from './currencies.ts';
import { type Currency, formatSymbol, toCurrencyId } from './currency.ts';
import { CurrencyLogo } from './currency-logo.tsx';
import { FiatText } from './fiat-text.tsx';
import { StarButton } from './star-button.tsx';
import { toStarId } from './star-id.ts';
import { listUserTokens, removeUserToken, useUserTokens } from './user-tokens.ts';
import { useVisibleRows } from './use-visible-rows.ts';

const rowHeight = 56;

export interface CurrencyListProps {
  currencies: readonly Currency[];
  /** Absent without an account: then no balances are shown. */
  balances: Reading<Balances> | undefined;
  /** Marked in the list. */
  selectedId: string | undefined;
  /** Over a page that a link would replace behind the dialog. */
  hasNoLinks?: boolean | undefined;
  onSelect: (currency: Currency) => void;
}

/** A virtual list: only the visible rows exist; arrow keys move between them. */
export function CurrencyList({
  currencies,
  balances,
  selectedId,
  hasNoLinks = false,
  onSelect,
}: CurrencyListProps) {
  const { chainId, isHome } = useChain();
  useUserTokens();
  const { namesakeIds } = useCurrencies();
  const addedIds = new Set(listUserTokens(chainId).map(toCurrencyId));
  const { scrollRef, onScroll, first, end } = useVisibleRows(currencies.length, rowHeight);
  return (
    <div
      ref={scrollRef}
      onScroll={onScroll}
      className="shades-below -mx-4 -mb-4 min-h-40 grow overflow-y-auto px-2 tablet:-mx-6 tablet:-mb-6 tablet:px-4"
    >
      <ul
        aria-label={messages.tokenList.list}
        className="relative"
        style={{ height: currencies.length * rowHeight }}
      >
        {currencies.slice(first, end).map((currency, index) => {
          const id = toCurrencyId(currency);
          return (
            <ListedCurrency
              key={id}
              currency={currency}
              index={first + index}
              count={currencies.length}
              balances={balances}
              isSelected={id === selectedId}
              isAdded={addedIds.has(id)}
              isNamesake={namesakeIds.has(id)}
              hasLink={isHome && !hasNoLinks}
              onSelect={onSelect}
            />
          );
        })}
      </ul>
    </div>
  );
}

interface ListedCurrencyProps extends CurrencyRowProps {
  /** Its place among `count` currencies. */
  index: number;
  count: number;
  hasLink: boolean;
}

/** Memoized: a scrolled screen draws the new rows alone. */
const ListedCurrency = memo(function ListedCurrency({ index, count, hasLink, ...row }: ListedCurrencyProps) {
  const { currency, isSelected, isAdded } = row;
  return (
    <li
      aria-setsize={count}
      aria-posinset={index + 1}
      // The mark is under the row and its actions.
      className={classNames('absolute inset-x-0 flex rounded-control', isSelected && 'bg-accent-soft')}
      style={{ height: rowHeight, top: index * rowHeight }}
    >
      <CurrencyRow {...row} />
      <RowActions currency={currency} hasLink={hasLink} />
      {currency.kind === 'token' && isAdded && (
        <IconButton
          icon="close"
          label={messages.tokenList.removeToken(formatSymbol(currency.symbol))}
          onClick={() => removeUserToken(currency)}
          className="self-center"
        />
      )}
    </li>
  );
});

/** The page of a token of the home chain, where there is room for the way to it, and its star. */
function RowActions({ currency, hasLink }: { currency: Currency; hasLink: boolean }) {
  const chain = useChain();
  const id = toCurrencyId(currency);
  const symbol = formatSymbol(currency.symbol);
  return (
    <>
      {hasLink && currency.kind === 'native' && (
        <span className="hidden size-11 shrink-0 tablet:inline-flex" />
      )}
      {hasLink && currency.kind === 'token' && (
        <Link
          to={`/tokens/${id}`}
          title={messages.favourite.about(symbol)}
          aria-label={messages.favourite.about(symbol)}
          className="hidden size-11 shrink-0 items-center justify-center self-center rounded-control text-muted hover:bg-hover hover:text-text tablet:inline-flex"
        >
          <Icon name="information" size={22} />
        </Link>
      )}
      <StarButton id={toStarId(chain, id)} symbol={symbol} className="self-center" />
    </>
  );
}

interface CurrencyRowProps extends Pick<CurrencyListProps, 'balances' | 'onSelect'> {
  currency: Currency;
  isSelected: boolean;
  isAdded: boolean;
  isNamesake: boolean;
}

function CurrencyRow({ currency, balances, isSelected, isAdded, isNamesake, onSelect }: CurrencyRowProps) {
  return (
    <button
      type="button"
      onClick={() => onSelect(currency)}
      onKeyDown={moveFocus}
      data-row
      aria-current={isSelected || undefined}
      className="flex h-full min-w-0 grow items-center gap-3 rounded-control px-2 text-left transition-colors hover:bg-hover"
    >
      <CurrencyLogo currency={currency} size={32} />
      <span className="min-w-0 grow">
        <span className="flex items-center gap-2">
          <span className="truncate font-semibold">{formatSymbol(currency.symbol)}</span>
          {isAdded && <Badge>{messages.tokenList.addedByYou}</Badge>}
          {isNamesake && <Badge tone="warning">{messages.tokenList.sameName}</Badge>}
        </span>
        <span className="block truncate text-caption text-muted">
          {currency.kind === 'native' ? messages.tokenList.nativeTag : currency.name}
        </span>
      </span>
      {balances && <CurrencyBalance currency={currency} balances={balances} />}
    </button>
  );
}

function CurrencyBalance({ currency, balances }: { currency: Currency; balances: Reading<Balances> }) {
  const reading = mapReading(balances, (all) => all.get(toCurrencyId(currency)));
  const held = findValue(reading);
  return (
    <span className="grid justify-items-end">
      <ReadingText
        reading={reading}
        format={(raw) =>
          raw === undefined ? '–' : formatAmount(raw, currency.decimals, { notation: 'grouped' })
        }
        unknownReason={messages.tokenField.balancesUnknown}
        skeletonClassName="h-4 w-16"
      />
      {held !== undefined && held > 0n && (
        <span className="text-caption text-muted">
          <FiatText currency={currency} raw={held} />
        </span>
      )}
    </span>
  );
}

/** Moves up and down between the existing rows; the list scrolls with the focus. */
function moveFocus(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  const rows = [...(event.currentTarget.closest('ul')?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const index = rows.indexOf(event.currentTarget);
  event.preventDefault();
  rows[index + step]?.focus();
}
