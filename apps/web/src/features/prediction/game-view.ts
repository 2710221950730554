import type { Market } from './live/market.ts';
import type { Game } from './live/use-game.ts';

/** The props of a game layout. */
export interface GameViewProps {
  game: Game;
  market: Market;
  /** The time of the feed's last update, if it is silent for too long. */
  silentSince: number | undefined;
  /** Seconds until the open round locks; undefined while the chain time is unknown. */
  secondsLeft: number | undefined;
  onHistory: () => void;
}
