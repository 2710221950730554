import { useEffect, useMemo, useRef, useState } from 'react';
import type { Address } from 'viem';
import { findValue, type Reading } from '../chain/reading.ts';
import { useChain } from '../chain/use-chain.ts';
import { useTokenPrices } from '../market-info/token-prices.query.ts';
import { messages } from '../message/messages.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { InlineNotice } from '../ui/inline-notice.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { type Balances, useBalances } from './balances.query.ts';
import { CommonBases } from './common-bases.tsx';
import { useCurrencies } from './currencies.ts';
import { type Currency, nativeId, type Token } from './currency.ts';
import { CurrencyList, type CurrencyListProps } from './currency-list.tsx';
import { findCurrencyValue } from './currency-value.ts';
import { useRecent, useStarred } from './favourite-tokens.ts';
import { NoMatch } from './no-match.tsx';
import { putFirst } from './put-first.ts';
import { searchCurrencies } from './search-currencies.ts';
import { type SortOrder, sortCurrencies } from './sort-currencies.ts';
import { toStarId } from './star-id.ts';

const text = messages.tokenList;
const noBalances: Balances = new Map();

export interface TokenChoiceProps extends Pick<CurrencyListProps, 'selectedId' | 'onSelect' | 'hasNoLinks'> {
  account: Address | undefined;
  onClose: () => void;
  onImport: (token: Token) => void;
  onManage: () => void;
}

/**
 * Search, common bases, and the list: starred, recent, then by balance. While one searches, the matches come first, and
 * Enter takes the best of them.
 */
export function TokenChoice({
  account,
  selectedId,
  hasNoLinks,
  onSelect,
  onClose,
  onImport,
  onManage,
}: TokenChoiceProps) {
  const [typed, setTyped] = useState('');
  const [order, setOrder] = useState<SortOrder>('descending');
  const { all } = useCurrencies();
  const balances = useBalances(account, all);
  const sorted = useSorted(all, balances, order);
  const first = useFirst(sorted);
  const isSearch = typed.trim() !== '';
  // A search is for its best match, starred or not.
  const found = isSearch ? searchCurrencies(sorted, typed) : first;
  const [best] = found;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={messages.tokenField.select}
      height="tall"
      footer={
        <Button tone="quiet" isFullWidth onClick={onManage}>
          {text.manage}
        </Button>
      }
    >
      <div className="flex h-full flex-col gap-3 pt-1">
        <SearchForm typed={typed} onType={setTyped} onSubmit={() => best && isSearch && onSelect(best)} />
        {!isSearch && <CommonBases selectedId={selectedId} onSelect={onSelect} />}
        <ListHeading order={order} onOrder={setOrder} />
        {balances.state === 'unknown' && (
          <InlineNotice tone="warning">{messages.tokenField.balancesUnknown}</InlineNotice>
        )}
        {found.length === 0 ? (
          <NoMatch typed={typed.trim()} known={all} onImport={onImport} />
        ) : (
          <CurrencyList
            currencies={found}
            balances={account ? balances : undefined}
            selectedId={selectedId}
            hasNoLinks={hasNoLinks}
            onSelect={onSelect}
          />
        )}
      </div>
    </Dialog>
  );
}

interface ListHeadingProps {
  order: SortOrder;
  onOrder: (order: SortOrder) => void;
}

function ListHeading({ order, onOrder }: ListHeadingProps) {
  const isDescending = order === 'descending';
  return (
    <div className="flex items-center justify-between border-t border-line pt-1 -mb-3">
      <h3 className="text-small font-medium text-muted">{text.list}</h3>
      <IconButton
        icon={isDescending ? 'arrowDown' : 'arrowUp'}
        label={isDescending ? text.sortDescending : text.sortAscending}
        onClick={() => onOrder(isDescending ? 'ascending' : 'descending')}
      />
    </div>
  );
}

/** Sorted again where a balance or a price changed. */
function useSorted(
  all: readonly Currency[],
  balances: Reading<Balances>,
  order: SortOrder,
): readonly Currency[] {
  const { wrappedNative } = useChain().contracts;
  const known = findValue(balances) ?? noBalances;
  const prices = findValue(useTokenPrices().prices);
  return useMemo(() => {
    const findUsd =
      prices &&
      ((currency: Currency, raw: bigint) => findCurrencyValue(prices, wrappedNative, { currency, raw }));
    return sortCurrencies(all, known, order, findUsd);
  }, [all, known, order, prices, wrappedNative]);
}

/** Starred ones first, then recent ones; the native coin's star is that of its wrapped token. */
function useFirst(sorted: readonly Currency[]): readonly Currency[] {
  const chain = useChain();
  const [stars, recent] = [useStarred(chain.chainId), useRecent(chain.chainId)];
  return useMemo(() => {
    const native = toStarId(chain, nativeId);
    const starred = stars.flatMap((id) => (id === native ? [nativeId, id] : [id]));
    return putFirst(sorted, { starred, recent });
  }, [sorted, stars, recent, chain]);
}

type SearchFormProps = { typed: string; onType: (typed: string) => void; onSubmit: () => void };

function SearchForm({ typed, onType, onSubmit }: SearchFormProps) {
  const formRef = useFocusedField();
  return (
    <form
      ref={formRef}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <SearchField
        label={text.search}
        placeholder={text.searchPlaceholder}
        value={typed}
        onValueChange={onType}
        enterKeyHint="go"
      />
    </form>
  );
}

/** Focuses the field of the form, except where that opens a virtual keyboard. */
function useFocusedField() {
  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (globalThis.matchMedia('(pointer: fine)').matches) formRef.current?.querySelector('input')?.focus();
  }, []);
  return formRef;
}
