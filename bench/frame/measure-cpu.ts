/** CPU time of one call in microseconds, all threads of the process: repeated until so much of it is used that the clock can tell. */
export function measureCpuMicroseconds(call: () => unknown, leastMicroseconds = 200): number {
  const before = process.cpuUsage();
  for (let calls = 1; ; calls += 1) {
    call();
    const { user, system } = process.cpuUsage(before);
    if (user + system >= leastMicroseconds) return (user + system) / calls;
  }
}
