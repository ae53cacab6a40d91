import Button from 'react-bootstrap/Button';
import Table from 'react-bootstrap/Table';
import { Link, useParams } from 'react-router-dom';
import { getSignedCopies } from '../../backend/papers/papers.ts';
import { logAccess } from '../../backend/privacy/access.ts';
import { serverNow } from '../../backend/records/serverTime.ts';
import { approvalPath, reviewPath, verifyPath } from '../../config/paths.ts';
import { storedFileName } from '../../domain/files/fileNames.ts';
import { documentRowsOf } from '../../domain/forms/documentRows.ts';
import { FORM_LIST, formTitle, isFormListed } from '../../domain/forms/registry.ts';
import { formStatusLabel, overallStatusLabel } from '../../domain/forms/statuses.ts';
import { userTypeLabel } from '../../domain/people/table.ts';
import type { DocumentsRecord, UserRecord } from '../../domain/records/records.ts';
import { isUid } from '../../domain/records/uid.ts';
import { decisionText } from '../../domain/review/decision.ts';
import { dossierName, dossierZip } from '../../domain/signed/dossier.ts';
import { copyId, type StoredCopy } from '../../domain/signed/signedCopy.ts';
import { formatDate, formatTimestamp } from '../../domain/time/dates.ts';
import { useWrite } from '../../forms/useWrite.ts';
import { RecordsProvider } from '../../records/RecordsProvider.tsx';
import { usePersonRecords } from '../../records/usePersonRecords.ts';
import { useRead } from '../../records/useRead.ts';
import { useSignedInUser } from '../../session/useSession.ts';
import { DetailList } from '../../ui/DetailList.tsx';
import { Failure } from '../../ui/feedback/Failure.tsx';
import { LiveView } from '../../ui/feedback/LiveView.tsx';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { ShortNotice } from '../../ui/feedback/Notice.tsx';
import { loadErrorMessage } from '../../ui/feedback/saveErrors.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { PrintButton, printDocument } from '../../ui/print/PrintButton.tsx';
import { usePrintMargins } from '../../ui/print/usePrintMargins.ts';
import { saveFile } from '../../ui/saveFile.ts';
import { STORED } from '../../ui/stored.ts';
import { TableHead } from '../../ui/TableHead.tsx';

/** Everything about one person, for staff: a cover page to print, and a file with record, signed copies, log and decisions. */
export function DossierPage() {
  const { uid = '' } = useParams();
  const { isReviewer, isApprover } = useSignedInUser();
  if (!(isReviewer || isApprover) || !isUid(uid)) return <NobodyNotice />;
  return (
    <RecordsProvider key={uid} uid={uid}>
      <p className="no-print">
        <Link to={(isReviewer ? reviewPath : approvalPath)(uid)}>Back to the person</Link>
      </p>
      <PersonDossier uid={uid} />
    </RecordsProvider>
  );
}

function NobodyNotice() {
  return (
    <>
      <PageHeading title="Dossier" />
      <ShortNotice kind="warning" title="There is no dossier here">
        Reviewers and approvers open it from the page of a trainee or vendor.
      </ShortNotice>
    </>
  );
}

function PersonDossier({ uid }: { uid: string }) {
  const { live, retry } = usePersonRecords();
  const copies = useRead(uid, getSignedCopies);
  return (
    <LiveView live={live} onRetry={retry}>
      {({ record, documents }) => {
        if (!record) return <NobodyNotice />;
        if (copies.error) return <Failure>{loadErrorMessage(copies.error)}</Failure>;
        if (!copies.value) return <Loader />;
        return <Cover record={record} documents={documents} copies={copies.value} />;
      }}
    </LiveView>
  );
}

interface CoverProps {
  record: UserRecord;
  documents: DocumentsRecord;
  copies: readonly StoredCopy[];
}

function Cover({ record, documents, copies }: CoverProps) {
  const { name, userid, usertype, email, fpoc, fpocno, forms, approval, vendorRemark } = record;
  usePrintMargins(`Dossier · ${name} · ${userid}`);
  const files = [
    ...documentRowsOf(record).map(({ key, label }) => [label, documents[key]] as const),
    ['Cancelled Cheque', documents.cancelledCheque] as const,
    ['Signature', record.signImage] as const,
  ].flatMap(([label, link]) =>
    typeof link === 'string' && link !== '' ? [[label, storedFileName(link)]] : [],
  );
  return (
    <article aria-label="Dossier">
      <PageHeading title={`Dossier of ${name || email}`} values={[name]} />
      <DetailList
        details={[
          ['Type', [userTypeLabel(usertype), userid].filter(Boolean).join(', ')],
          ['E-mail', email],
          ['Introducer', [fpoc, fpocno].filter(Boolean).join(', ')],
          ['Status', overallStatusLabel(forms.status)],
          ['Last decision', decisionText(record)],
          ['Reason', approval?.reason ?? ''],
          ['Valid until', approval?.until ? formatDate(approval.until) : ''],
          ['Remarks', vendorRemark],
          ['As of', `${formatTimestamp(serverNow())} (IST)`],
        ]}
      />
      <h2 className="h5 mt-4">Forms</h2>
      <DetailList
        details={FORM_LIST.filter(({ key }) => isFormListed(record, key) || forms[key] !== 0).map(
          ({ key }) => [formTitle(record, key), formStatusLabel(forms[key])] as const,
        )}
      />
      <h2 className="h5 mt-4">Signed copies</h2>
      {copies.length === 0 ? <p>None is stored.</p> : <Copies record={record} copies={copies} />}
      <h2 className="h5 mt-4">Files</h2>
      {files.length === 0 ? <p>None is stored.</p> : <DetailList details={files as [string, string][]} />}
      <Actions {...{ record, documents, copies }} />
    </article>
  );
}

function Copies({ record, copies }: Pick<CoverProps, 'record' | 'copies'>) {
  return (
    <Table size="sm" responsive>
      <caption className="visually-hidden">Signed copies, oldest first</caption>
      <TableHead columns={['Form', 'Text', 'Stored (IST)', 'SHA-256']} />
      <tbody>
        {copies.map((copy) => (
          <tr key={copyId(copy)}>
            <th scope="row">{`${formTitle(record, copy.form)}${copy.year && `, ${copy.year}`}`}</th>
            <td className="text-nowrap">{copy.version}</td>
            <td>{formatTimestamp(copy.storedAt)}</td>
            <td className="text-break" {...STORED}>
              {copy.hash}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Actions({ record, documents, copies }: CoverProps) {
  const { uid: by, isReviewer } = useSignedInUser();
  const write = useWrite(async () => {
    await logAccess(record.uid, { by, role: isReviewer ? 'reviewer' : 'approver', what: 'numbers' });
    const zip = await dossierZip({ record, documents, copies }, serverNow());
    saveFile(dossierName(record), zip, 'application/zip');
  }, {});
  return (
    <div className="no-print mt-3">
      <Failure>{write.error}</Failure>
      <p className="text-muted">
        The file has record, signed copies, log and decisions, with the SHA-256 of each. An administrator adds
        the uploaded files with <code className="text-nowrap">npm run dossier</code>.{' '}
        <Link to={verifyPath(record.userid)}>Verify a printout</Link>
      </p>
      <div className="form-actions">
        <Button variant="outline-secondary" disabled={write.isPending} onClick={() => void write.run()}>
          Download dossier
        </Button>
        <PrintButton onPrint={() => void printDocument(`Dossier ${record.name}`)} />
      </div>
    </div>
  );
}
