import { desktopMedia, useMedia } from '../../shared/ui/use-media.ts';
import { GamePage } from './game-page.tsx';

/** `/prediction`: the game in the layout that fits the screen. */
export function PredictionPage() {
  const isWide = useMedia(desktopMedia);
  return <GamePage form={isWide ? 'desktop' : 'phone'} />;
}

/** `/Predic/MobilePrediction`: the phone layout on any screen. */
export function MobilePredictionPage() {
  return <GamePage form="phone" />;
}
