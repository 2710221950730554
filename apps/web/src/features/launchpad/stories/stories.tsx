import { Story, StoryGroup } from '../../../shared/gallery/story.tsx';
import { ProjectInPage } from '../project-page.tsx';
import { ListStories } from './list-stories.tsx';
import { MonthlyStories } from './monthly-stories.tsx';
import { ProofStories } from './proof-stories.tsx';

export function Stories() {
  return (
    <StoryGroup title="Launchpad">
      <ListStories />
      <MonthlyStories />
      <ProofStories />
      <Story name="Project" width="wide">
        <ProjectInPage symbol="KEEL" />
      </Story>
    </StoryGroup>
  );
}
