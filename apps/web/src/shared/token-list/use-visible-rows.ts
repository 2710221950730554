import { useLayoutEffect, useRef, useState } from 'react';

/** Rows rendered above and below the visible ones, so that the keyboard always finds the next. */
const overscan = 6;

/** The visible rows of a scrolling box with rows of equal height: `first` inclusive, `end` exclusive. */
export function useVisibleRows(count: number, rowHeight: number) {
  const scrollRef = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ top: 0, height: 0 });
  const onScroll = () => {
    const box = scrollRef.current;
    if (box) setView({ top: box.scrollTop, height: box.clientHeight });
  };
  useLayoutEffect(() => {
    const box = scrollRef.current;
    if (!box) return undefined;
    const observer = new ResizeObserver(() => setView({ top: box.scrollTop, height: box.clientHeight }));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  const first = Math.max(0, Math.floor(view.top / rowHeight) - overscan);
  const end = Math.min(count, Math.ceil((view.top + view.height) / rowHeight) + overscan);
  return { scrollRef, onScroll, first, end };
}
