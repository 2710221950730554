import { useMutation } from '@tanstack/react-query';
import { messages } from '../message/messages.ts';
import { UserMessageError } from '../chain/user-message-error.ts';
import { ApiError } from '../api-client/api-error.ts';
import { ListNameError } from '../ens/list-name-error.ts';
import { fetchTokenList } from './fetch-token-list.ts';
import { addList, findList, removeList } from './list-store.ts';

/** Reads a list and keeps it; one that fails is not kept. */
export function useAddList() {
  return useMutation({
    mutationFn: async (url: string) => {
      if (findList(url)) throw new UserMessageError(messages.tokenList.listKnown);
      const list = await fetchTokenList(url);
      try {
        addList(url, list);
      } catch (cause) {
        // The browser's storage is full: what would be gone with the page is not shown as kept.
        removeList(url);
        throw cause;
      }
    },
  });
}

/** What a person should read about a list that did not come. */
export function toListMessage(error: unknown): string {
  if (error instanceof ApiError || error instanceof ListNameError) return error.text;
  return error instanceof UserMessageError ? error.message : messages.tokenList.listNotKept;
}
