/**
 * Returns the CPU time of one call in microseconds, over all threads of the process. It repeats the call until the
 * used time is long enough for the clock's resolution.
 */
export function measureCpuMicroseconds(call: () => unknown, leastMicroseconds = 200): number {
  const before = process.cpuUsage();
  for (let calls = 1; ; calls += 1) {
    call();
    const { user, system } = process.cpuUsage(before);
    if (user + system >= leastMicroseconds) return (user + system) / calls;
  }
}
