import type { ReactNode } from 'react';
import type { Reading } from '../chain/reading.ts';
import { messages } from '../message/messages.ts';
import { InlineNotice } from '../ui/inline-notice.tsx';
import { OutcomeFindings } from './outcome-findings.tsx';
import type { Outcome, PlannedWrite } from './planned-write.ts';
import { verifyOutcome } from './verify-outcome.ts';

const text = messages.simulation;

export interface OutcomeProblemProps {
  planned: PlannedWrite;
  outcome: Reading<Outcome>;
}

/** Why a simulated write would fail, deviates from the agreement, or is unknown; nothing while all is well. */
export function OutcomeProblem({ planned, outcome }: OutcomeProblemProps) {
  if (outcome.state === 'loading') return null;
  if (outcome.state === 'unknown') return <Unknown>{text.unknownText}</Unknown>;
  return <KnownProblem planned={planned} outcome={outcome.value} />;
}

function KnownProblem({ planned, outcome }: { planned: PlannedWrite; outcome: Outcome }) {
  switch (outcome.kind) {
    case 'reverted':
      return (
        <InlineNotice tone="error" title={text.failsTitle}>
          {planned.explain(outcome.refusals).message}
        </InlineNotice>
      );
    case 'unsupported':
      return <Unknown>{text.unsupportedText}</Unknown>;
    case 'unmeasured':
      return <Unknown>{text.unmeasuredText}</Unknown>;
    case 'measured':
      break;
  }
  return <OutcomeFindings findings={verifyOutcome(outcome.changes, planned.expected).findings} />;
}

function Unknown({ children }: { children: ReactNode }) {
  return (
    <InlineNotice tone="warning" title={text.unknownTitle}>
      {children}
    </InlineNotice>
  );
}
