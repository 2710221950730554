/** What this module reads of an event of Chromium's trace; times in µs, `tts` and `tdur` by the clock of its thread. */
export type TraceEvent = {
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  ts: number;
  dur: number;
  readonly tts?: number;
  readonly tdur?: number;
};

type Timed = TraceEvent & { readonly tts: number; readonly tdur: number };

const isTimed = (event: TraceEvent): event is Timed =>
  event.ph === 'X' && event.tts !== undefined && event.tdur !== undefined;

/**
 * Makes each task of a trace last as long as its thread ran: the waits for a core go. A task keeps its start; its
 * parts move to the time that the thread had run by then. Changes the events.
 */
export function keepOwnTime(events: readonly TraceEvent[]): void {
  const threads = Map.groupBy(events.filter(isTimed), ({ pid, tid }) => `${pid}:${tid}`);
  for (const thread of threads.values()) keepOwnTimeOfThread(thread);
}

function keepOwnTimeOfThread(events: readonly Timed[]): void {
  // A task comes before its parts.
  const ordered = events.toSorted((one, other) => one.ts - other.ts || other.dur - one.dur);
  let task = { start: 0, end: 0, tts: 0 };
  for (const event of ordered) {
    if (event.ts >= task.end) task = { start: event.ts, end: event.ts + event.dur, tts: event.tts };
    event.ts = task.start + event.tts - task.tts;
    event.dur = event.tdur;
  }
}
