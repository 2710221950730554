// This module is loaded before a process of the stack; it shifts the wall clock by CLOCK_SHIFT_SECONDS.
const shiftMs = Number(process.env['CLOCK_SHIFT_SECONDS'] ?? 0) * 1_000;
const trueNow = Date.now.bind(Date);
const wrongNow = () => trueNow() + shiftMs;

globalThis.Date = new Proxy(Date, {
  construct: (target, parameters, newTarget) =>
    Reflect.construct(target, parameters.length === 0 ? [wrongNow()] : parameters, newTarget),
  get: (target, name, receiver) => (name === 'now' ? wrongNow : Reflect.get(target, name, receiver)),
});
