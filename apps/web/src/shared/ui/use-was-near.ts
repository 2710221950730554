import { type RefObject, useEffect, useState } from 'react';

/** How far below the view an element is near. */
const rootMargin = '0px 0px 400px';

/** Whether an element has come near the view once: what it shows loads then. */
export function useWasNear(ref: RefObject<HTMLElement | null>): boolean {
  const [wasNear, setWasNear] = useState(false);
  useEffect(() => {
    if (wasNear || ref.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setWasNear(true);
      },
      { rootMargin },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, wasNear]);
  return wasNear;
}
