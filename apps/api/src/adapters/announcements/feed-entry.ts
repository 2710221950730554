/** One entry as in its source; texts may be HTML. */
export type FeedEntry = {
  readonly title: string;
  readonly summary: string;
  readonly url: string;
  readonly published: string;
};
