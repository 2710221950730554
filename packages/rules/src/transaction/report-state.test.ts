import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeReportState, type ReceiptFinding, reportLifeSeconds } from './compute-report-state.ts';
import { findIndexedEvent, type IndexedEvent } from './find-indexed-event.ts';

const account = fc.constantFrom('0xa', '0xb', '0xc');
const fields = fc.record({ pool: fc.constantFrom('0x1', '0x2'), amount: fc.constantFrom('1', '2') });
const reportedFields = fc.record(
  { pool: fc.constantFrom('0x1', '0x2'), amount: fc.constantFrom('1', '2') },
  { requiredKeys: ['pool'] },
);
const event: fc.Arbitrary<IndexedEvent> = fc.record({ account, blockNumber: fc.nat(), fields });
const receipt = fc.constantFrom<ReceiptFinding>(
  'unknown',
  'missing',
  'fitting',
  'reverted',
  'another_sender',
  'another_event',
);
const ageSeconds = fc.nat(2 * reportLifeSeconds);

describe('[TX-01] the state of a reported transaction', () => {
  it('is confirmed exactly when the index has an event of the owner with every reported field', () => {
    fc.assert(
      fc.property(
        account,
        reportedFields,
        fc.array(event, { maxLength: 4 }),
        receipt,
        ageSeconds,
        (owner, reported, events, ...rest) => {
          const index = findIndexedEvent({ owner, fields: reported }, events);
          const { state } = computeReportState({ index, receipt: rest[0], ageSeconds: rest[1] });
          const isBorneOut = events.some(
            (one) =>
              one.account === owner &&
              one.fields['pool'] === reported.pool &&
              (reported.amount === undefined || one.fields['amount'] === reported.amount),
          );
          expect(state === 'confirmed').toBe(isBorneOut);
        },
      ),
    );
  });

  it('given several reports of one hash, then only the sender’s can be confirmed', () => {
    fc.assert(
      fc.property(
        account,
        fc.array(fields, { minLength: 1, maxLength: 3 }),
        reportedFields,
        receipt,
        (sender, all, reported, found) => {
          const events = all.map((each) => ({ account: sender, blockNumber: 1, fields: each }));
          for (const owner of ['0xa', '0xb', '0xc'].filter((other) => other !== sender)) {
            const index = findIndexedEvent({ owner, fields: reported }, events);
            expect(computeReportState({ index, receipt: found, ageSeconds: 0 })).toEqual({
              state: 'refused',
              reason: 'another_sender',
            });
          }
        },
      ),
    );
  });

  it('a receipt never confirms, and a reorganisation undoes a confirmation with the index', () => {
    fc.assert(
      fc.property(receipt, ageSeconds, (found, age) => {
        const absent = { kind: 'absent' } as const;
        const before = computeReportState({ index: absent, receipt: found, ageSeconds: age });
        expect(before.state).not.toBe('confirmed');
        const matching = { kind: 'matching', blockNumber: 7 } as const;
        expect(computeReportState({ index: matching, receipt: found, ageSeconds: age })).toEqual({
          state: 'confirmed',
          blockNumber: 7,
        });
        expect(computeReportState({ index: absent, receipt: found, ageSeconds: age })).toEqual(before);
      }),
    );
  });

  it('expires only by a check an hour after the report that found no receipt', () => {
    fc.assert(
      fc.property(receipt, ageSeconds, (found, age) => {
        const { state } = computeReportState({
          index: { kind: 'absent' },
          receipt: found,
          ageSeconds: age,
        });
        expect(state === 'expired').toBe(found === 'missing' && age >= reportLifeSeconds);
      }),
    );
  });

  it('a reported field that the event lacks does not match an inherited property name', () => {
    const events = [{ account: '0xa', blockNumber: 1, fields: {} }];
    expect(findIndexedEvent({ owner: '0xa', fields: { toString: 'x' } }, events)).toEqual({
      kind: 'contradicting',
      reason: 'another_event',
    });
  });
});
