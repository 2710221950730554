import type { Market } from './live/market.ts';
import type { Game } from './live/use-game.ts';

/** What a form of the game is given to show. */
export interface GameViewProps {
  game: Game;
  market: Market;
  /** When the feed spoke last, if it has been silent for too long. */
  silentSince: number | undefined;
  /** Until the open round locks; undefined while nobody has said what time it is. */
  secondsLeft: number | undefined;
  onHistory: () => void;
}
