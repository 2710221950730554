import { idoProcessingSchema } from '@tradewind/schema/launchpad/ido-processing';
import type { TopicUpdate } from '../../../shared/live/topic-listeners.ts';

/** Whether an update may change what the page shows of a project, or of any: a gap and an unknown content may. */
export function concernsProject(update: TopicUpdate, project: number | undefined): boolean {
  if (update.kind === 'missed' || project === undefined) return true;
  const change = idoProcessingSchema.safeParse(update.content).data;
  return change === undefined || change.idoId === project;
}
