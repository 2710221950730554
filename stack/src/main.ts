import { describeReady } from './describe-ready.ts';
import { describeError } from './describe-error.ts';
import { parseEnvironment } from './environment.ts';
import { resetHome } from './home/reset-home.ts';
import { startStack } from './start-stack.ts';
import { StackError } from './stack-error.ts';

const command = process.argv[2];
try {
  if (command === 'start' || command === 'dev') {
    await runStack(command);
  } else if (command === 'reset') {
    await resetHome(parseEnvironment(process.env).home, console.log);
  } else {
    throw new StackError('usage: node stack/src/main.ts <start|dev|reset>');
  }
} catch (error) {
  console.error(`\n${describeError(error)}`);
  process.exitCode = 1;
}

async function runStack(mode: 'start' | 'dev'): Promise<void> {
  const interruption = listenForInterruption();
  console.log(`Tradewind starts${mode === 'dev' ? ' for development' : ''}:`);
  const environment = parseEnvironment(process.env);
  // Only the feed receives the seed.
  delete process.env['MARKET_SEED'];
  const since = performance.now();
  try {
    const stack = await startStack({
      environment,
      mode,
      print: console.log,
      hasOpponents: environment.hasOpponents,
      signal: interruption.signal,
    });
    console.log(describeReady(stack, mode, performance.now() - since));
    const reason = await Promise.race([stack.failed, interruption.happened]);
    console.log('\nTradewind stops.');
    await stack.stop();
    if (reason !== undefined) {
      throw new StackError(`The stack ended: ${reason}.`);
    }
  } catch (error) {
    if (!interruption.signal.aborted) {
      throw error;
    }
  }
  console.log('Everything is stopped.');
}

/** The first Ctrl-C or SIGTERM requests an orderly end. The second one forces it: the guard then ends the children. */
function listenForInterruption(): { signal: AbortSignal; happened: Promise<undefined> } {
  const controller = new AbortController();
  const happened = Promise.withResolvers<undefined>();
  const interrupt = (name: NodeJS.Signals) => {
    if (controller.signal.aborted) {
      console.error(`\n${name} again: forced to end.`);
      process.exit(130);
    }
    controller.abort(new StackError('interrupted'));
    happened.resolve(undefined);
  };
  process.on('SIGINT', interrupt);
  process.on('SIGTERM', interrupt);
  process.on('SIGHUP', interrupt);
  watchNpmShell(() => {
    if (!controller.signal.aborted) {
      interrupt('SIGTERM');
    }
  });
  return { signal: controller.signal, happened: happened.promise };
}

/**
 * npm sends SIGTERM to the shell that runs this process, and the shell does not forward it. So this process ends when
 * the shell ends.
 */
function watchNpmShell(interrupt: () => void): void {
  const shell = process.ppid;
  if (process.env['npm_lifecycle_event'] === undefined) {
    return;
  }
  const timer = setInterval(() => {
    if (process.ppid !== shell) {
      clearInterval(timer);
      interrupt();
    }
  }, 250);
  timer.unref();
}
