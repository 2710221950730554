import { desktopMedia, useMedia } from '../../shared/ui/use-media.ts';
import { GamePage } from './game-page.tsx';

/** `/prediction`: the game in the form that the screen has room for. */
export function PredictionPage() {
  const isWide = useMedia(desktopMedia);
  return <GamePage form={isWide ? 'desktop' : 'phone'} />;
}
