import Table from 'react-bootstrap/Table';
import { formTitle } from '../../domain/forms/registry.ts';
import { formStatusLabel } from '../../domain/forms/statuses.ts';
import { emptySectionOne, emptySectionSix } from '../../domain/records/defaults.ts';
import { kindOf } from '../../domain/records/kinds.ts';
import type { SectionSix, UserRecord } from '../../domain/records/records.ts';
import { formatDate } from '../../domain/time/dates.ts';
import { maskAadhar } from '../../domain/validators/mask.ts';
import { DECLARATION } from '../../forms/SubmitDialog.tsx';
import { DetailList } from '../../ui/DetailList.tsx';
import { LetterClose } from '../../ui/print/Letter.tsx';
import { usePrintMargins } from '../../ui/print/usePrintMargins.ts';
import { QUESTION_LABELS, QUESTION_PARTS } from './section-one/GeneralQuestions.tsx';

const CONTACT_COLUMNS = [
  ['name', 'Name'],
  ['designation', 'Designation'],
  ['phone', 'Phone'],
  ['email', 'E-mail'],
] as const;

const GST_COLUMNS = [
  ['gstStateCode', 'State Code'],
  ['gstNo', 'GSTIN'],
  ['billingAddress', 'Billing Address'],
  ['serviceName', 'Service'],
  ['contactDetails', 'Contact Details'],
] as const;

export function SheetHeading({ record }: { record: UserRecord }) {
  usePrintMargins(`${formTitle(record, 'vendorform')} · ${record.name} · ${record.userid}`);
  return (
    <div className="print-only">
      <DetailList
        otherwise="None"
        details={[
          ['Name', record.name],
          ['User ID', record.userid],
          ['Status', formStatusLabel(record.forms.vendorform)],
        ]}
      />
    </div>
  );
}

type Facts = readonly (readonly [term: string, detail: string])[];

/** Aadhar is never shown in full. */
export function sectionOneFacts(record: UserRecord): Facts {
  const one = record.vendorDetails.sectionOne ?? emptySectionOne();
  const kind = kindOf(record);
  const types = record.vendorTypes.filter(({ isChecked }) => isChecked).map(({ name }) => name);
  return [
    ['Name of Vendor', one.nameOfVendor],
    ['Address Line 1', one.addressL1],
    ['Address Line 2', one.addressL2],
    ['Address Line 3', one.addressL3],
    ['City', one.city],
    ['PIN Code', one.pincode],
    ['Country', one.country],
    ['Telephone', one.telephone],
    ['Vendor Status', one.vendorStatus],
    [kind.number, one.registrationNumber],
    ['PAN Number', one.panno],
    ...(kind.hasAadhar || one.aadharcard ? ([['Aadhar Number', maskAadhar(one.aadharcard)]] as const) : []),
    ['Withholding Taxes', one.withHoldingTaxes],
    ['Related to the group', one.relatedwOMG],
    ...(one.relatedwOMG === 'Yes' ? ([['Relation', one.relatedwOMGRelation]] as const) : []),
    ['Vendor types', types.join(', ')],
  ];
}

/** Without what the closing lines of a printout have. */
export function serviceFacts(six: SectionSix): Facts {
  return [
    ['Service Provider', six.serviceProvider],
    ['Position of Signatory', six.positionOfSignatory],
    ['Contact Number of Signatory', six.signatoryContactNumber],
    ['E-mail of Signatory', six.signatoryEmail],
  ];
}

/** Text, because inputs would cut off long values. */
export function SectionOneSheet({ record }: { record: UserRecord }) {
  const one = record.vendorDetails.sectionOne ?? emptySectionOne();
  return (
    <div className="print-only">
      <DetailList otherwise="None" details={sectionOneFacts(record)} />
      <SheetTable title="Accounts" columns={CONTACT_COLUMNS} rows={one.accountsDetails} />
      <SheetTable title="Sales" columns={CONTACT_COLUMNS} rows={one.salesDetails} />
      <SheetTable title="Maker" columns={CONTACT_COLUMNS} rows={one.makerDetails} />
      <div className="gst-table">
        <SheetTable title="GST registrations" columns={GST_COLUMNS} rows={one.gstTable} />
      </div>
      <SheetTable
        title="References"
        columns={QUESTION_PARTS.map((part) => [part, QUESTION_LABELS[part]] as const)}
        rows={one.generalQuestions}
      />
    </div>
  );
}

export function DeclarationSheet({ record }: { record: UserRecord }) {
  const six = record.vendorDetails.sectionSix ?? emptySectionSix();
  return (
    <div className="print-only sheet-together">
      <DetailList otherwise="None" details={serviceFacts(six)} />
      <p>{DECLARATION}</p>
      <LetterClose
        facts={[
          { term: 'Place', value: six.place },
          { term: 'Date', value: formatDate(six.signatoryDate) },
        ]}
        signatory={six.signatoryName}
        signImage={record.signImage}
      />
    </div>
  );
}

interface SheetTableProps<Row> {
  title: string;
  columns: readonly (readonly [key: keyof Row & string, label: string])[];
  rows: readonly Row[];
}

function SheetTable<Row extends { [Key in keyof Row]: string }>({
  title,
  columns,
  rows,
}: SheetTableProps<Row>) {
  if (rows.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <Table size="sm" aria-label={title}>
        <thead>
          <tr>
            {columns.map(([key, label]) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...rows.entries()].map(([index, row]) => (
            <tr key={index}>
              {columns.map(([key]) => (
                <td key={key}>{row[key]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}
