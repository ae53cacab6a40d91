import type { ReactNode } from 'react';
import Card from 'react-bootstrap/Card';
import { useParams, useSearchParams } from 'react-router-dom';
import { DetailList } from '../../../ui/DetailList.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { Sentence } from '../../../ui/Sentence.tsx';

interface LinkCardProps {
  /** The name on record; the link's name without it. */
  name?: string | undefined;
  children?: ReactNode;
}

/** Shown in every state of the link. */
export function LinkCard({ name, children }: LinkCardProps) {
  const [query] = useSearchParams();
  const { uid = '' } = useParams();
  return (
    <Card as="section" body className="approval w-100 mx-auto">
      <PageHeading title="Approval" />
      <DetailList
        className="mb-4"
        otherwise="NA"
        details={[
          ['Vendor Name', name ?? query.get('vendorName')?.trim() ?? ''],
          ['UID', uid.trim()],
          ['Action', query.get('action')?.trim() ?? ''],
        ]}
      />
      {children}
    </Card>
  );
}

interface ProblemProps {
  title?: string;
  text: string;
  children?: ReactNode;
}

/** Why the link decides nothing. */
export function Problem({ title, text, children }: ProblemProps) {
  return (
    <Notice kind="danger" title={title}>
      <p>
        <Sentence>{text}</Sentence>
      </p>
      <p>Please contact the administrator.</p>
      {children}
    </Notice>
  );
}
