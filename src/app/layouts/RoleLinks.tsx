import { useUserRecord } from '../../session/useRecords.ts';
import { useSignedInUser } from '../../session/useSession.ts';
import { IntroducerLinks } from './IntroducerLinks.tsx';
import { PersonLinks } from './PersonLinks.tsx';

/** The links of a role: forms are for those who fill them in. Nothing until it is known who that is. */
export function RoleLinks() {
  const { isReviewer, isApprover } = useSignedInUser();
  const live = useUserRecord();
  if (live.state === 'loading') return null;
  const usertype = live.state === 'ready' ? live.value?.usertype : undefined;
  if (usertype === 'introducer') return <IntroducerLinks />;
  // Reviewers and approvers may have no record; whose record is missing or out of reach still finds the forms.
  return usertype || !(isReviewer || isApprover) ? <PersonLinks /> : null;
}
