import { Socket } from 'node:net';
import { Client, type ClientConfig, DatabaseError, type QueryConfig, type QueryResult } from 'pg';
import { DatabaseFault } from '../database-fault.ts';
import { querySession } from './query-session.ts';
import { watchAnswer } from './watch-answer.ts';

/** A statement of the driver; a named one is prepared once per session. */
export type Statement = QueryConfig & { rowMode?: 'array' };

/** SQLSTATEs with which a server ends the session, not only the statement. */
const endsSession = /^(08|57P0[1-5]|25P0[34])/;

/** `isPatient`: see `DatabaseOptions`. */
type GuardedConfig = ClientConfig & { isPatient?: boolean };

/**
 * Unanswered queries in a row, of 3.5 seconds each with the pause before, after which a patient client gives
 * up: half a minute.
 */
const patientQuestions = 9;

/**
 * One session, never replaced. Each statement ends: with the server's answer, or because the session is
 * given up. It runs one statement after another, classifies every fault, and reports its end with or without a
 * pending statement.
 */
export class GuardedClient extends Client {
  /** Resolves when its socket is closed. */
  readonly closed: Promise<void>;
  readonly #socket: Socket;
  readonly #config: GuardedConfig;
  #processId = 0;
  #turn: Promise<unknown> = Promise.resolve();
  #end: Error | undefined;

  constructor(config: GuardedConfig = {}) {
    const socket = new Socket();
    super({ ...config, stream: () => socket });
    this.#socket = socket;
    this.#config = config;
    this.connection.once('backendKeyData', ({ processID }: { processID: number }) => {
      this.#processId = processID;
    });
    this.closed = new Promise((resolve) => {
      socket.once('close', () => resolve());
    });
    socket.once('close', () => this.destroy(new Error('the connection was closed')));
    this.on('error', (error) => this.destroy(error));
  }

  /** Why it is no longer usable. */
  get fault(): DatabaseFault | undefined {
    if (!this.#end) return undefined;
    const sqlState = this.#end instanceof DatabaseError ? this.#end.code : undefined;
    return new DatabaseFault('DATABASE_LOST', `the database session is lost: ${this.#end.message}`, {
      cause: this.#end,
      ...(sqlState && { sqlState }),
    });
  }

  /** Ends it at once, without a message to the server; the first reason is kept. */
  destroy(reason: Error): void {
    this.#end ??= reason;
    this.#socket.destroy();
  }

  /**
   * Runs a statement after those before it have ended, unless `mayRun` throws then. Throws a DatabaseFault,
   * or the error of the call.
   */
  run(statement: Statement, values?: unknown[], mayRun?: () => void): Promise<QueryResult> {
    const answer = this.#turn.then(() => {
      mayRun?.();
      return this.#send(statement, values);
    });
    this.#turn = answer.catch(() => undefined);
    return answer;
  }

  /** Resolves when every statement so far has ended. */
  async drain(): Promise<void> {
    await this.#turn;
  }

  /** Monitors statements that a library sends by `query` itself, until none is pending. */
  watchQueries(): void {
    let endWatch: (() => void) | undefined;
    const end = () => {
      endWatch?.();
      endWatch = undefined;
    };
    this.on('drain', end).on('end', end);
    const query = this.query.bind(this);
    const watched = (...call: Parameters<typeof query>): unknown => {
      endWatch ??= this.#watch();
      return query(...call);
    };
    Object.defineProperty(this, 'query', { value: watched });
  }

  async #send(statement: Statement, values?: unknown[]): Promise<QueryResult> {
    if (this.fault) throw this.fault;
    const endWatch = this.#watch();
    try {
      return await this.query(statement, values);
    } catch (error) {
      throw this.#name(error);
    } finally {
      endWatch();
    }
  }

  #watch(): () => void {
    return watchAnswer({
      statementTimeoutMs: this.#config.statement_timeout || undefined,
      mostUnanswered: this.#config.isPatient ? patientQuestions : 1,
      querySession: (withinMs) => querySession(this.#config, this.#processId, withinMs),
      describeProgress: () => `${this.#socket.bytesRead} ${this.#socket.writableLength}`,
      onSilence: (reason) => this.destroy(new Error(reason)),
    });
  }

  #name(error: unknown): unknown {
    if (error instanceof DatabaseError && error.code !== undefined) {
      if (!endsSession.test(error.code)) return toRefusal(error);
      this.destroy(error);
    }
    return this.fault ?? error;
  }
}

/** The fault of a server that answers with an error. */
export function toRefusal(error: DatabaseError): DatabaseFault {
  return new DatabaseFault('SQLSTATE', error.message, { cause: error, sqlState: error.code ?? '' });
}
