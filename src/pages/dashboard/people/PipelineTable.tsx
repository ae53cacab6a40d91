import { useState } from 'react';
import FormCheck from 'react-bootstrap/FormCheck';
import Table from 'react-bootstrap/Table';
import { linkOf } from '../../../backend/records/invitations.ts';
import { personPath } from '../../../config/paths.ts';
import { type Invitation, invitationState } from '../../../domain/people/invitations.ts';
import { invitationMessage, messageTo } from '../../../domain/people/messages.ts';
import {
  invitedAt,
  openShown,
  type PipelineRow,
  stageOf,
  stageShown,
} from '../../../domain/people/pipeline.ts';
import { userTypeLabel } from '../../../domain/people/table.ts';
import type { ProgressRecord } from '../../../domain/records/records.ts';
import { formatDay } from '../../../domain/time/dates.ts';
import { waitedText, waitingText } from '../../../domain/time/waitingTime.ts';
import { Failure } from '../../../ui/feedback/Failure.tsx';
import { SubmitButton } from '../../../ui/fields/SubmitButton.tsx';
import { PersonName } from '../../../ui/PersonName.tsx';
import { Sentence } from '../../../ui/Sentence.tsx';
import { STORED } from '../../../ui/stored.ts';
import { TableHead } from '../../../ui/TableHead.tsx';
import { RevokeDialog } from './RevokeDialog.tsx';
import { CopyLink, Share } from './Share.tsx';
import type { RowActions } from './useRowActions.ts';

interface PipelineTableProps {
  rows: readonly PipelineRow[];
  now: number;
  actions: RowActions;
  chosen: ReadonlySet<string>;
  onChoose: (id: string) => void;
}

export function PipelineTable({ rows, now, actions, chosen, onChoose }: PipelineTableProps) {
  const [toRevoke, setToRevoke] = useState<Invitation | null>(null);
  return (
    <div className="table-responsive position-relative">
      <Table className="align-middle people-table small mb-0">
        <caption className="visually-hidden">Your people and invitations</caption>
        <TableHead columns={['Name', 'Stage', 'Waiting', 'Open', 'Actions']} />
        <tbody>
          {rows.map((row) => {
            const { name, usertype } = row.kind === 'person' ? row.person : row.invitation;
            const action = actions.actionOf(row);
            return (
              <tr key={row.id}>
                <th scope="row">
                  <div className="d-flex gap-2">
                    <FormCheck
                      aria-label={`Select ${name}`}
                      className={action ? '' : 'invisible'}
                      checked={chosen.has(row.id)}
                      onChange={() => onChoose(row.id)}
                    />
                    <div>
                      <PersonName name={name} {...(row.kind === 'person' && { to: personPath(row.id) })} />
                      <span className="d-block small fw-normal text-body-secondary">
                        <Sentence>{`${userTypeLabel(usertype)} · ${row.kind === 'person' ? row.person.userid : row.invitation.email}`}</Sentence>
                      </span>
                    </div>
                  </div>
                </th>
                <td data-label="Stage">
                  {row.kind === 'person' ? (
                    <Stage person={row.person} now={now} />
                  ) : (
                    <InvitationStatus invitation={row.invitation} now={now} />
                  )}
                </td>
                <td data-label="Waiting" className="text-nowrap">
                  {row.kind === 'person'
                    ? waitingText(row.person, now)
                    : waitedText(invitedAt(row.invitation), now)}
                </td>
                <td data-label="Open" className={row.kind === 'person' ? '' : 'text-nowrap'}>
                  {row.kind === 'person' ? openShown(row.person) : 'To register.'}
                </td>
                <td>
                  <div className="people-actions">
                    {action && (
                      <SubmitButton
                        variant="outline-secondary"
                        size="sm"
                        isPending={actions.pending.has(row.id)}
                        onClick={() => void actions.run([row])}
                      >
                        <span>{action}</span>
                        <span className="visually-hidden" {...STORED}>{` ${name}`}</span>
                      </SubmitButton>
                    )}
                    {row.kind === 'person' ? (
                      <PersonActions person={row.person} now={now} actions={actions} />
                    ) : (
                      <InvitationActions
                        invitation={row.invitation}
                        now={now}
                        onRevoke={() => setToRevoke(row.invitation)}
                      />
                    )}
                    <Failure className="w-100 mb-0">{failureText(row, actions.failures[row.id])}</Failure>
                  </div>
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
      {toRevoke && <RevokeDialog invitation={toRevoke} onClose={() => setToRevoke(null)} />}
    </div>
  );
}

function failureText({ kind }: PipelineRow, failure: string | undefined): string {
  if (!failure) return '';
  return kind === 'invitation' ? `${failure} The invitation is saved. Resend it, or copy its link.` : failure;
}

/** For a denial also the reason and the next step. */
function Stage({ person, now }: { person: ProgressRecord; now: number }) {
  const stage = stageOf(person, now);
  const { decision } = person;
  if (stage !== 'denied') {
    return (
      <span className={`text-nowrap ${stage === 'stuck' ? 'is-late' : ''}`}>{stageShown(person, now)}</span>
    );
  }
  return (
    <>
      <strong className="status-danger text-nowrap">{stageShown(person, now)}</strong>
      <span className="d-block small fw-normal text-body-secondary">
        <Sentence
          values={[decision?.reason]}
        >{`${decision?.reason ? `Reason: ${decision.reason} ` : ''}Please help to correct what is asked for.`}</Sentence>
      </span>
    </>
  );
}

interface PersonActionsProps {
  person: ProgressRecord;
  now: number;
  actions: RowActions;
}

function PersonActions({ person, now, actions }: PersonActionsProps) {
  const at = actions.remindedAt(person.uid);
  if (stageOf(person, now) !== 'stuck') return null;
  return (
    <>
      <Share name={person.name} text={messageTo(person, window.location.origin)} />
      {typeof at === 'number' && (
        <span className="d-block small fw-normal text-body-secondary">{`Reminded on ${formatDay(at)}`}</span>
      )}
    </>
  );
}

interface InvitationActionsProps {
  invitation: Invitation;
  now: number;
  onRevoke: () => void;
}

function InvitationActions({ invitation, now, onRevoke }: InvitationActionsProps) {
  if (invitationState(invitation, now) !== 'open') return null;
  const { name } = invitation;
  const link = linkOf(invitation);
  return (
    <>
      <CopyLink name={name} link={link} />
      <Share name={name} text={invitationMessage(invitation, link)} />
      <SubmitButton variant="link" size="sm" className="p-0" isPending={false} onClick={onRevoke}>
        Revoke<span className="visually-hidden" {...STORED}>{` ${name}`}</span>
      </SubmitButton>
    </>
  );
}

function InvitationStatus({ invitation, now }: { invitation: Invitation; now: number }) {
  switch (invitationState(invitation, now)) {
    case 'open':
      return (
        <span className="status-submitted">{`Pending, expires ${formatDay(invitation.expiresAt)}`}</span>
      );
    case 'expired':
      return <span className="status-danger">{`Expired on ${formatDay(invitation.expiresAt)}`}</span>;
    case 'revoked':
      return <span className="status-pending">Revoked</span>;
    case 'used':
      return <span className="status-validated">Registered</span>;
  }
}
