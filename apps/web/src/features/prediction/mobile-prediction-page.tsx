import { GamePage } from './game-page.tsx';

/** `/Predic/MobilePrediction`: the phone layout on any screen. */
export function MobilePredictionPage() {
  return <GamePage form="phone" />;
}
