import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AmendmentKind } from '../../domain/records/amendments.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { onDemand } from '../../ui/feedback/onDemand.tsx';

/** Loaded after the approval only. */
const Change = onDemand(async () => (await import('./Change.tsx')).Change, <Loader />);
const ChangeLinks = onDemand(async () => (await import('./ChangeLinks.tsx')).ChangeLinks);

interface FormOrChangeProps {
  record: UserRecord;
  /** The changes that are new versions of this page's form. */
  kinds: readonly AmendmentKind[];
  children: ReactNode;
}

/** A form's page before and after the approval (R20): the form, or the change that the address names. */
export function FormOrChange({ record, kinds, children }: FormOrChangeProps) {
  const [search] = useSearchParams();
  if (record.forms.status < 4) return children;
  const kind = kinds.find((each) => each === search.get('change'));
  if (kind) return <Change key={kind} kind={kind} record={record} />;
  return (
    <>
      <ChangeLinks kinds={kinds} record={record} />
      {children}
    </>
  );
}
