import { useState } from 'react';
import Badge from 'react-bootstrap/Badge';
import Button from 'react-bootstrap/Button';
import Collapse from 'react-bootstrap/Collapse';
import Nav from 'react-bootstrap/Nav';
import { Link, useMatch } from 'react-router-dom';
import { serverNow } from '../../backend/records/serverTime.ts';
import { paths, traineeFormSections } from '../../config/paths.ts';
import { isRenewable } from '../../domain/due/letterYears.ts';
import {
  FORMS,
  FURTHER_FORMS,
  formsStartingWith,
  formTitle,
  isFormListed,
} from '../../domain/forms/registry.ts';
import type { FormKey } from '../../domain/records/records.ts';
import { TASK_TURNS, taskListOf } from '../../domain/tasks/taskList.ts';
import { lastOf } from '../../records/liveRecord.ts';
import { useKnownDocuments, useUserRecord } from '../../records/useRecords.ts';
import { LinkWithIcon, SidebarLink } from './SidebarLink.tsx';

/** Shows whether the task with this key is open or done. */
function TaskMark({ of: key }: { of: string }) {
  const record = lastOf(useUserRecord())?.value;
  const documents = useKnownDocuments();
  if (!record) return null;
  const task = taskListOf(record, documents).tasks.find((each) => each.key === key);
  // A letter of an earlier year is validated, and has to be signed again (R21).
  const state = isRenewable(record, key, serverNow()) ? 'todo' : task?.state;
  if (!state) return null;
  return (
    <span className={`sidebar-mark task-${state}`}>
      <span className="visually-hidden">{TASK_TURNS[state]}</span>
    </span>
  );
}

function QueryCount() {
  const record = lastOf(useUserRecord())?.value;
  const open = Object.values(record?.queries ?? {})
    .flat()
    .filter(({ status }) => status === 0).length;
  if (open === 0) return null;
  return (
    <Badge bg="" className="sidebar-count status-badge status-danger">
      <span>{open}</span>
      <span className="visually-hidden"> open</span>
    </Badge>
  );
}

function SectionLinks() {
  return (
    <Nav as="ul">
      {traineeFormSections.map(({ hash, label }) => (
        <Nav.Item as="li" key={hash}>
          <Nav.Link as={Link} to={`${paths.traineeForm}${hash}`}>
            {label}
          </Nav.Link>
        </Nav.Item>
      ))}
    </Nav>
  );
}

function TraineeFormLinks() {
  const isHere = useMatch(paths.traineeForm) !== null;
  const [isChosenOpen, setChosenOpen] = useState<boolean | null>(null);
  const isOpen = isChosenOpen ?? isHere;
  const { path, icon } = FORMS.vendorform;
  const title = formTitle(lastOf(useUserRecord())?.value, 'vendorform');
  return (
    <Nav.Item as="li">
      <div className="sidebar-row">
        <LinkWithIcon to={path} icon={icon} label={title} />
        <TaskMark of="vendorform" />
        <Button
          variant="link"
          className="sidebar-toggle"
          aria-expanded={isOpen}
          aria-controls="trainee-form-sections"
          aria-label={`Sections of the ${title}`}
          onClick={() => setChosenOpen(!isOpen)}
        >
          <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
            <path
              d="m4 2 4 4-4 4"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.6"
              strokeLinecap="round"
            />
          </svg>
        </Button>
      </div>
      <Collapse in={isOpen} mountOnEnter unmountOnExit>
        <div id="trainee-form-sections">
          <SectionLinks />
        </div>
      </Collapse>
    </Nav.Item>
  );
}

function FormLink({ form }: { form: FormKey }) {
  const { path, title, icon } = FORMS[form];
  return <SidebarLink to={path} icon={icon} mark={<TaskMark of={form} />} label={title} />;
}

function FurtherFormLinks() {
  const record = lastOf(useUserRecord())?.value;
  if (!record || record.usertype === 'introducer') return null;
  return FURTHER_FORMS.filter(({ key }) => isFormListed(record, key)).map(({ key }) => (
    <FormLink key={key} form={key} />
  ));
}

/** In the order of the specification. */
const MENU_FORMS = formsStartingWith('vendorform').filter(({ isOnEveryDashboard }) => isOnEveryDashboard);

export function PersonLinks({ isVendor }: { isVendor: boolean }) {
  return (
    <>
      <SidebarLink to={paths.profile} icon="profile" mark={<TaskMark of="profile" />} label="My Profile" />
      {MENU_FORMS.map(({ key }) =>
        key === 'vendorform' ? <TraineeFormLinks key={key} /> : <FormLink key={key} form={key} />,
      )}
      <FurtherFormLinks />
      <SidebarLink
        to={paths.uploadDocuments}
        icon="documents"
        mark={<TaskMark of="documents" />}
        label="Documents Upload"
      />
      {isVendor && <SidebarLink to={paths.taxDetails} icon="declaration" label="Tax and MSME Details" />}
      <SidebarLink to={paths.queries} icon="queries" mark={<QueryCount />} label="Queries" />
    </>
  );
}
