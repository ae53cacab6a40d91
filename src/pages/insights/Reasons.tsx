import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import Card from 'react-bootstrap/Card';
import { getReasons, MOST_REASONS } from '../../backend/insights/insights.ts';
import type { ApprovalAction } from '../../domain/records/records.ts';
import { useRead } from '../../records/useRead.ts';
import { Failure } from '../../ui/feedback/Failure.tsx';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { loadErrorMessage } from '../../ui/feedback/saveErrors.ts';
import { STORED } from '../../ui/stored.ts';

/** Read on request: reasons may name people, so the figures do not keep them. */
export function Reasons() {
  const [isShown, setShown] = useState(false);
  return (
    <Card as="section" body className={`insights-section mb-3${isShown ? '' : ' no-print'}`}>
      <h2>Reasons</h2>
      <Button
        variant="outline-secondary"
        size="sm"
        className="align-self-start no-print"
        aria-expanded={isShown}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? 'Hide the reasons' : 'Show the reasons of denials and exceptions'}
      </Button>
      {isShown && <ReasonLists />}
    </Card>
  );
}

const LISTS = [
  { action: 'deny', title: 'Denials' },
  { action: 'acceptasexception', title: 'Exceptions' },
] as const satisfies readonly { action: ApprovalAction; title: string }[];

function ReasonLists() {
  const { value, error } = useRead('all', getReasons);
  if (error) return <Failure>{loadErrorMessage(error)}</Failure>;
  if (!value) return <Loader />;
  return (
    <>
      <p className="text-body-secondary mt-3">{`As the approvers wrote them, of the latest ${MOST_REASONS} decisions.`}</p>
      {LISTS.map(({ action, title }) => {
        const counts = new Map<string, number>();
        for (const decision of value) {
          if (decision.action !== action) continue;
          const reason = decision.reason?.trim() || 'No reason';
          counts.set(reason, (counts.get(reason) ?? 0) + 1);
        }
        const sorted = [...counts].sort(([, one], [, other]) => other - one);
        return (
          <section key={action} aria-label={title}>
            <h3>{title}</h3>
            {sorted.length === 0 && <p>None.</p>}
            <ul>
              {sorted.map(([reason, count]) => (
                <li key={reason}>
                  <span {...STORED}>{reason}</span> <b>{count > 1 ? `${count} times` : ''}</b>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}
