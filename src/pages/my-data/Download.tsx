import Button from 'react-bootstrap/Button';
import Card from 'react-bootstrap/Card';
import { readPersonalData } from '../../backend/privacy/personalData.ts';
import { serverNow } from '../../backend/records/serverTime.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { useWrite } from '../../forms/useWrite.ts';
import { Failure } from '../../ui/feedback/Failure.tsx';
import { saveFile } from '../../ui/saveFile.ts';

export function Download({ record }: { record: UserRecord }) {
  const { run, isPending, error } = useWrite(() => download(record), { success: 'Download saved' });
  return (
    <Card as="section" body className="no-print" aria-labelledby="download-heading">
      <h2 id="download-heading">Take your data out</h2>
      <p>
        A zip file with each of your records, the log, the letters and forms that you signed, which notice you
        were shown, who looked, and a link to each file. Keep it private: a link opens its file without a
        sign-in.
      </p>
      <Failure>{error}</Failure>
      <Button disabled={isPending} onClick={() => void run()}>
        {isPending ? 'Collecting your data…' : 'Download my data'}
      </Button>
    </Card>
  );
}

async function download(record: UserRecord): Promise<void> {
  const [stored, { personalFiles }, { toZip, ZIP_TYPE }] = await Promise.all([
    readPersonalData(record.uid),
    import('../../domain/privacy/personalFiles.ts'),
    import('../../domain/privacy/zip.ts'),
  ]);
  saveFile(`my-data-${record.userid}.zip`, toZip(personalFiles(record, stored, serverNow())), ZIP_TYPE);
}
