import Nav from 'react-bootstrap/Nav';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { WAIT_GROUPS } from '../../../domain/insights/nowStats.ts';
import {
  hasOrder,
  INVITATION_FILTERS,
  PIPELINE_STAGES,
  type PipelineCounts,
  type PipelineView,
  pipelineStageName,
  toPipelineQuery,
} from '../../../domain/people/pipeline.ts';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { KEEPS_FOCUS } from '../../../ui/PageHeading.tsx';

/** The counts are absent while they are unknown; the links work without them. */
export function Stages({
  view: { wait, ...view },
  counts,
}: {
  view: PipelineView;
  counts: PipelineCounts | undefined;
}) {
  const stages = ['all', ...PIPELINE_STAGES] as const;
  const count = (stage: (typeof stages)[number]) =>
    counts && (stage === 'all' ? Object.values(counts).reduce((sum, each) => sum + each, 0) : counts[stage]);
  const group = wait === undefined ? undefined : WAIT_GROUPS[wait];
  return (
    <nav aria-label="Stages">
      <Nav as="ul" variant="pills" className="gap-1 mt-3">
        {stages.map((stage) => (
          <Nav.Item as="li" key={stage}>
            <Nav.Link
              as={Link}
              to={paths.dashboard + toPipelineQuery({ ...view, stage })}
              state={KEEPS_FOCUS}
              active={view.stage === stage}
              aria-current={view.stage === stage}
              className="px-2 py-1"
            >
              <span>{stage === 'all' ? 'Everyone' : pipelineStageName(stage)}</span> <b>{count(stage)}</b>
            </Nav.Link>
          </Nav.Item>
        ))}
      </Nav>
      {group && (
        <p className="mt-3 mb-0">
          <span>{`Only those who have waited ${group.toLowerCase()} working days.`}</span>{' '}
          <Link to={paths.dashboard + toPipelineQuery(view)} state={KEEPS_FOCUS}>
            Show the whole stage
          </Link>
        </p>
      )}
    </nav>
  );
}

const ORDER_OPTIONS = [
  { value: 'latest', label: 'Latest change' },
  { value: 'longest', label: 'Waiting longest' },
];
const INVITATION_NAMES = {
  open: 'Not registered',
  pending: 'Pending',
  expired: 'Expired',
  revoked: 'Revoked',
} as const;
const INVITATION_OPTIONS = INVITATION_FILTERS.map((value) => ({ value, label: INVITATION_NAMES[value] }));

interface FiltersProps {
  view: PipelineView;
  search: string;
  onSearch: (search: string) => void;
  onChange: (view: PipelineView) => void;
}

export function Filters({ view, search, onSearch, onChange }: FiltersProps) {
  return (
    <search className="people-filters">
      <TextField
        label="Search by name, user ID or e-mail"
        type="search"
        autoComplete="off"
        spellCheck={false}
        value={search}
        onChange={(event) => onSearch(event.target.value)}
      />
      {view.stage === 'invited' && (
        <SelectField
          label="Invitations"
          options={INVITATION_OPTIONS}
          value={view.invitations}
          onChange={({ target }) =>
            onChange({
              ...view,
              invitations: INVITATION_FILTERS.find((each) => each === target.value) ?? 'open',
            })
          }
        />
      )}
      {hasOrder(view.stage) && (
        <SelectField
          label="Order"
          options={ORDER_OPTIONS}
          value={view.order}
          onChange={({ target }) =>
            onChange({ ...view, order: target.value === 'longest' ? 'longest' : 'latest' })
          }
        />
      )}
    </search>
  );
}
