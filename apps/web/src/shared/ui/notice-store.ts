import { create } from 'zustand';

export type NoticeTone = 'success' | 'error' | 'warning' | 'information';

export interface NoticeContent {
  tone: NoticeTone;
  title: string;
  text?: string;
  /** A link out of the site, such as the transaction in the explorer. */
  link?: { label: string; href: string };
  /** A link to a page of the site; following it dismisses the notice. */
  page?: { label: string; path: string };
  actions?: readonly { label: string; onClick: () => void }[];
  /**
   * Duration; 15 s by default, `transactionNoticeMs` after a
   * transaction, infinite until dismissed. Hover and focus pause it.
   */
  durationMs?: number;
  /** A later notice with the same key replaces the earlier one. */
  key?: string;
}

export interface Notice extends NoticeContent {
  key: string;
  durationMs: number;
}

const noticeMs = 15_000;
export const transactionNoticeMs = 2_000;

/** The maximum number of notices on the screen. */
export const noticeLimit = 4;
let lastNumber = 0;

interface NoticeState {
  notices: readonly Notice[];
}

export const useNoticeStore = create<NoticeState>()(() => ({ notices: [] }));

/** Shows a notice and returns its key. May be called from anywhere, React or not. */
export function showNotice(content: NoticeContent): string {
  lastNumber += 1;
  const key = content.key ?? `notice-${lastNumber}`;
  const notice: Notice = { durationMs: noticeMs, ...content, key };
  useNoticeStore.setState(({ notices }) => ({
    notices: keepLatest([...notices.filter((other) => other.key !== key), notice]),
  }));
  return key;
}

export function dismissNotice(key: string): void {
  useNoticeStore.setState(({ notices }) => ({ notices: notices.filter((notice) => notice.key !== key) }));
}

export function dismissAllNotices(): void {
  useNoticeStore.setState({ notices: [] });
}

/** Drops passing notices that are not on the screen; those that last until dismissed are kept and come later. */
function keepLatest(notices: readonly Notice[]): Notice[] {
  const shownFrom = notices.length - noticeLimit;
  return notices.filter(({ durationMs }, place) => place >= shownFrom || !Number.isFinite(durationMs));
}
