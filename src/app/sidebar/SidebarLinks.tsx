import { type ReactNode, useState } from 'react';
import Button from 'react-bootstrap/Button';
import Collapse from 'react-bootstrap/Collapse';
import Nav from 'react-bootstrap/Nav';
import { Link, NavLink, useMatch } from 'react-router-dom';
import { dashboardSections, paths, traineeFormSections } from '../../config/paths.ts';
import { FURTHER_FORMS, isFormListed } from '../../domain/forms/registry.ts';
import { lastOf } from '../../records/liveRecord.ts';
import { useUserRecord } from '../../records/useRecords.ts';
import { useSignedInUser } from '../../session/useSession.ts';

export function SidebarLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Nav.Item as="li">
      <Nav.Link as={NavLink} to={to}>
        {children}
      </Nav.Link>
    </Nav.Item>
  );
}

function SectionLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Nav.Item as="li">
      <Nav.Link as={Link} to={to}>
        {children}
      </Nav.Link>
    </Nav.Item>
  );
}

function TraineeFormLinks() {
  const isHere = useMatch(paths.traineeForm) !== null;
  const [isChosenOpen, setChosenOpen] = useState<boolean | null>(null);
  const isOpen = isChosenOpen ?? isHere;
  return (
    <Nav.Item as="li">
      <div className="sidebar-row">
        <Nav.Link as={NavLink} to={paths.traineeForm}>
          Trainee Registration Form
        </Nav.Link>
        <Button
          variant="link"
          className="sidebar-toggle"
          aria-expanded={isOpen}
          aria-controls="trainee-form-sections"
          aria-label="Sections of the Trainee Registration Form"
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
          <Nav as="ul">
            {traineeFormSections.map(({ hash, label }) => (
              <SectionLink key={hash} to={`${paths.traineeForm}${hash}`}>
                {label}
              </SectionLink>
            ))}
          </Nav>
        </div>
      </Collapse>
    </Nav.Item>
  );
}

function FurtherFormLinks() {
  const record = lastOf(useUserRecord())?.value;
  if (!record || record.usertype === 'introducer') return null;
  return FURTHER_FORMS.filter(({ key }) => isFormListed(record, key)).map(({ key, path, title }) => (
    <SidebarLink key={key} to={path}>
      {title}
    </SidebarLink>
  ));
}

function PersonLinks() {
  return (
    <>
      <TraineeFormLinks />
      <SidebarLink to={paths.nonApplicability}>Non-applicability of GST</SidebarLink>
      <SidebarLink to={paths.bankDetails}>Bank Details</SidebarLink>
      <SidebarLink to={paths.uploadDocuments}>Documents Upload</SidebarLink>
      <FurtherFormLinks />
      <SidebarLink to={paths.queries}>Queries</SidebarLink>
    </>
  );
}

/** An introducer's workspace is on the dashboard; these lead to its parts. */
function IntroducerLinks() {
  return dashboardSections.map(({ hash, label }) => (
    <SectionLink key={hash} to={`${paths.dashboard}${hash}`}>
      {label}
    </SectionLink>
  ));
}

/** Nothing until the role is known. */
export function RoleLinks() {
  const { isReviewer, isApprover } = useSignedInUser();
  const live = useUserRecord();
  const last = lastOf(live);
  if (live.state === 'loading' && !last) return null;
  const usertype = last?.value?.usertype;
  if (usertype === 'introducer') return <IntroducerLinks />;
  // Reviewers and approvers may have no record; anybody else without one still finds the forms.
  return usertype || !(isReviewer || isApprover) ? <PersonLinks /> : null;
}

export function ReviewLinks() {
  const { isReviewer } = useSignedInUser();
  if (!isReviewer) return null;
  return (
    <>
      <SidebarLink to={paths.review}>Review queue</SidebarLink>
      <SidebarLink to={paths.exports}>Exports</SidebarLink>
    </>
  );
}

export function ApprovalsLink() {
  const { isApprover } = useSignedInUser();
  if (!isApprover) return null;
  return <SidebarLink to={paths.approvals}>Approvals</SidebarLink>;
}
