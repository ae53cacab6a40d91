import Card from 'react-bootstrap/Card';
import { declareTaxes, watchTaxes } from '../../backend/taxes/taxes.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { TAX_TITLE, type TaxDetails } from '../../domain/records/taxes.ts';
import { formatTimestamp } from '../../domain/time/dates.ts';
import { refusalOfTaxes, VENDORS_ONLY } from '../../domain/transitions/taxes.ts';
import { FormOrChange } from '../../forms/change/FormOrChange.tsx';
import { PersonPage } from '../../forms/PersonPage.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { TaxFields } from '../../forms/taxes/TaxFields.tsx';
import { entryOf, type TaxFields as Fields, startingFields, TaxSchema } from '../../forms/taxes/taxSchema.ts';
import { useRecordForm } from '../../forms/useRecordForm.ts';
import { useWrite } from '../../forms/useWrite.ts';
import { useWatched } from '../../records/useRecords.ts';
import { LiveView } from '../../ui/feedback/LiveView.tsx';
import { ShortNotice } from '../../ui/feedback/Notice.tsx';

export function TaxDetailsPage() {
  return (
    <PersonPage
      title={TAX_TITLE}
      intro="Optional, for vendors: class of your enterprise, GST scheme, certificate of lower deduction. Finance reads them when it pays you."
    >
      {(record) => (
        <FormOrChange record={record} kinds={['taxes']}>
          {record.usertype === 'vendor' ? <Vendor record={record} /> : <VendorsOnly />}
        </FormOrChange>
      )}
    </PersonPage>
  );
}

function VendorsOnly() {
  return (
    <ShortNotice kind="info" title="Nothing to fill in here">
      {VENDORS_ONLY}
    </ShortNotice>
  );
}

function Vendor({ record }: { record: UserRecord }) {
  const { live, retry } = useWatched(record.uid, watchTaxes);
  return (
    <LiveView live={live} onRetry={retry}>
      {(taxes) => <TaxDetailsForm record={record} taxes={taxes} />}
    </LiveView>
  );
}

function TaxDetailsForm({ record, taxes }: { record: UserRecord; taxes: TaxDetails | null }) {
  const refusal = refusalOfTaxes(record);
  const recordForm = useRecordForm<Fields, Fields>({
    id: 'taxes',
    schema: TaxSchema,
    stored: startingFields(record, taxes),
    draft: 'taxes',
    isLocked: refusal !== undefined,
  });
  const write = useWrite((fields: Fields) => declareTaxes(record.uid, entryOf(fields)), {
    success: 'Tax and MSME Details Saved Successfully',
  });
  return (
    <Card body>
      <RecordForm
        recordForm={recordForm}
        write={write}
        buttonLabel="Save"
        unsavedText="Press Save to declare it."
        savedText={taxes ? `Saved ${formatTimestamp(taxes.at)}.` : undefined}
        failureTitle="Your details are not saved"
        heading={refusal && <ShortNotice kind="info">{refusal}</ShortNotice>}
      >
        {refusal && !taxes ? <p className="mb-0">Nothing was declared.</p> : <TaxFields record={record} />}
      </RecordForm>
    </Card>
  );
}
