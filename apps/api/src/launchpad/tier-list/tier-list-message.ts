import type { ListManifest, ListOrigin } from '@tradewind/rules/launchpad/list-manifest';
import type { ReadList } from '../list-upload/upload-message.ts';

/** Stakes with a tier, a line each: account, raw stake, boost in basis points. */
export type TierListJob = { readonly lines: string; readonly origin: ListOrigin };

/** What the worker answers. */
export type TierListResult =
  | {
      readonly kind: 'list';
      readonly list: ReadList;
      readonly snapshotFile: string;
      readonly manifest: ListManifest;
    }
  | { readonly kind: 'faultyRule' | 'nobody' | 'tooMany' };
