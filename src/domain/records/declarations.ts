import type { EinvoicingDeclaration, EinvoicingGrounds, GstGrounds, NonGst } from './records.ts';

/** The grounds of a GST declaration; undefined for one from before November 2026. */
export function gstGroundsOf({ reason, supply, homeState, place, year }: NonGst): GstGrounds | undefined {
  return (
    reason &&
    supply && { reason, supply, homeState: homeState ?? '', place: place ?? '', ...(year && { year }) }
  );
}

/** The grounds of an e-invoicing declaration; undefined for one from before November 2026. */
export function eInvoicingGroundsOf(declaration: EinvoicingDeclaration): EinvoicingGrounds | undefined {
  const { reason, class: exempt = '', state = '', address = '', gstinNumber = '', year } = declaration;
  return reason && { reason, class: exempt, state, address, gstinNumber, ...(year && { year }) };
}

/** The declaration in the confirmation that the customer specified, and on the printed registration form. */
export const DECLARATION =
  'I hereby declare that all the information given above is true and correct to the best of my knowledge';
