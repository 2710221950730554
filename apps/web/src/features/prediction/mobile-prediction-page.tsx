import { GamePage } from './game-page.tsx';

/** `/Predic/MobilePrediction`: the form of a phone on any screen. */
export function MobilePredictionPage() {
  return <GamePage form="phone" />;
}
