import { RoundCard } from '../round/round-card.tsx';
import { toRoundView } from '../round/round-view.ts';
import { listRoundFixtures } from './round-fixtures.ts';
import { Story, StoryGroup } from '../../../shared/gallery/story.tsx';

export function RoundStories() {
  return (
    <StoryGroup title="Prediction rounds">
      {listRoundFixtures().map(({ name, moment, round, ...state }) => (
        <Story key={name} name={name}>
          <div className="max-w-88">
            <RoundCard
              round={toRoundView(round, moment)}
              now={moment.now}
              silentSince={undefined}
              blockedReason={undefined}
              isEntering={false}
              onEnter={() => undefined}
              {...state}
            />
          </div>
        </Story>
      ))}
    </StoryGroup>
  );
}
