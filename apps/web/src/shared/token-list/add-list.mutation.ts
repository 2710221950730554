import { useMutation } from '@tanstack/react-query';
import { messages } from '../message/messages.ts';
import { useChain } from '../chain/use-chain.ts';
import { UserMessageError } from '../chain/user-message-error.ts';
import { ApiError } from '../api-client/api-error.ts';
import { ListNameError } from '../ens/list-name-error.ts';
import { fetchTokenList } from './fetch-token-list.ts';
import { addList, removeList } from './list-changes.ts';
import { findList } from './list-store.ts';

/** Fetches a list and saves it; a failed one is not saved. */
export function useAddList() {
  const { client } = useChain();
  return useMutation({
    mutationFn: async (url: string) => {
      if (findList(url)) throw new UserMessageError(messages.tokenList.listKnown);
      const list = await fetchTokenList(client, url);
      try {
        addList(url, list);
      } catch (cause) {
        // The storage of the browser is full: a list that would be lost on reload is not shown as saved.
        removeList(url);
        throw cause;
      }
    },
  });
}

/** The message for a list that could not be fetched. */
export function toListMessage(error: unknown): string {
  if (error instanceof ApiError || error instanceof ListNameError) return error.text;
  return error instanceof UserMessageError ? error.message : messages.tokenList.listNotKept;
}
