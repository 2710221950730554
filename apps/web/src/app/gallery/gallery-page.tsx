import { ControlStories } from './control-stories.tsx';
import { ExchangeStories } from './exchange-stories.tsx';
import { FeedbackStories } from './feedback-stories.tsx';
import { FoundationStories } from './foundation-stories.tsx';
import { HomeStories } from './home-stories.tsx';
import { PredictionAccountStories } from './prediction-account-stories.tsx';
import { PredictionStories } from './prediction-stories.tsx';
import { TransactionStories } from './transaction-stories.tsx';

/**
 * The gallery: every component and every state of every card, from fixtures. The shell's theme toggle switches the
 * theme. Not in a production build, so its captions are not in the message catalogue.
 */
export function GalleryPage() {
  return (
    <div className="mx-auto w-full max-w-[80rem] px-4 py-8 tablet:px-6">
      <h1 className="text-heading font-semibold tracking-tight">Storyboard</h1>
      <p className="text-muted">Every component and every state of every card, from fixtures.</p>
      <FoundationStories />
      <ControlStories />
      <FeedbackStories />
      <HomeStories />
      <ExchangeStories />
      <PredictionStories />
      <PredictionAccountStories />
      <TransactionStories />
    </div>
  );
}
