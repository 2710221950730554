import type { AccountNoticed } from '@tradewind/schema/hub/account-noticed';
import { logError } from '../log/log.ts';
import { messages } from '../message/messages.ts';
import type { Area, NewsChain } from '../site/area.ts';
import { showNotice } from '../ui/notice-store.ts';
import { dismissEverywhere } from './dismiss-everywhere.ts';

/** A message can arrive again, also after its notice was dismissed. */
const shown = new Set<string>();

/** Shows the news of the signed-in account once each, in the words of their areas; a kind that no area knows is skipped. */
export function noticeAccount(
  areas: readonly Area[],
  chain: NewsChain,
  notices: AccountNoticed['notices'],
): void {
  for (const { id, kind, content } of notices) {
    const load = areas.flatMap(({ notices: kinds }) => kinds?.[kind] ?? [])[0];
    if (load === undefined || shown.has(id)) continue;
    shown.add(id);
    const show = async () => {
      const toNotice = await load();
      const notice = { key: id, durationMs: Number.POSITIVE_INFINITY, ...(await toNotice(content, chain)) };
      dismissEverywhere(showNotice(notice));
    };
    show().catch((error: unknown) => {
      shown.delete(id);
      logError(messages.live.unreadable, error);
    });
  }
}
