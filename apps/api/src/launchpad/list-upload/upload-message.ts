import type { SaleList } from '@tradewind/rules/launchpad/create-sale-list';
import type { ListScope } from '@tradewind/rules/launchpad/list-tree';
import type { ListFault, ListTerms } from '@tradewind/rules/launchpad/list-upload';

/** An uploaded file with the round that it serves, as a worker takes it. */
export type UploadJob = {
  readonly body: Uint8Array;
  readonly scope: ListScope;
  readonly terms: ListTerms;
};

/** A list without its entries, which are in its file: a clone of a hundred thousand objects stops the thread. */
export type ReadList = Omit<SaleList, 'entries'> & { readonly entries: { readonly length: number } };

/** What the worker answers. */
export type UploadResult =
  | { readonly kind: 'list'; readonly list: ReadList }
  | { readonly kind: 'faulty'; readonly faults: readonly ListFault[]; readonly faultCount: number };
