import { findNetwork } from '@tradewind/rules/network/network';
import { formatExactAmount } from '@tradewind/rules/amount/format-amount';
import type { WireSwap } from '@tradewind/schema/exchange/swap';
import type { ExplorerPage } from './explorer-page.ts';
import { addressLink, addressMention, field, tokenAmount } from './fields.ts';
import { html, type Html } from '../http/html.ts';
import type { KnownContracts } from './known-contracts.ts';
import { toMethodName } from './method-name.ts';
import type { ChainReceipt, ChainTransaction, TransactionView } from './read-transaction.ts';
import { toTokenTransfers } from './token-transfers.ts';

export type TransactionPageInput = {
  hash: string;
  view: TransactionView;
  /** Undefined: the API does not answer. */
  swaps: WireSwap[] | undefined;
  known: KnownContracts;
};

const title = 'Transaction';
const lookAgain = html`<p><a href="">Look again</a></p>`;

/** The page of a transaction; it says so when the node does not know the transaction. */
export function transactionPage(input: TransactionPageInput): ExplorerPage {
  const { hash, view } = input;
  if (view.state === 'unknown') {
    const body = html`<p>${hash}</p>
      <p>
        The node does not know this transaction. It may not have arrived yet, or another one with the same
        nonce took its place.
      </p>
      ${lookAgain}`;
    return { status: 404, title: 'Not found yet', body };
  }
  if (view.state === 'pending') {
    const body = html`<p>${hash}</p>
      <dl>
        ${field('Status', html`<span class="wait">Waiting to be mined</span>`)}
        ${transactionFields(view.transaction, input)}
      </dl>
      ${lookAgain}`;
    return { status: 200, title, body };
  }
  return { status: 200, title, body: minedBody(view, input) };
}

function minedBody(view: Extract<TransactionView, { state: 'mined' }>, input: TransactionPageInput): Html {
  const { receipt, transaction, confirmations, timestamp } = view;
  const status =
    receipt.status === 1n
      ? html`<span class="gain">Succeeded</span>`
      : html`<span class="loss">Failed: nothing was moved but the network fee</span>`;
  const time = new Date(timestamp * 1000).toISOString().replace('T', ' ').slice(0, 19);
  return html`<p>${input.hash}</p>
    <dl>
      ${field('Status', status)}
      ${field('Block', `${receipt.blockNumber} (${confirmations} confirmations)`)}${field('Time', `${time} UTC`)}
      ${transactionFields(transaction, input)}${feeFields(receipt, input.known)}
    </dl>
    ${transferList(receipt, input.known)}${swapList(input)}`;
}

function nativeAmount(amount: bigint, { chainId }: KnownContracts): string {
  return `${formatExactAmount(amount, 18)} ${findNetwork(chainId)?.nativeSymbol ?? ''}`;
}

function transactionFields(transaction: ChainTransaction, { known }: TransactionPageInput): Html {
  const to = transaction.to ? addressLink(transaction.to, known) : 'A new contract';
  return html`${field('From', addressLink(transaction.from, known))}${field('To', to)}
  ${field('Method', toMethodName(transaction.input))}${field('Value', nativeAmount(transaction.value, known))}
  ${field('Nonce', String(transaction.nonce))}`;
}

function feeFields({ gasUsed, effectiveGasPrice }: ChainReceipt, known: KnownContracts): Html {
  return html`${field('Gas used', String(gasUsed))}
  ${field('Network fee', nativeAmount(gasUsed * effectiveGasPrice, known))}`;
}

function transferList({ logs }: ChainReceipt, known: KnownContracts): Html {
  const transfers = toTokenTransfers(logs);
  if (transfers.length === 0)
    return html`<h2>Token transfers</h2>
      <p>None.</p>`;
  const items = transfers.map(
    ({ token, from, to, amount }) =>
      html`<li>
        ${tokenAmount(amount, token, known)} from ${addressMention(from, known)} to
        ${addressMention(to, known)}
      </li>`,
  );
  return html`<h2>Token transfers</h2>
    <ul>
      ${items}
    </ul>`;
}

function swapList({ swaps, known }: TransactionPageInput): Html {
  const heading = html`<h2>Swaps in the index</h2>`;
  if (swaps === undefined)
    return html`${heading}
      <p>The API does not answer; the chain’s own record above is complete.</p>`;
  if (swaps.length === 0)
    return html`${heading}
      <p>None, or not indexed yet.</p>`;
  const items = swaps.map(
    ({ amountIn, amountOut, tokenIn, tokenOut, pool }) =>
      html`<li>
        ${tokenAmount(BigInt(amountIn), tokenIn.address, known)} for
        ${tokenAmount(BigInt(amountOut), tokenOut.address, known)} in pool ${addressMention(pool, known)}
      </li>`,
  );
  return html`${heading}
    <ul>
      ${items}
    </ul>`;
}
