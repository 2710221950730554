import type { ComponentType } from 'react';
import type { Abi } from 'viem';
import type { AccountPart } from './account-part.ts';
import type { Page } from './page.ts';

/** The parts of an area that the site's frame needs. Its messages are a folder of `shared/message/en`. */
export interface Area {
  readonly pages: readonly Page[];
  /** What it shows of the connected account; absent where that is nothing. */
  readonly account?: () => Promise<AccountPart>;
  /** For local builds alone: `import.meta.env.MODE === 'production' ? undefined : {…}`. */
  readonly local: LocalArea | undefined;
}

export interface LocalArea {
  /** The contracts whose calls the development wallet decodes. */
  readonly contracts: () => Promise<readonly Abi[]>;
  /** Its cards in the storyboard, in every state. */
  readonly stories: () => Promise<ComponentType>;
}
