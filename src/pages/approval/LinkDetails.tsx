import type { ApprovalLink } from './approvalLink.ts';

/** What the link asks for; 'NA' stands for what is missing (SPEC 2, Approval screen). */
export function LinkDetails({ link }: { link: ApprovalLink }) {
  return (
    <dl className="detail-list mb-4">
      <dt>Vendor Name</dt>
      <dd>{link.vendorName || 'NA'}</dd>
      <dt>UID</dt>
      <dd>{link.uid || 'NA'}</dd>
      <dt>Action</dt>
      <dd>{link.action || 'NA'}</dd>
    </dl>
  );
}
