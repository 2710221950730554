import { Story, StoryGroup } from '../../../shared/gallery/story.tsx';
import { ReferralLines } from '../profile/referral-lines.tsx';
import { WorkPages } from '../works/work-pages.tsx';

export function Stories() {
  return (
    <StoryGroup title="Artist">
      <Story name="Referral">
        <ReferralLines id={7} />
      </Story>
      <Story name="Pages of works">
        <WorkPages page={2} pageCount={5} onPage={() => undefined} />
      </Story>
    </StoryGroup>
  );
}
