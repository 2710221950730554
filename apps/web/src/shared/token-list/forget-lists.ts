import type { Chains } from '../chain/chain.ts';
import { messages } from '../message/messages.ts';
import { showNotice } from '../ui/notice-store.ts';
import { toListMessage } from './add-list.mutation.ts';
import { fetchTokenList } from './fetch-token-list.ts';
import { addList } from './list-changes.ts';
import { useTokenLists } from './list-store.ts';

const text = messages.tokenList;

/**
 * After an uncaught script error: removes the saved lists, which could be its cause. A notice offers to restore them.
 */
export function forgetLists(chains: Chains): void {
  const urls = Object.keys(useTokenLists.getState().lists);
  useTokenLists.setState({ lists: {} });
  if (urls.length === 0) return;
  showNotice({
    key: 'token-lists forgotten',
    tone: 'warning',
    title: text.listsForgotten,
    text: `${text.listsForgottenText} ${urls.join(', ')}`,
    durationMs: Number.POSITIVE_INFINITY,
    actions: [{ label: text.addAgain, onClick: () => void addAgain(chains, urls) }],
  });
}

async function addAgain(chains: Chains, urls: readonly string[]): Promise<void> {
  const { client } = chains.home;
  const results = await Promise.allSettled(
    urls.map(async (url) => addList(url, await fetchTokenList(client, url))),
  );
  const failed = results.find((result) => result.status === 'rejected');
  const key = 'token-lists forgotten';
  if (failed) showNotice({ key, tone: 'error', title: toListMessage(failed.reason) });
  else showNotice({ key, tone: 'success', title: text.listsBack });
}
