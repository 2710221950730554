import { AccountStories } from './account-stories.tsx';
import { RoundStories } from './round-stories.tsx';

export function Stories() {
  return (
    <>
      <RoundStories />
      <AccountStories />
    </>
  );
}
