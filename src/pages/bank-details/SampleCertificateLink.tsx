/** The form for the bank that the message about a missing cheque speaks of. */
export function SampleCertificateLink() {
  return (
    <p>
      No cheque book? Let your bank fill in and stamp this form, and upload it in place of the cheque.{' '}
      <a href="/sample-bank-certificate.pdf" download>
        Download sample bank certificate
      </a>
    </p>
  );
}
