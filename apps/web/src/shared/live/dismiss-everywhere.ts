import { dismissNotice, useNoticeStore } from '../ui/notice-store.ts';

/** The keys of notices that every tab shows. */
const keys = new Set<string>();
const tabs = new BroadcastChannel('tradewind.notices');

/** Every tab shows the notice of this key: once a tab dismisses it, or follows its link, all do. */
export function dismissEverywhere(key: string): void {
  keys.add(key);
}

useNoticeStore.subscribe(({ notices }) => {
  for (const key of keys) {
    if (notices.some((notice) => notice.key === key)) continue;
    keys.delete(key);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    tabs.postMessage(key);
  }
});

tabs.addEventListener('message', ({ data }) => {
  // An answer would dismiss a later notice of the same key.
  if (keys.delete(data)) dismissNotice(data);
});
