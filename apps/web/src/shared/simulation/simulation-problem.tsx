import type { ReactNode } from 'react';
import type { Reading } from '../chain/reading.ts';
import { messages } from '../message/messages.ts';
import { InlineNotice } from '../ui/inline-notice.tsx';
import { SimulationFindings } from './simulation-findings.tsx';
import type { Simulation, PlannedWrite } from './planned-write.ts';
import { verifyMovements } from './verify-movements.ts';

const text = messages.simulation;

export interface SimulationProblemProps {
  planned: PlannedWrite;
  simulation: Reading<Simulation>;
}

/** Why a simulated write would fail, deviates from the agreement, or is unknown; nothing while all is well. */
export function SimulationProblem({ planned, simulation }: SimulationProblemProps) {
  if (simulation.state === 'loading') return null;
  if (simulation.state === 'unknown') return <Unknown>{text.unknownText}</Unknown>;
  return <KnownProblem planned={planned} simulation={simulation.value} />;
}

function KnownProblem({ planned, simulation }: { planned: PlannedWrite; simulation: Simulation }) {
  switch (simulation.kind) {
    case 'reverted':
      return (
        <InlineNotice tone="error" title={text.failsTitle}>
          {planned.explain(simulation.refusals).message}
        </InlineNotice>
      );
    case 'unsupported':
      return <Unknown>{text.unsupportedText}</Unknown>;
    case 'unmeasured':
      return <Unknown>{text.unmeasuredText}</Unknown>;
    case 'measured':
      break;
  }
  const { findings, nfts } = verifyMovements(simulation, planned);
  return (
    <>
      <SimulationFindings findings={findings} />
      {!nfts.isKnown && <Unknown>{text.nftsUnknownText}</Unknown>}
    </>
  );
}

function Unknown({ children }: { children: ReactNode }) {
  return (
    <InlineNotice tone="warning" title={text.unknownTitle}>
      {children}
    </InlineNotice>
  );
}
