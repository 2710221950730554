import type { ComponentType } from 'react';
import type { PageModule } from '../../shared/site/page.ts';
import { areas } from '../areas.ts';
import { AccountStories } from './account-stories.tsx';
import { ControlStories } from './control-stories.tsx';
import { FeedbackStories } from './feedback-stories.tsx';
import { FoundationStories } from './foundation-stories.tsx';
import { HomeStories } from './home-stories.tsx';
import { TransactionStories } from './transaction-stories.tsx';

/** The gallery with the stories of every area. */
export async function loadGalleryPage(): Promise<PageModule> {
  const stories = await Promise.all(areas.flatMap(({ local }) => (local ? [local.stories()] : [])));
  return { default: () => <GalleryPage stories={stories} /> };
}

/**
 * The gallery: every component and every state of every card, from fixtures. The shell's theme toggle switches the
 * theme. Not in a production build, so its captions are not in the message catalogue.
 */
function GalleryPage({ stories }: { stories: readonly ComponentType[] }) {
  return (
    <div className="mx-auto w-full max-w-[80rem] px-4 py-8 tablet:px-6">
      <h1 className="text-heading font-semibold tracking-tight">Storyboard</h1>
      <p className="text-muted">Every component and every state of every card, from fixtures.</p>
      <FoundationStories />
      <ControlStories />
      <FeedbackStories />
      <AccountStories />
      <HomeStories />
      {stories.map((Stories, index) => (
        <Stories key={index} />
      ))}
      <TransactionStories />
    </div>
  );
}
