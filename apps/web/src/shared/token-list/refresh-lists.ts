import type { ChainClient } from '../chain/chain-client.ts';
import { ApiError } from '../api-client/api-error.ts';
import { ListNameError } from '../ens/list-name-error.ts';
import { logError } from '../log/log.ts';
import { messages } from '../message/messages.ts';
import { dismissNotice, showNotice } from '../ui/notice-store.ts';
import { fetchTokenList } from './fetch-token-list.ts';
import { acceptListUpdate, removeList, receiveList } from './list-changes.ts';
import { findList, useTokenLists } from './list-store.ts';
import { toListMessage } from './add-list.mutation.ts';

const text = messages.tokenList;

/** Fetches every saved list again and applies the new version. */
export async function refreshLists(client: ChainClient): Promise<void> {
  const urls = Object.keys(useTokenLists.getState().lists);
  await Promise.all(urls.map((url) => refreshList(client, url)));
}

export async function refreshList(client: ChainClient, url: string): Promise<void> {
  const name = findList(url)?.current.name ?? url;
  try {
    const list = await fetchTokenList(client, url);
    const update = receiveList(url, list);
    if (update === 'too-small') logError(text.bumpTooSmall(url));
    if (update === 'accepted') showNotice({ tone: 'information', title: text.listUpdated(name) });
    if (update === 'asks') promptForUpdate(url, name);
  } catch (error) {
    logError(text.listFailed(url), error);
    if (isListAtFault(error)) dropList(url, name, error);
  }
}

function promptForUpdate(url: string, name: string): void {
  const key = `token-list ${url}`;
  showNotice({
    key,
    tone: 'warning',
    title: text.updateOffered(name),
    text: text.updateOfferedText,
    durationMs: Number.POSITIVE_INFINITY,
    actions: [
      {
        label: text.acceptUpdate,
        onClick: () => {
          dismissNotice(key);
          if (findList(url)?.pending) acceptListUpdate(url);
        },
      },
      { label: text.dismiss, onClick: () => dismissNotice(key) },
    ],
  });
}

function dropList(url: string, name: string, error: unknown): void {
  removeList(url);
  showNotice({ tone: 'warning', title: text.listDropped(name), text: toListMessage(error) });
}

/** Whether the list itself failed; a failure of our own API or the network does not count. */
function isListAtFault(error: unknown): boolean {
  if (error instanceof ListNameError) return !error.isRetryable;
  return error instanceof ApiError && error.code !== 'UNEXPECTED_ANSWER' && !error.isRetryable;
}
